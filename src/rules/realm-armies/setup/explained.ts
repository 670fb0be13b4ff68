/** The map, homes and the set-up, in our words. */
import { explained } from '../../../kernel/explained.ts';

export const setupExplained = explained({
  'ra.map.laid': [
    'The map',
    'Hexes of farm, forest, hills, mountain, swamp and sea, with rivers across them. It lays itself in one of three sizes, or you draw it by hand.',
  ],
  'ra.map.homes': [
    'Room for every home',
    'The map needs room for a home of every player, two tiles apart, on the coast if you play with fleets.',
  ],
  'ra.home.order': [
    'Who chooses first',
    'Everybody rolls; the highest chooses a home first, and so on down. Dice that tie are rolled again.',
  ],
  'ra.home.chosen': [
    'Your home',
    'Your home begins with a fortress, a port, an army and a fleet, unless your table chose otherwise.',
  ],
  'ra.home.tile': [
    'Where a home stands',
    'Your home must be on land that no one holds, and not in a swamp unless homes begin as towers.',
  ],
  'ra.home.coast': ['A home on the coast', 'If you begin with a fleet, your home needs the sea beside it.'],
  'ra.home.apart': ['Homes apart', 'At least two tiles lie between one home and the next.'],
  'ra.home.tiles': [
    'Tiles to begin with',
    'A realm begins with 3 tiles, or as many as your table set: the home and tiles of land that touch your realm.',
  ],
  'ra.home.tincture': ['Colours', 'Each realm has a colour that no other realm has.'],
  'ra.stage': [
    'One stage after the other',
    'First the map, then the homes, then a general for every army; then the first turn begins.',
  ],
  'ra.treasury.start': ['The first treasury', 'Each realm begins with 6 empire points.', 'VI.G.1'],
});
