/** Route charts: a way over mountains and unbridged rivers, and what a perilous one costs. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export interface Route {
  readonly route: 'none' | 'perilous' | 'safe';
}

export const route = chart<Route>({
  id: 'route',
  title: 'Route',
  dice: 'd6',
  source: book('The route roll'),
  beyond: 'nearest',
  words: [
    'mountain pass',
    'pass',
    'river crossing',
    'ford',
    'bridge',
    'blocked',
    'blocking terrain',
    'cross',
  ],
  foot: 'One roll for the whole move, however much is in the way. Dwarfs in mountains have their own chart.',
  rows: [
    { on: [1, 2], text: 'No way through: the force stays', is: { route: 'none' } },
    {
      on: [3, 4],
      text: 'A narrow and perilous way',
      note: 'roll for the crossing if you take it',
      then: 'perilous-route',
      is: { route: 'perilous' },
    },
    { on: [5, 6], text: 'A safe way', is: { route: 'safe' } },
  ],
});

/**
 * What a crossing costs: points from each banner; baggage as all of it, so many from each banner, or so many from
 * the whole force; `withoutBaggage`: points from each banner that has none to give.
 */
export interface Crossing {
  readonly eachLoses: Notation | null;
  readonly baggage: 'all' | { readonly each: number } | { readonly force: number } | null;
  readonly withoutBaggage: Notation | null;
}

export const perilousRoute = chart<Crossing>({
  id: 'perilous-route',
  title: 'Perilous route',
  dice: 'd6',
  source: book('The route roll'),
  words: ['mountain pass', 'river crossing', 'ford', 'losses', 'danger'],
  rows: [
    {
      on: [1, 1],
      text: 'Each banner loses D6 × 50 points',
      note: 'and the force all its baggage',
      is: { eachLoses: 'd6x50', baggage: 'all', withoutBaggage: null },
    },
    {
      on: [2, 2],
      text: 'Each banner loses D6 × 20 points',
      note: 'and 1 baggage, if it has any',
      is: { eachLoses: 'd6x20', baggage: { each: 1 }, withoutBaggage: null },
    },
    {
      on: [3, 3],
      text: 'Each banner loses 1 baggage',
      note: 'one that cannot: D6 × 20 points',
      is: { eachLoses: null, baggage: { each: 1 }, withoutBaggage: 'd6x20' },
    },
    {
      on: [4, 4],
      text: 'The force loses 1 baggage in all',
      is: { eachLoses: null, baggage: { force: 1 }, withoutBaggage: null },
    },
    {
      on: [5, 6],
      text: 'Everyone comes through',
      note: 'no loss',
      is: { eachLoses: null, baggage: null, withoutBaggage: null },
    },
  ],
});
