/** Charts of the set-up: what lies in a realm, its ships, its strength. */
import { chart, grid } from '../../../kernel/chart.ts';
import { book, type Notation, type Settlement, type Site } from './source.ts';

const realms = book('Creating the realm');

export const realmSettlements = grid<Site>({
  id: 'realm-settlements',
  title: 'Realm tiles',
  dice: '2d6',
  source: realms,
  words: ['set-up', 'start', 'homeland', 'territory', 'tile type', 'new realm', 'creating'],
  foot: 'Once for each tile beside the capital.',
  print: { barren: 'Barren', village: 'Village', fortress: 'Fortress', city: 'City' },
  columns: [
    { id: 'lowland', title: 'Lowland' },
    { id: 'highland', title: 'Highland' },
    { id: 'river', title: 'River valley' },
    { id: 'coastal', title: 'Coastal' },
  ],
  rows: [
    { on: [2, 2], cells: ['barren', 'barren', 'barren', 'barren'] },
    { on: [3, 3], cells: ['barren', 'barren', 'barren', 'barren'] },
    { on: [4, 4], cells: ['barren', 'barren', 'barren', 'barren'] },
    { on: [5, 5], cells: ['barren', 'barren', 'village', 'barren'] },
    { on: [6, 6], cells: ['village', 'barren', 'village', 'barren'] },
    { on: [7, 7], cells: ['village', 'barren', 'village', 'village'] },
    { on: [8, 8], cells: ['village', 'village', 'village', 'village'] },
    { on: [9, 9], cells: ['fortress', 'village', 'fortress', 'village'] },
    { on: [10, 10], cells: ['fortress', 'fortress', 'city', 'fortress'] },
    { on: [11, 11], cells: ['city', 'fortress', 'city', 'city'] },
    { on: [12, 12], cells: ['city', 'city', 'city', 'city'] },
  ],
});

export const realmShips = chart<{ readonly ships: number }>({
  id: 'realm-ships',
  title: 'Realm ships',
  dice: 'd6',
  source: book('Realms: ships'),
  words: ['fleet', 'port', 'harbour', 'boats', 'start'],
  foot: 'Once for each city on a coastal tile of the realm.',
  rows: [
    { on: [1, 1], text: 'No ships', is: { ships: 0 } },
    { on: [2, 4], text: '1 ship', is: { ships: 1 } },
    { on: [5, 5], text: '2 ships', is: { ships: 2 } },
    { on: [6, 6], text: '3 ships', is: { ships: 3 } },
  ],
});

export const militaryStrength = chart<{ readonly of: 'capital' | Settlement; readonly points: Notation }>({
  id: 'military-strength',
  title: 'Military strength',
  source: book('The realm’s army'),
  heads: ['For each', 'Points'],
  words: ['army size', 'starting points', 'points value', 'how many troops'],
  foot: 'Some 3500 to 4000 points for a realm; or agree on one sum for all, 3000 to 5000.',
  rows: [
    {
      id: 'capital',
      label: 'Capital',
      on: [1, 1],
      text: '5D6 × 100',
      note: '500 to 3000, 1750 on average',
      is: { of: 'capital', points: '5d6x100' },
    },
    {
      id: 'city',
      label: 'City',
      on: [2, 2],
      text: '2D6 × 100',
      note: '200 to 1200, 700 on average',
      is: { of: 'city', points: '2d6x100' },
    },
    {
      id: 'fortress',
      label: 'Fortress',
      on: [3, 3],
      text: 'D6 × 100',
      note: '100 to 600, 350 on average',
      is: { of: 'fortress', points: 'd6x100' },
    },
    {
      id: 'village',
      label: 'Village',
      on: [4, 4],
      text: 'D6 × 100',
      note: '100 to 600, 350 on average',
      is: { of: 'village', points: 'd6x100' },
    },
  ],
});
