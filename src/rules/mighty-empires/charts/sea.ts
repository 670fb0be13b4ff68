/** The battle at sea: each side's ships and banners aboard, plus a D6; the difference is looked up. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export interface SeaBattle {
  readonly engagement: 'draw' | 'driven-off' | 'sunk';
  /** Points each banner aboard the losing side's ships loses. */
  readonly eachLoses: Notation | null;
  /** Ships of the losing side that go down with all aboard. */
  readonly shipsLost: number | 'all';
}

export const navalEngagement = chart<SeaBattle>({
  id: 'naval-engagement',
  title: 'Naval engagement',
  source: book('Naval engagement chart'),
  heads: ['Difference', 'The lower side'],
  words: ['ship', 'fleet', 'sea battle', 'navy', 'harbour', 'sink', 'sunk'],
  foot: 'Each side: its ships, the banners aboard, and a D6. High Elves add 1. Nowhere to be driven to: destroyed.',
  rows: [
    {
      on: [0, 0],
      text: 'A draw',
      note: 'no losses',
      is: { engagement: 'draw', eachLoses: null, shipsLost: 0 },
    },
    {
      on: [1, 1],
      text: 'Driven off: the winner may move it 1 tile along the coast',
      is: { engagement: 'driven-off', eachLoses: null, shipsLost: 0 },
    },
    {
      on: [2, 2],
      text: 'Driven off, and each banner aboard loses D6 × 50 points',
      is: { engagement: 'driven-off', eachLoses: 'd6x50', shipsLost: 0 },
    },
    {
      on: [3, 3],
      text: '1 ship drawn at random sinks with all aboard; the rest are driven off',
      is: { engagement: 'driven-off', eachLoses: null, shipsLost: 1 },
    },
    {
      on: [4, 999],
      label: '4 or more',
      text: 'Every ship sinks, with all aboard',
      is: { engagement: 'sunk', eachLoses: null, shipsLost: 'all' },
    },
  ],
});
