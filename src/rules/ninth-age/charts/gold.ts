/** What mines yield, and by how much gold is multiplied where battles are smaller or larger. */
import { type Chart, chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

/** Gold of a raid, in faces before they are multiplied. */
export const raidDice = '2d6';

export type Mine = { readonly on: 'river' | 'mountain'; readonly dice: '2d6' | '3d6' };
export const mines = chart<Mine>({
  id: 'mines',
  title: 'Mines',
  source: book('Mining Phase'),
  heads: ['Mine on', 'Gold'],
  words: ['mine', 'gold', 'mining', 'river', 'mountain', 'exhausted', 'double', 'triple', 'income'],
  foot: 'A mine whose dice all show the same face is exhausted: its gold is kept, the mine is gone.',
  rows: [
    {
      id: 'river',
      label: 'River',
      on: [1, 1],
      text: '2D6 × 10',
      note: 'exhausted on a double',
      is: { on: 'river', dice: '2d6' },
    },
    {
      id: 'mountain',
      label: 'Mountain',
      on: [2, 2],
      text: '3D6 × 10',
      note: 'exhausted on a triple',
      is: { on: 'mountain', dice: '3d6' },
    },
  ],
});

export type Times = { readonly times: number };
const from = (low: number, high: number, times: number): Chart<Times>['rows'][number] => ({
  on: [low, high],
  text: `Gold × ${times}`,
  is: { times },
});
export const goldMultipliers = chart<Times>({
  id: 'gold-multipliers',
  title: 'Gold by the size of battles',
  source: book('Larger and smaller battles'),
  heads: ['Standard points', 'Dice times'],
  words: ['gold', 'multiplier', 'points', 'battle', 'size', 'larger', 'smaller', 'standard'],
  foot: 'By the standard of one against one. Above these, 5 more for each further 1000.',
  rows: [
    from(0, 1499, 5),
    from(1500, 3500, 10),
    from(3501, 4500, 15),
    from(4501, 5500, 20),
    from(5501, 6500, 25),
    from(6501, 7500, 30),
    from(7501, 8500, 35),
  ],
});
/** How the chart goes on above its last row. */
const step = { points: 1000, times: 5 };

/** By how much every roll for gold is multiplied where battles have this standard. */
export function multiplier(standard: number): number {
  const row = goldMultipliers.rows.find(({ on }) => on[0] <= standard && standard <= on[1]);
  const last = goldMultipliers.rows.at(-1);
  if (row || !last) return row?.is.times ?? 0;
  return last.is.times + step.times * Math.ceil((standard - last.on[1]) / step.points);
}
