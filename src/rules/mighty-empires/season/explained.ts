/** The turns of the season, in our words. */
import { explained, within } from '../../../kernel/explained.ts';

export const seasonExplained = explained({
  ...within('Campaign turns', {
    'me.season.initiative': [
      'Who goes first',
      'At the start of each month every player rolls a D6. The highest goes first, then the next; those who are tied roll again.',
    ],
    'me.season.turn': [
      'One player after the other',
      'In a month each player takes a whole turn: supplies, scouting, movement, battles, sieges, razing, reorganisation. Then the next player takes theirs.',
    ],
    'me.season.phase': [
      'The phases of a turn',
      'Seven phases in this order: subsistence, scouting, movement, battle, siege, raze, reorganisation. Once you end a phase it does not come back this month.',
    ],
  }),
  'me.season.year': [
    'Six months, then winter',
    'The campaign season has six months, from the spring equinox to the autumn equinox. After the sixth, winter begins.',
    'The campaign season',
  ],
});
