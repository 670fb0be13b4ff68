/** Battles, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const battleExplained = explained(
  {
    'na.battle.size': [
      'How large a battle is',
      'One against one: 2500 points each. Two against two: 1500 each. Two against one: 2500 a side, so 1250 for each ally. Another standard changes all in proportion.',
      'Battle Phase',
    ],
    'na.battle.free-size': [
      'Battles of any size',
      'If your table plays that way, the players of a battle agree on its size themselves. The bonuses stay the same percentages of it.',
      'Larger/smaller battles',
    ],
    ...within('Army bonuses', {
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
        'Gold can add at most 10% to your own points in that battle, not counting bonuses.',
      ],
    }),
    'na.battle.arranged': [
      'When and where',
      'The players of a battle note when and where they meet. It is not binding.',
    ],
    'na.battle.waiting': [
      'Battles that wait',
      'A battle that the players could not fight waits, and earns its points in the turn in which they fight it. Two duels earn theirs once both are over.',
    ],
    'na.battle.others': [
      'A battle of others',
      'Only the players of a battle enter its result, arrange it or spend gold on it.',
    ],
    'na.battle.fought': [
      'Already fought',
      'The result is recorded. To change it, correct the entry in the chronicle.',
    ],
    'na.battle.called-off': [
      'Called off',
      'If all its players agree, they call the battle off: it earns no one anything, and gold spent on it comes back.',
    ],
    'na.battle.result': [
      'The result',
      'One player enters the result and the other side confirms it. It counts by the difference in victory points, as a share of the size of a side.',
      'Invasion and Construction Phase',
    ],
    'na.piece.battle': ['No such battle', 'The battle has been called off, or its challenge was undone.'],
  },
  {
    'na.battle.size': ['battle-sizes'],
    'na.battle.largest-realm': ['army-bonuses'],
    'na.battle.gold-cap': ['army-bonuses'],
    'na.battle.result': ['conquest-points'],
  },
);
