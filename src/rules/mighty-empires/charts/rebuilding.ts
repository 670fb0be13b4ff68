/** What rises again over the winter: razed tiles that recover, whose they are, and what can be built. */
import { chart } from '../../../kernel/chart.ts';
import { book, type Settlement } from './source.ts';

export const recovery = chart<{ readonly recovers: readonly Settlement[] }>({
  id: 'recovery',
  title: 'Recovery',
  dice: 'd6',
  source: book('Recovery: razed settlements'),
  beyond: 'nearest',
  words: ['razed', 'rebuild', 'repair', 'ruins', 'repopulate', 'restore'],
  foot: 'For each razed tile. Then +1 a crown, if it borders your empire and no rival’s.',
  rows: [
    { on: [1, 3], text: 'Squatters and crows', note: 'stays razed', is: { recovers: [] } },
    {
      on: [4, 5],
      text: 'People come home: a village recovers',
      note: 'cities and fortresses stay razed',
      then: 'recovery-claims',
      is: { recovers: ['village'] },
    },
    {
      on: [6, 6],
      text: 'It recovers, whatever it was',
      then: 'recovery-claims',
      is: { recovers: ['village', 'fortress', 'city'] },
    },
  ],
});

/** Claims by the best neighbouring tile; the highest `rank` has the settlement, equal ranks leave it independent. */
export const recoveryClaims = chart<{
  readonly claim: Settlement | 'unoccupied' | 'none';
  readonly rank: number;
}>({
  id: 'recovery-claims',
  title: 'Recovery claims',
  source: book('Recovery: razed settlements'),
  heads: ['Neighbour', 'Claim'],
  words: ['razed', 'recovered', 'allegiance', 'who gets', 'owner', 'border'],
  foot: 'It joins the empire with the best neighbouring tile; equal claims leave it independent.',
  rows: [
    { id: 'city', label: 'City', on: [4, 4], text: 'first', is: { claim: 'city', rank: 4 } },
    { id: 'fortress', label: 'Fortress', on: [3, 3], text: 'second', is: { claim: 'fortress', rank: 3 } },
    { id: 'village', label: 'Village', on: [2, 2], text: 'third', is: { claim: 'village', rank: 2 } },
    {
      id: 'unoccupied',
      label: 'Unoccupied tile',
      on: [1, 1],
      text: 'last',
      is: { claim: 'unoccupied', rank: 1 },
    },
    {
      id: 'none',
      label: 'No empire',
      on: [0, 0],
      text: 'independent',
      is: { claim: 'none', rank: 0 },
    },
  ],
});

export interface Building {
  readonly build: 'ship' | 'fortress' | 'city';
  /** What must stand there. */
  readonly from: 'harbour' | 'village' | 'barren';
  readonly crowns: number;
  /** Whether it counts against the tiles with forest. */
  readonly timber: boolean;
}

export const construction = chart<Building>({
  id: 'construction',
  title: 'Construction',
  source: book('Construction'),
  heads: ['Build', 'Crowns'],
  words: ['build', 'cost', 'price', 'ship', 'fortress', 'city', 'timber', 'forest', 'castle'],
  foot: 'Ships and fortresses together: no more than your tiles with forest.',
  rows: [
    {
      id: 'ship',
      label: 'Ship',
      on: [1, 1],
      text: '2',
      note: 'one a winter in each city with a harbour',
      is: { build: 'ship', from: 'harbour', crowns: 2, timber: true },
    },
    {
      id: 'fortress',
      label: 'Fortress from a village',
      on: [2, 2],
      text: '5',
      is: { build: 'fortress', from: 'village', crowns: 5, timber: true },
    },
    {
      id: 'fortress-barren',
      label: 'Fortress on a barren tile',
      on: [3, 3],
      text: '10',
      is: { build: 'fortress', from: 'barren', crowns: 10, timber: true },
    },
    {
      id: 'city',
      label: 'City from a village',
      on: [4, 4],
      text: '15',
      note: 'never on a barren tile, nor from a fortress',
      is: { build: 'city', from: 'village', crowns: 15, timber: false },
    },
  ],
});
