/** Sentences of the set-up. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';

const first = (order: unknown): string => String((order as readonly string[])[0] ?? '');

/** Several are often told in a row: each tile has a wording of its own, the same on every phone. */
const realmTiles: { readonly [site: string]: readonly string[] } = {
  barren: [
    '{tile} is windswept and empty.',
    'Nobody lives in {tile}.',
    'Only sheep and stones are counted in {tile}.',
  ],
  village: [
    'Smoke from many hearths: {tile} is village country.',
    'Villages dot {tile}.',
    'Barns and mills stand in {tile}: villagers live there.',
  ],
  fortress: [
    'A keep frowns over {tile}.',
    'A fortress guards {tile}.',
    'The walls of a fortress rise in {tile}.',
  ],
  city: [
    '{tile} boasts a city.',
    'A city stands in {tile}.',
    'Towers and markets: there is a city in {tile}.',
  ],
};
/** Neighbours in a row differ by one in a coordinate, and so get different words. */
const varied = (sentences: readonly string[], tile: string): string => {
  const [q = 0, r = 0] = [...tile.matchAll(/-?\d+/g)].map(Number);
  const n = sentences.length || 1;
  return sentences[(((q + 2 * r) % n) + n) % n] ?? '';
};

export const setupSentences = {
  'map-laid': sentence('A map of {tiles} tiles is unrolled across the table.'),
  'map-replaced': sentence('{seat} has laid another map, of {tiles} tiles.'),
  'map-painted': sentence('The map-makers ink in {tiles} tiles.'),
  'tile-laid': sentence('{seat} lays a tile at {tile}.'),
  'tile-drawn': sentence('{seat} draws a tile.'),
  'tile-put-back': sentence('{seat} puts the tile back under its pack.'),
  'tiles-lifted': byWord('tiles', {
    1: 'A tile is taken up again.',
    else: '{tiles} tiles are taken up again.',
  }),
  precedence: (told) => sentence('{firstSeat} has first choice of a capital.')({ first: first(told.order) }),
  capital: (told) =>
    sentence(
      told.name === ''
        ? '{seat} builds a capital in {tile}.'
        : '{seat} builds a capital in {tile}, and calls the realm {name}.',
    )(told),
  'realm-tile': (told) => sentence(varied(realmTiles[String(told.site)] ?? [], String(told.tile)))(told),
  'realm-ships': byWord('ships', {
    0: 'There is no sail in the harbour of {tile}.',
    else: 'Ships in the harbour of {tile}: {ships}.',
  }),
  'orphan-capital': sentence('A proud free city stands in {tile}, and bows to nobody.'),
  strength: sentence('{seat} can put {points} points in the field.'),
  'banners-raised': byWord('banners', {
    1: '{seat} raises a banner.',
    else: '{seat} raises {banners} banners.',
  }),
  'banner-dismissed': sentence('{seat} disbands banner {number} again.'),
  'banners-placed': byWord('banners', {
    1: '{seat} sends a banner to its post.',
    else: '{seat} sends {banners} banners to their posts.',
  }),
  'baggage-rolled': byWord('points', {
    1: 'The granaries of {seat} yield one baggage point.',
    else: 'The granaries of {seat} yield {points} baggage points.',
  }),
  'baggage-shared': byWord('stored', {
    0: '{seat} gives the banners {points} baggage points.',
    else: '{seat} gives the banners {points} baggage points and keeps {stored} in stockpiles.',
  }),
  stage: byWord('next', {
    capitals: 'The map is settled. Who will rule where?',
    realms: 'The capitals stand. What lies around them?',
    armies: 'The realms are known. To arms!',
    season: 'Snow melts, roads dry: the first campaign season begins.',
  }),
} satisfies Sentences;
