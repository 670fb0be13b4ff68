/** A turn up to its battles, in our words: sizes of realms, events, mines, challenges. */
import type { Texts } from '../../../kernel/explained.ts';
import type { RuleId } from '../rules.ts';

export const turn = {
  'na.size': [
    'Large and small realms',
    'Each turn begins with a comparison: most Realm Points is the largest realm, fewest the smallest. The smallest plays first in every phase.',
  ],
  'na.size.tie': [
    'Realms of one size',
    'Level in Realm Points, more cities make the larger realm, then more fortresses, then the highest D6. Dice that tie are rolled again.',
  ],
  'na.turn.phase': [
    'The phases of a turn',
    'Events, mining, challenges, battles, invasion and construction, then the count of Realm Points. Each deed belongs to its own phase.',
  ],
  'na.turn.order': [
    'Whose turn it is',
    'In every phase the smallest realm acts first and the largest last. A phase ends when nobody has anything left to do in it.',
  ],
  'na.events': ['Events', 'From turn 2 on, each player picks one of eight events, the smallest realm first.'],
  'na.events.first-turn': ['No events at first', 'The first turn of a campaign has no events phase.'],
  'na.events.twice': [
    'Twice at most',
    'In one phase no event is picked a third time: the largest realm may find its favourite gone.',
  ],
  'na.events.target': [
    'Who is struck',
    'Poisoned mines, catastrophe and emissary strike another player, whose realm must still stand and who is not on your side.',
  ],
  'na.events.poisoned-mines': [
    'Poisoned mines',
    'The player you pick gets no gold from mines this turn. Their mines are not rolled for, so none of them runs dry either.',
  ],
  'na.events.construction-project': [
    'Construction project',
    'You build a fortress or a mine on a hex of yours, or make a city of a fortress, at no cost in Conquest Points.',
  ],
  'na.events.catastrophe': [
    'Catastrophe',
    'The player you pick rolls a D6 for each city, fortress and mine of theirs. On a 1 it is gone, capital or not; the flag stays.',
  ],
  'na.events.brash-attack': [
    'Brash attack',
    'Win this turn and earn 2 more Conquest Points; lose or draw and earn none at all. With two battles you must win both, unless your table plays otherwise.',
  ],
  'na.events.reconnaissance': [
    'Reconnaissance',
    'In your first battle of the turn the enemy deploys everything before you deploy anything, and you take the first turn.',
  ],
  'na.events.emissary': [
    'Emissary',
    'The player you pick may not challenge you this turn. They may still stand against you in somebody else’s alliance.',
  ],
  'na.events.rapid-expansion': [
    'Rapid expansion',
    'The first hex that you claim or conquer this turn is 1 Conquest Point cheaper.',
  ],
  'na.events.veteran-troops': [
    'Veteran troops',
    'In your first battle of the turn you need only 15% Core, may take 50% Rare, and Special and Rare units may repeat freely, One of a Kind apart.',
  ],
  'na.mining': [
    'Gold from mines',
    'A mine on a river gives 2D6 × 10 gold, one in the mountains 3D6 × 10. Each player rolls once a turn for all their mines.',
  ],
  'na.mining.exhausted.river': [
    'A river mine runs dry',
    'A double on the two dice ends a river mine: you keep this gold, the mine is removed.',
  ],
  'na.mining.exhausted.mountain': [
    'A mountain mine runs dry',
    'A triple on the three dice ends a mountain mine: you keep this gold, the mine is removed.',
  ],
  'na.gold': [
    'Gold',
    'Gold buys points for your army and whatever other players sell you. You cannot spend more than you have.',
  ],
  'na.gold.multiplier': [
    'Gold and the size of battles',
    'With a standard below 1500 points gold from mines and raids counts × 5, up to 3500 × 10, and 5 more for each further 1000 begun.',
  ],
  'na.challenge': [
    'Challenges',
    'From the smallest realm up, each player challenges another; the two fight this turn.',
  ],
  'na.challenge.challenged': [
    'Challenged already',
    'If somebody has challenged you this turn, you issue no challenge.',
  ],
  'na.challenge.alliance': [
    'An alliance',
    'Challenge a player who has a battle already, and you stand beside their opponent: two against one.',
  ],
  'na.challenge.alliances': [
    'Two alliances',
    'Challenge one of two allies, and you join the player they face. So four may fight, two against two.',
  ],
  'na.challenge.full': [
    'No room beside them',
    'No more than two stand on one side, so that player cannot be challenged again this turn.',
  ],
  'na.challenge.nobody': [
    'Nobody to challenge',
    'Without anybody left to challenge you issue none. Otherwise every player issues one.',
  ],
  'na.challenge.form': [
    'One against two',
    'The player who stands alone chooses: one battle against both allies, or a battle against each in turn.',
  ],
  'na.challenge.duels': [
    'Two against two',
    'The player challenged first chooses: one battle of all four, or two duels, and who meets whom in them.',
  ],
} as const satisfies Partial<Texts<RuleId>>;
