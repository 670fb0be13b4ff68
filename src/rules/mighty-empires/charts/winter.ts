/** Winter quarters, the retreat to them, and the events of winter. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation, type Settlement } from './source.ts';

export const winterQuarters = chart<{ readonly of: 'capital' | Settlement; readonly banners: number }>({
  id: 'winter-quarters',
  title: 'Winter quarters',
  source: book('Winter quarters: subsistence'),
  heads: ['Realm tile', 'Banners housed'],
  words: ['winter', 'garrison', 'billet', 'retire', 'home', 'food', 'subsistence'],
  foot: 'In the realm only. Barren and razed tiles house nobody; banners without room are disbanded.',
  rows: [
    { id: 'village', label: 'Village', on: [1, 1], text: '1', is: { of: 'village', banners: 1 } },
    { id: 'fortress', label: 'Fortress', on: [2, 2], text: '1', is: { of: 'fortress', banners: 1 } },
    { id: 'city', label: 'City', on: [3, 3], text: '2', is: { of: 'city', banners: 2 } },
    { id: 'capital', label: 'Capital', on: [4, 4], text: '4', is: { of: 'capital', banners: 4 } },
  ],
});

export const winterRetreat = chart<{ readonly lose: Notation | 'all' }>({
  id: 'winter-retreat',
  title: 'Winter retreat',
  dice: 'd6',
  source: book('Winter retreat'),
  words: ['winter', 'retreat', 'snow', 'cut off', 'mountains', 'way home', 'losses'],
  foot: 'For each banner whose way home crosses mountains, rivers or an enemy.',
  rows: [
    { on: [1, 1], text: 'The banner is never heard of again', note: 'destroyed', is: { lose: 'all' } },
    { on: [2, 2], text: 'It loses D6 × 200 points', is: { lose: 'd6x200' } },
    { on: [3, 3], text: 'It loses D6 × 100 points', is: { lose: 'd6x100' } },
    { on: [4, 4], text: 'It loses D6 × 70 points', is: { lose: 'd6x70' } },
    { on: [5, 5], text: 'It loses D6 × 50 points', is: { lose: 'd6x50' } },
    { on: [6, 6], text: 'It loses D6 × 30 points', is: { lose: 'd6x30' } },
  ],
});

/** Crowns of the coming revenue; numbers named `...From` are D6 scores, rolled for each settlement. */
export type WinterEvent =
  | { readonly event: 'dragonrage'; readonly dragons: Notation }
  | { readonly event: 'revolt'; readonly takes: Notation }
  | { readonly event: 'rebellion' }
  | { readonly event: 'plague' }
  | { readonly event: 'raids'; readonly raidedFrom: number }
  | { readonly event: 'trade'; readonly eachCity: number }
  | { readonly event: 'harvest'; readonly villagesForACrown: number }
  | { readonly event: 'tribute'; readonly gains: Notation }
  | { readonly event: 'famine' }
  | { readonly event: 'treachery'; readonly turnsFrom: number };

const dragonrage = {
  text: 'Dragonrage! 2D6 + 3 dragons fly from a lair in the mountains',
  then: 'dragons',
  is: { event: 'dragonrage', dragons: '2d6+3' },
} as const;

export const winterEvents = chart<WinterEvent>({
  id: 'winter-events',
  title: 'Winter events',
  dice: '2d6',
  source: book('Winter events table'),
  words: [
    'event',
    'winter',
    'plague',
    'rebellion',
    'famine',
    'revolt',
    'raids',
    'harvest',
    'dragonrage',
    'tribute',
  ],
  foot: 'Once for each player.',
  rows: [
    { on: [2, 2], ...dragonrage },
    { on: [3, 3], text: 'Peasant revolt: −D6 crowns', is: { event: 'revolt', takes: 'd6' } },
    {
      on: [4, 4],
      text: 'Rebellion: a fortress drawn at random turns independent',
      note: 'troops inside are removed, and it pays nothing',
      is: { event: 'rebellion' },
    },
    {
      on: [5, 5],
      text: 'Plague: a garrisoned settlement drawn at random, never the capital',
      note: 'its troops die, and it pays nothing',
      is: { event: 'plague' },
    },
    {
      on: [6, 6],
      text: 'Raids: each settlement beside an enemy tile, independents too, pays nothing on 4+',
      is: { event: 'raids', raidedFrom: 4 },
    },
    {
      on: [7, 7],
      text: 'Good trade: +1 crown for every city',
      note: 'the capital too, razed ones not',
      is: { event: 'trade', eachCity: 1 },
    },
    {
      on: [8, 8],
      text: 'Rich harvest: +1 crown for every 3 villages',
      note: 'razed ones not',
      is: { event: 'harvest', villagesForACrown: 3 },
    },
    { on: [9, 9], text: 'Special tribute: +D6 crowns', is: { event: 'tribute', gains: 'd6' } },
    {
      on: [10, 10],
      text: 'Famine: nothing recovers this winter',
      note: 'razed tiles beside your empire',
      is: { event: 'famine' },
    },
    {
      on: [11, 11],
      text: 'Treachery: each city or fortress on a foreign border goes over on 6',
      note: 'its troops are removed, and the neighbour has its revenue',
      is: { event: 'treachery', turnsFrom: 6 },
    },
    { on: [12, 12], ...dragonrage },
  ],
});
