/** The course of a turn, the size of realms and the end, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const turnExplained = explained(
  {
    ...within('Realm size', {
      'na.size': [
        'Large and small realms',
        'Each turn begins with a comparison: most Realm Points is the largest realm, fewest the smallest. The smallest plays first in every phase.',
      ],
      'na.size.tie': [
        'Realms of one size',
        'If realms are level in Realm Points, more cities make the larger realm, then more fortresses, then the highest D6. Ties roll again.',
      ],
      'na.turn.order': [
        'Whose turn it is',
        'In every phase the smallest realm acts first and the largest last. A phase ends when nobody has anything left to do in it.',
      ],
    }),
    'na.turn.phase': [
      'The phases of a turn',
      'Events, mining, challenges, battles, invasion and construction, then the count of Realm Points. You can do each thing only in its own phase.',
      'Turn phases',
    ],
    'na.realm-points': [
      'Realm Points',
      'Each hex under your flag counts 1, each city 1 more.',
      'Key concepts: Realm Points',
    ],
    ...within('Winning the campaign', {
      'na.victory': [
        'Winning',
        'At the end of a turn, 10 Realm Points win, or the goal your table set. If several reach it, the most points win.',
      ],
      'na.victory.tie': [
        'Level at the goal',
        'If players are level in points, more cities win, then more fortresses, more mines, the fuller treasury, a battle, a D6.',
      ],
      'na.victory.battle': [
        'A battle for victory',
        'If they are level in all of these, the players fight it out. If no one fights, or it is a draw, a die decides.',
      ],
      'na.victory.die': [
        'The last die',
        'If no battle decides it, each player rolls a D6 and the highest wins the campaign.',
      ],
    }),
    'na.victory.last': ['The last realm', 'If only one realm still stands, it has won.'],
    'na.victory.turns': [
      'A last turn',
      'Your table may set a last turn. After it the first realm wins, by points and the usual order of ties.',
    ],
    'na.ledger': ['Open books', 'Nothing is secret in this campaign: everybody sees everything.'],
  },
  {
    'na.size': ['realm-points', 'realm-size-tie-break'],
    'na.size.tie': ['realm-size-tie-break'],
    'na.turn.phase': ['phases'],
    'na.realm-points': ['realm-points'],
    'na.victory': ['realm-points', 'win-tie-break'],
    'na.victory.tie': ['win-tie-break'],
  },
);
