/** What comes in over the winter: revenue, and what recruits do to an elite unit. */
import { chart, grid } from '../../../kernel/chart.ts';
import { book, type Settlement } from './source.ts';

export const revenueValues = chart<{ readonly of: 'capital' | Settlement | 'ship'; readonly crowns: number }>(
  {
    id: 'revenue-values',
    title: 'Revenue values',
    source: book('Gathering revenue'),
    heads: ['Settlement', 'Crowns'],
    words: ['gold', 'crowns', 'income', 'money', 'tax', 'treasury', 'pay'],
    foot: 'Razed and isolated settlements pay nothing; without its capital an empire collects nothing at all.',
    rows: [
      { id: 'capital', label: 'Capital', on: [1, 1], text: '4', is: { of: 'capital', crowns: 4 } },
      { id: 'city', label: 'Other city', on: [2, 2], text: '2', is: { of: 'city', crowns: 2 } },
      { id: 'village', label: 'Village', on: [3, 3], text: '1', is: { of: 'village', crowns: 1 } },
      { id: 'fortress', label: 'Fortress', on: [4, 4], text: '1', is: { of: 'fortress', crowns: 1 } },
      {
        id: 'ship',
        label: 'Ship in harbour',
        on: [5, 5],
        text: '+1',
        note: 'while its port pays',
        is: { of: 'ship', crowns: 1 },
      },
    ],
  },
);

/** The elite bonus a unit fights with for a season, by its own bonus and its share of recruits in percent, rounded up. */
export const eliteReinforcement = grid<number>({
  id: 'elite-reinforcement',
  title: 'Elite reinforcement',
  source: book('Reinforcements'),
  heads: ['Elite', 'Share of recruits'],
  words: ['recruit', 'elite', 'reinforce', 'reinforcements', 'status', 'unit', 'replacements'],
  foot: 'Recruits against the models before. For one season, then the unit is itself again.',
  signed: true,
  columns: [
    { id: 'up-to-20', title: 'to 20%', on: [0, 20] },
    { id: 'up-to-30', title: 'to 30%', on: [21, 30] },
    { id: 'up-to-40', title: 'to 40%', on: [31, 40] },
    { id: 'up-to-50', title: 'to 50%', on: [41, 50] },
    { id: 'more', title: 'more', on: [51, 999999] },
  ],
  rows: [
    { on: [4, 4], text: '+4 elite', cells: [4, 4, 3, 3, 0] },
    { on: [3, 3], text: '+3 elite', cells: [3, 2, 2, 1, 0] },
    { on: [2, 2], text: '+2 elite', cells: [2, 1, 1, 0, 0] },
    { on: [1, 1], text: '+1 elite', cells: [1, 1, 0, 0, 0] },
  ],
});
