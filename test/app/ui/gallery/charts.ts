/** Two invented charts, one of each kind. */
import { chart, grid } from '../../../../src/kernel/chart.ts';

const source = { document: 'The gallery', section: 'Invented' };

export const passWeather = chart({
  id: 'pass-weather',
  title: 'Weather on the pass',
  dice: '2d6',
  beyond: 'nearest',
  source,
  foot: 'Snow closes the pass until the next month.',
  rows: [
    { on: [2, 5], text: 'Snow', note: 'the force stays', is: 'snow' },
    { on: [6, 8], text: 'Cloud', is: 'cloud' },
    { on: [9, 12], text: 'Clear', is: 'clear' },
  ],
});

export const passTolls = grid({
  id: 'pass-tolls',
  title: 'Tolls on the pass',
  dice: 'd6',
  source,
  heads: ['Roll', 'Travellers'],
  columns: [
    { id: 'few', title: 'Few', on: [1, 10] },
    { id: 'many', title: 'Many', on: [11, 100] },
  ],
  rows: [
    { on: [1, 3], cells: [5, 10] },
    { on: [4, 6], cells: [10, 20] },
  ],
});
