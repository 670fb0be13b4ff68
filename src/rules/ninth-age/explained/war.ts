/** Battles, conquest, the end and what players agree on, in our words. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const war = {
  'na.battle.size': [
    'How large a battle is',
    'One against one: 2500 points each. Two against two: 1500 each. Two against one: 2500 a side, so 1250 for each ally. Another standard changes all in proportion.',
  ],
  'na.battle.free-size': [
    'Battles of any size',
    'If your table plays so, the players of a battle agree on its size themselves. The bonuses stay the same shares of it.',
  ],
  'na.battle.largest-realm': [
    'The largest realm’s bonus',
    'The largest realm fields 5% more points, rounded down, from turn 2 on.',
  ],
  'na.battle.gold': [
    'Gold for troops',
    '1 gold buys 1 point for one battle. For a second battle of the turn you pay again.',
  ],
  'na.battle.gold-cap': [
    'How much gold buys',
    'Gold adds 10% at most to your own points in that battle, bonuses left aside.',
  ],
  'na.battle.arranged': [
    'When and where',
    'The players of a battle note when and where they meet. It binds nobody.',
  ],
  'na.battle.waiting': [
    'Battles that wait',
    'A battle that nobody could fight waits, and earns its points in the turn it is fought. Two duels earn once both are over.',
  ],
  'na.battle.others': [
    'A battle of others',
    'Only the players of a battle enter its result, arrange it or spend gold on it.',
  ],
  'na.battle.fought': [
    'Fought already',
    'The result is recorded. To change it, correct the entry in the chronicle.',
  ],
  'na.battle.called-off': [
    'Called off',
    'If all its players agree, a battle is never fought: it earns nobody anything, and gold spent on it comes back.',
  ],
  'na.battle.result': [
    'The result',
    'One player enters the result and the other side confirms it. It counts by the difference in victory points, as a share of the size of a side.',
  ],
  'na.conquest.points': [
    'Conquest Points',
    'A defeat earns 1, a draw (up to 10% apart) 2, a narrow victory (up to 30%) 3, a solid one (up to 50%) 4, a massacre 5. Without a battle you earn none.',
  ],
  'na.conquest.together': [
    'Two against one',
    'Allies who fought side by side against one player earn 1 Conquest Point less each, never below 0.',
  ],
  'na.conquest.apart': [
    'Against each ally in turn',
    'A player who fought two allies one after the other earns the average of both battles, rounded down.',
  ],
  'na.conquest.brash': [
    'After a brash attack',
    'A brash attack that won adds 2 Conquest Points. One that did not win leaves you with none.',
  ],
  'na.conquest.claim': [
    'Claiming a hex',
    'A hex without a flag, beside one of yours, costs 2 Conquest Points; a mountain costs 1 more.',
  ],
  'na.conquest.mountain': [
    'Mountains cost more',
    'A mountain costs 1 Conquest Point more, claimed or conquered.',
  ],
  'na.conquest.conquer': [
    'Conquering a hex',
    'Another player’s hex beside yours costs 3 Conquest Points: 1 more on a mountain, 1 more with a city or fortress. What stands there is yours.',
  ],
  'na.conquest.walls': [
    'City or fortress',
    'Taking a hex with a city or fortress costs 1 Conquest Point more. A mountain adds its own on top.',
  ],
  'na.conquest.beaten': [
    'Only from those you beat',
    'You conquer hexes only of players against whom you won a battle this turn. With an ally, every opponent of yours counts.',
  ],
  'na.conquest.adjacent': ['Beside your own', 'You take only hexes that touch one of yours.'],
  'na.conquest.own': ['Yours already', 'Your flag stands on this hex.'],
  'na.conquest.build': [
    'Building',
    'For 1 Conquest Point you build a fortress or a mine on your own hex, or make a city of a fortress.',
  ],
  'na.conquest.built': [
    'Built already',
    'One fortress or city and one mine to a hex. If your table plays so, a mine never shares its hex.',
  ],
  'na.conquest.swamp': ['Swamps', 'Nothing can be built in a swamp, a capital included.'],
  'na.conquest.mine-ground': ['Where mines go', 'Mines are built on mountain and river hexes only.'],
  'na.conquest.city': [
    'Cities',
    'A city takes the place of a fortress: build that first. A city counts 1 Realm Point on top of its hex.',
  ],
  'na.conquest.raid': [
    'Raids',
    'For 1 Conquest Point you roll 2D6 × 10 gold. You may raid as often as you have points.',
  ],
  'na.conquest.share': [
    'Shared points',
    'Teammates and allies of the turn may hand each other Conquest Points, until the receiver is done with their conquest.',
  ],
  'na.conquest.lost': ['Points left over', 'Conquest Points that you do not spend in this phase are lost.'],
  'na.destroyed': [
    'A realm falls',
    'A player without a hex is out of the campaign. Their gold goes to the player who took the last hex.',
  ],
  'na.realm-points': ['Realm Points', 'Each hex under your flag counts 1, each city 1 more.'],
  'na.victory': [
    'Winning',
    'At the end of a turn, 10 Realm Points win, or the goal your table set. If several reach it, the most points win.',
  ],
  'na.victory.tie': [
    'Level at the goal',
    'Level in points, more cities win, then more fortresses, more mines, the fuller treasury, a battle, a D6.',
  ],
  'na.victory.battle': [
    'A battle for victory',
    'Level in all that can be counted, the players fight it out. If nobody fights, or it is a draw, a die decides.',
  ],
  'na.victory.die': [
    'The last die',
    'Where no battle decided, each rolls a D6 and the highest wins the campaign.',
  ],
  'na.victory.last': ['The last realm', 'If only one realm still stands, it has won.'],
  'na.victory.turns': [
    'A last turn',
    'Your table may set a last turn. After it the first realm wins, by points and the usual order of ties.',
  ],
  'na.trade': [
    'Bargains',
    'Gold changes hands at any time. A gift needs nobody’s leave; anything in return needs the other player’s.',
  ],
  'na.trade.hexes': [
    'Hexes in a bargain',
    'Hexes change hands where both players agree, but nobody gives away their last.',
  ],
  'na.teams': [
    'Teams',
    'Before the first turn the table may split into teams for a number of turns. Teammates share Conquest Points and do not fight each other.',
  ],
  'na.teams.events': [
    'Events and your team',
    'Poisoned mines, catastrophe and emissary cannot be used on your own side.',
  ],
  'na.teams.challenge': [
    'Your own side',
    'You cannot challenge players of your own side, nor anybody if that would set you against your side.',
  ],
  'na.teams.until': [
    'Teams end',
    'After the turns agreed on, the teams dissolve and everybody may fight everybody.',
  ],
  'na.alliance': [
    'Allies for a turn',
    'At the start of a turn, players may declare that they are allied for it: then the rules of teams hold for them. Somebody must be left to fight.',
  ],
  'na.accord': [
    'Playing otherwise',
    'Goal, last turn, size of battles and the like change only when everybody agrees.',
  ],
  'na.ledger': ['Open books', 'In this campaign nothing is secret: everybody sees all there is.'],
  'na.piece.seat': ['No such realm', 'No realm in this campaign belongs to that player.'],
  'na.piece.hex': ['Not that hex', 'The hex is not on the map, or another flag stands on it.'],
  'na.piece.battle': ['No such battle', 'The battle has been called off, or its challenge was undone.'],
} as const satisfies Partial<Texts<RuleId>>;
