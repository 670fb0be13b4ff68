/** Laying the map. */
import type { Chapter } from './chapter.ts';

export const map = {
  'me.map.laid': [
    'Laying the map',
    'The app can lay a whole map by the book’s rules from four shuffled packs: highland, lowland, river valley and coast. Lay another until the table likes one.',
  ],
  'me.map.tile': [
    'Laying a tile',
    'A tile goes where an edge on the map calls for its pack: mountain or hill for highland, plain or wood for lowland, river for river valley, shore for coast. One matching edge is enough.',
  ],
  'me.map.draw': [
    'Drawing a tile',
    'Pick a pack and draw: every tile left in it is equally likely. Players lay in turn, and it does not matter who begins.',
  ],
  'me.map.put-back': [
    'Putting a tile back',
    'A tile that fits nowhere, or would end a river right at its source, goes under its pack, and another is drawn.',
  ],
  'me.map.painted': [
    'Painting the map',
    'You need no rules to make a map: paint it as you please, and Realmbook reads mountains, rivers, woods and shores from it.',
  ],
  'me.map.tidy': [
    'Tidying the map',
    'Tiles may be taken off and laid elsewhere until everybody likes the land. The rules of laying are advice.',
  ],
  'me.map.first-highland': [
    'Highland first',
    'The first tile comes from the highland pack, since rivers rise nowhere else.',
  ],
  'me.map.orientation': [
    'Peaks point up',
    'A tile with mountains or hills is laid with its peaks up. All others may be turned.',
  ],
  'me.map.two-neighbours': [
    'Two neighbours',
    'From the third tile on, a tile touches at least two others, so that the land grows in one piece.',
  ],
  'me.map.match-edge': ['A matching edge', 'At least one edge it touches has to call for the tile’s pack.'],
  'me.map.blocked-river': [
    'Rivers run free',
    'No tile may stop a river, and no river may be laid against land or head on into another river.',
  ],
  'me.map.source-to-end': [
    'Too short a river',
    'A river that ends beside its own source is dull. You may lay it all the same, or put the tile back.',
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
} satisfies Chapter<'me.map'>;
