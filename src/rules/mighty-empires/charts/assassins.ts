/** What operatives cost, and what assassins do to banners and kings. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Notation } from './source.ts';

export const operatives = ['assassin', 'spy', 'saboteur', 'agent'] as const;
export type Operative = (typeof operatives)[number];

export interface Hire {
  readonly operative: Operative;
  readonly crowns: number;
  /** How many that buys. */
  readonly buys: number | Notation;
}

export const espionageCosts = chart<Hire>({
  id: 'espionage-costs',
  title: 'Espionage costs',
  source: book('Espionage: cost'),
  heads: ['Operative', 'Price'],
  words: ['spy', 'spies', 'assassin', 'saboteur', 'agent', 'hire', 'crowns', 'price'],
  rows: [
    {
      id: 'assassin',
      label: 'Assassin',
      on: [1, 1],
      text: '1 crown',
      is: { operative: 'assassin', crowns: 1, buys: 1 },
    },
    {
      id: 'spy',
      label: 'Spies',
      on: [2, 2],
      text: '1 crown for D6',
      is: { operative: 'spy', crowns: 1, buys: 'd6' },
    },
    {
      id: 'saboteur',
      label: 'Saboteur',
      on: [3, 3],
      text: '1 crown',
      is: { operative: 'saboteur', crowns: 1, buys: 1 },
    },
    {
      id: 'agent',
      label: 'Agent',
      on: [4, 4],
      text: '1 crown',
      is: { operative: 'agent', crowns: 1, buys: 1 },
    },
  ],
});

export interface Assassination {
  /** Tabletop: the characters slain, the one of highest level or one its owner picks. */
  readonly slain: readonly ('highest' | 'picked')[];
  /** Points only: what the banner loses in their stead, added up. */
  readonly instead: readonly Notation[];
  /** Points of troops lost either way. */
  readonly troops: Notation | null;
}

export const assassinOnBanner = chart<Assassination>({
  id: 'assassin-on-banner',
  title: 'Assassin on a banner',
  dice: 'd6',
  source: book('Assassins'),
  words: ['assassin', 'espionage', 'murder', 'kill character', 'hero', 'operative'],
  rows: [
    {
      on: [1, 1],
      text: 'Uncovered and slain',
      note: 'no harm done',
      is: { slain: [], instead: [], troops: null },
    },
    {
      on: [2, 2],
      text: 'Cornered: 2D6 × 10 points of troops go too',
      is: { slain: [], instead: [], troops: '2d6x10' },
    },
    {
      on: [3, 3],
      text: 'Slays a character its owner picks',
      note: 'points only: D6 × 20',
      is: { slain: ['picked'], instead: ['d6x20'], troops: null },
    },
    {
      on: [4, 4],
      text: 'Slays the character of highest level',
      note: 'points only: D6 × 100',
      is: { slain: ['highest'], instead: ['d6x100'], troops: null },
    },
    {
      on: [5, 5],
      text: 'Slays the highest, and 2D6 × 10 points of troops on the way out',
      note: 'points only: D6 × 100, and the 2D6 × 10',
      is: { slain: ['highest'], instead: ['d6x100'], troops: '2d6x10' },
    },
    {
      on: [6, 6],
      text: 'Slays two: the highest, and one its owner picks',
      note: 'points only: D6 × 20 + D6 × 100',
      is: { slain: ['highest', 'picked'], instead: ['d6x20', 'd6x100'], troops: null },
    },
  ],
});

/** How a realm's forces move in a turn of the season after an attempt on its king. */
export type Orders = 'freely' | 'on-4' | 'not';
export interface Regicide {
  readonly armyLoses: Notation | null;
  readonly moves: { readonly first: Orders; readonly second: Orders };
  /** Fortresses drawn at random that turn independent, with the banners in them lost. */
  readonly rebels: Notation | null;
}
const unshaken = { armyLoses: null, moves: { first: 'freely', second: 'freely' }, rebels: null } as const;

export const assassinOnCapital = chart<Regicide>({
  id: 'assassin-on-capital',
  title: 'Assassin on a capital',
  dice: 'd6',
  source: book('Assassins'),
  words: ['assassin', 'espionage', 'king', 'palace', 'regicide', 'operative'],
  foot: 'Only where no banner lies in the capital; else the assassin strikes at the banner.',
  rows: [
    { on: [1, 2], text: 'Uncovered and slain', note: 'no harm done', is: unshaken },
    {
      on: [3, 3],
      text: 'Blood in the palace: the guard takes a unit of 10 models or more',
      note: 'points only: the army loses 3D6 × 10',
      is: { ...unshaken, armyLoses: '3d6x10' },
    },
    {
      on: [4, 4],
      text: 'The king is scratched: in the first turn a force moves only on 4+',
      is: { ...unshaken, moves: { first: 'on-4', second: 'freely' } },
    },
    {
      on: [5, 5],
      text: 'The king is wounded: no force moves in the first turn',
      is: { ...unshaken, moves: { first: 'not', second: 'freely' } },
    },
    {
      on: [6, 6],
      text: 'The king is dead: D3 fortresses drawn at random turn independent, banners inside lost',
      note: 'no force moves in the first turn, and in the second only on 4+',
      is: { ...unshaken, moves: { first: 'not', second: 'on-4' }, rebels: 'd3' },
    },
  ],
});
