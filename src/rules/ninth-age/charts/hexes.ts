/** What the map is made of: hexes for each player, what a hex drawn at random shows, and what its ground does. */
import { chart } from '../../../kernel/chart.ts';
import { book } from './source.ts';

export const kinds = ['plain', 'forest', 'hills', 'river', 'swamp', 'mountain'] as const;
export type Kind = (typeof kinds)[number];

export const hexCounts = chart<{ readonly of: 'regular' | 'mountain'; readonly each: number }>({
  id: 'hex-counts',
  title: 'Hexes for each player',
  source: book('Setting up the campaign map'),
  heads: ['Hex', 'For each player'],
  words: ['hexes', 'tiles', 'map', 'set-up', 'mountain', 'regular', 'how many'],
  foot: 'Each player lays one mountain, in place of a hex drawn at random and once only.',
  rows: [
    {
      id: 'regular',
      label: 'Regular hex',
      on: [1, 1],
      text: '4',
      note: 'drawn at random',
      is: { of: 'regular', each: 4 },
    },
    {
      id: 'mountain',
      label: 'Mountain',
      on: [2, 2],
      text: '1',
      note: 'in place of a drawn hex',
      is: { of: 'mountain', each: 1 },
    },
  ],
});

export const drawnHex = chart<{ readonly kind: Kind }>({
  id: 'drawn-hex',
  title: 'Hexes drawn at random',
  dice: 'd6',
  source: book('Setting up the campaign map'),
  heads: ['D6', 'Hex'],
  words: ['hex', 'draw', 'random', 'box', 'tile', 'plain', 'forest', 'hills', 'river', 'swamp'],
  foot: 'Ours, for tables without a box of hexes. From a box, enter what was drawn.',
  rows: [
    { on: [1, 2], text: 'Plain', is: { kind: 'plain' } },
    { on: [3, 3], text: 'Forest', is: { kind: 'forest' } },
    { on: [4, 4], text: 'Hills', is: { kind: 'hills' } },
    { on: [5, 5], text: 'River', note: 'turned over to plain where it cannot lie', is: { kind: 'river' } },
    { on: [6, 6], text: 'Swamp', is: { kind: 'swamp' } },
  ],
});

/** What the ground bears: mines, improvements at all. What a mountain costs more stands with the spending. */
export type Ground = { readonly kind: Kind; readonly mine: boolean; readonly builds: boolean };
export const hexKinds = chart<Ground>({
  id: 'hex-kinds',
  title: 'Kinds of hex',
  source: book('Hexes'),
  heads: ['Hex', 'What it does'],
  words: ['hex', 'terrain', 'mountain', 'river', 'swamp', 'forest', 'hills', 'plain', 'mine'],
  rows: [
    {
      id: 'plain',
      label: 'Plain',
      on: [1, 1],
      text: 'Nothing more',
      is: { kind: 'plain', mine: false, builds: true },
    },
    {
      id: 'forest',
      label: 'Forest',
      on: [2, 2],
      text: 'Nothing more',
      is: { kind: 'forest', mine: false, builds: true },
    },
    {
      id: 'hills',
      label: 'Hills',
      on: [3, 3],
      text: 'Nothing more',
      is: { kind: 'hills', mine: false, builds: true },
    },
    {
      id: 'river',
      label: 'River',
      on: [4, 4],
      text: 'A mine here yields 2D6 × 10',
      is: { kind: 'river', mine: true, builds: true },
    },
    {
      id: 'swamp',
      label: 'Swamp',
      on: [5, 5],
      text: 'Nothing can be built',
      is: { kind: 'swamp', mine: false, builds: false },
    },
    {
      id: 'mountain',
      label: 'Mountain',
      on: [6, 6],
      text: 'A mine here yields 3D6 × 10',
      note: 'others pay 1 Conquest Point more for it',
      is: { kind: 'mountain', mine: true, builds: true },
    },
  ],
});
