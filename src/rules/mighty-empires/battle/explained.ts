/** Battles without models, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const battleExplained = explained(
  {
    'me.battle.fought': [
      'How a battle is fought',
      'Compare strengths on the combat table (−8 to +8), add the modifier of the two cards (−2 to +2) and 2D6. 2 or less: the attacker is scattered; 3 to 5 beaten; 6 to 8 draw; 9 to 11 the defender is beaten; 12 scattered.',
      'Battles',
    ],
    'me.battle.recorded': [
      'A battle fought elsewhere',
      'You can enter a battle that you settled without the app: who won, what it cost, who has the tile. You cannot fight a battle again once it is over.',
      'Battles',
    ],
    'me.battle.waiting': [
      'No battle waits',
      'Where enemies have met, a battle waits until one side fights, leaves or takes refuge.',
    ],
    'me.battle.sides': ['Not your battle', 'Only the two sides of a battle can fight it.'],
    'me.battle.phase': [
      'When battles are fought',
      'You fight a battle after the attacker’s movement. Either side may fight a battle left over from an earlier turn at any time.',
      'Campaign turns: battle',
    ],
    'me.battle.strengths': [
      'Strengths',
      'Each side says how many points its whole force has. On the combat table, round each up to the next column or row; 3,000 and above share the last.',
      'Battle resolution',
    ],
    'me.battle.cards': [
      'The cards',
      'The attacker picks direct, surprise or flank attack, the defender counter attack, hold or withdraw. Both lie face down until both have chosen; together they move the result by −2 to +2.',
      'Strategic modifiers',
    ],
    'me.battle.dice': [
      'The dice of battle',
      'Add 2D6 to the odds and the cards. A double also means that a character falls, no matter who wins.',
      'Random modifier',
    ],
    'me.battle.result': [
      'The result',
      '2 or less: attacker loses 100 + D6 × 50, scattered. 3 to 5: 50 + D6 × 50. 6 to 8: draw. From 9 the defender loses the 50 more, from 12 the 100 more, scattered. The other side loses D6 × 50.',
      'Battle result',
    ],
    'me.battle.losses': [
      'Sharing the losses',
      'A force shares its losses evenly among its banners. The owner says where uneven points go; a banner that loses more than it holds is destroyed, and the other banners take the rest.',
      'Deducting losses',
    ],
    'me.battle.character': [
      'A character falls',
      'After a double roll a D6: 1 to 3 the attacker loses a character, 4 to 6 the defender. With points only, D6 × 20 more are lost; with units, the owner names one.',
      'Character casualty rule',
    ],
    ...within('Defeated', {
      'me.battle.defeated': [
        'Beaten',
        'A beaten attacker goes back to the tile it came from, a beaten defender to a tile of its own beside the field. A force that had not taken its turn neither scouts nor moves this month.',
      ],
      'me.battle.halted': [
        'Beaten this month',
        'A banner that was beaten before its own turn neither scouts nor moves this month.',
      ],
      'me.battle.retreat': [
        'Where the beaten go',
        'Attackers go back where they came from; if enemies are there, to a tile of their own, as defenders do. A tile where an enemy stands is no refuge.',
      ],
      'me.battle.destroyed': [
        'Cut off',
        'A force with no tile to fall back to is destroyed. So is a force that has to cross mountains or a river and finds no route.',
      ],
      'me.battle.second': [
        'Before a second battle',
        'A force beaten this month that is attacked again may fall back one more tile and not fight. The tile falls to the attacker.',
      ],
    }),
    'me.battle.scattered': [
      'Scattered',
      'A scattered force loses all its baggage to the enemy and may not roll for a route: if every way out crosses mountains or rivers, it is destroyed.',
      'Defeated and scattered',
    ],
    'me.battle.draw': [
      'A draw',
      'Both sides leave the tile, and its flag stays. Attackers go back where they came from. A draw does not stop a force from scouting or moving later.',
      'Draw',
    ],
    'me.battle.route': [
      'A way out after a draw',
      'After a draw there is time: you repeat the route roll until you find a way.',
      'Draw',
    ],
    ...within('Victory', {
      'me.battle.victory': [
        'The field is won',
        'The winner keeps the tile and its settlement, which now fly the winner’s flag. A third player’s tile is spared while that player or a garrison is there.',
      ],
      'me.battle.pursuit': [
        'Pursuit',
        'The winner may roll a D6. 1: enemy loses all baggage and may not cross mountains or rivers. 2 and 3: D6 × 50 more. 4: all baggage. 5: nothing. 6: the pursuers lose D6 × 50.',
      ],
      'me.battle.baggage': [
        'Captured baggage',
        'Baggage that the beaten side leaves behind goes to the winner’s banners, six each at most; the rest is lost.',
      ],
    }),
    'me.battle.rallied': [
      'The garrison came out',
      'If it is beaten, or after a draw, a garrison that came out to fight goes back behind its walls.',
      'Under siege',
    ],
    'me.battle.independents': [
      'Townsfolk under arms',
      'Independents raise fresh troops for every battle. A D6 gives a village 100 to 600 points, a fortress 200 to 1,000, a city 300 to 1,800.',
      'Independent settlements',
    ],
    'me.battle.walls': [
      'They stay behind their walls',
      'Independents of a city or fortress come out only if they are stronger than you. Otherwise it is a siege. Villages always fight in the open.',
      'Battle or siege',
    ],
    'me.battle.dealt': [
      'A card for independents',
      'Another player picks the card for independents, or a die deals it after the attacker has chosen: 1 counter attack, 2 hold, 3 withdraw.',
      'Independent settlements: resolving the conflict',
    ],
  },
  {
    'me.battle.fought': ['combat-table', 'strategic-cards', 'battle-result'],
    'me.battle.strengths': ['combat-table'],
    'me.battle.cards': ['strategic-cards'],
    'me.battle.dice': ['battle-result'],
    'me.battle.result': ['battle-result'],
    'me.battle.character': ['character-casualty'],
    'me.battle.pursuit': ['pursuit'],
    'me.battle.independents': ['independent-defenders'],
    'me.battle.walls': ['independent-defenders'],
  },
);
