/** Where every rule stands in the book, those of single tiles included. */
import type { MapRule } from '../land/rules.ts';
import { rules } from '../rules.ts';

const placement = {
  'me.map.first-highland': 'The map: the first tile',
  'me.map.orientation': 'The map: special placement rules',
  'me.map.two-neighbours': 'The map: third and subsequent tiles',
  'me.map.match-edge': 'The map: third and subsequent tiles',
  'me.map.blocked-river': 'The map: special placement rules',
  'me.map.source-to-end': 'The map: special placement rules',
  'me.map.fork': 'The map: special placement rules',
  'me.map.lake': 'The map: special placement rules',
  'me.map.swamp': 'The map: special placement rules',
  'me.map.no-holes': 'The map: special placement rules',
  'me.map.coastline': 'The map: special placement rules',
  'me.map.coast-continues': 'The map: special placement rules',
  'me.map.capital-distance': 'The map: special placement rules',
} as const satisfies Record<MapRule, string>;

export const sections = { ...rules, ...placement } as const;
