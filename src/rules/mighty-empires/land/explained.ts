/** Where tiles may lie, in our words. */
import { explained, type Texts, within } from '../../../kernel/explained.ts';
import type { MapRule } from './rules.ts';

export const landExplained = explained({
  'me.map.first-highland': [
    'Highland first',
    'The first tile comes from the highland pack, since rivers rise nowhere else.',
    'The map: the first tile',
  ],
  ...within('The map: special placement rules', {
    'me.map.orientation': [
      'Peaks point up',
      'You lay a tile with mountains or hills with its peaks pointing up. You may turn all others.',
    ],
    'me.map.blocked-river': [
      'Rivers run free',
      'No tile may stop a river, and you may not lay a river against land or head on into another river.',
    ],
    'me.map.source-to-end': [
      'Too short a river',
      'A river that ends beside its own source is dull. You may still lay it, or put the tile back.',
    ],
    'me.map.fork': [
      'The fork',
      'The forked tile goes where two rivers meet. At least two of its arms take rivers in.',
    ],
    'me.map.lake': ['The lake', 'Up to three rivers touch the lake. It takes rivers in and lets one out.'],
    'me.map.swamp': [
      'Laying the swamp',
      'Rivers may run into the swamp from any side, and one may run out. Lowland fits against its other edges.',
    ],
    'me.map.no-holes': [
      'No holes',
      'A tile may not shut off an empty place inside the land. Open water is no hole.',
    ],
    'me.map.coastline': [
      'An unbroken shore',
      'Wherever tiles touch, sea lies on sea and land on land, so that the coast runs on without a break.',
    ],
    'me.map.coast-continues': [
      'Shores carry on',
      'A coastal tile continues a shore that is already there; the first shore comes with a river’s end.',
    ],
    'me.map.capital-distance': [
      'Capitals apart',
      'At least two tiles lie between one capital tile and the next, so that realms have room.',
    ],
  }),
  'me.map.two-neighbours': [
    'Two neighbours',
    'From the third tile on, a tile touches at least two others, so that the land grows in one piece.',
    'The map: third and subsequent tiles',
  ],
  'me.map.match-edge': [
    'A matching edge',
    'At least one edge it touches has to call for the tile’s pack.',
    'The map: third and subsequent tiles',
  ],
} as const satisfies Texts & { readonly [R in MapRule]: unknown });
