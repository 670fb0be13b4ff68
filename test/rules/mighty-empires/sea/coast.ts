/** A coast to sail along: three shores from north to south, the sea to their east, a port in the middle. */
import type { TileId } from '../../../../src/kernel/hex.ts';
import type { Land } from '../../../../src/kernel/land.ts';
import { banner, holding, home, plain, ship, shore, table } from '../table.ts';

export const north: TileId = 'q1r-1';
export const south: TileId = 'q0r1';
export const inland: TileId = 'q-1r0';
const cape: Land = {
  ...plain,
  ground: 'coastal',
  edges: ['sea', 'sea', 'coast', 'plain', 'plain', 'coast'],
  coasts: [[5, 2]],
};
const bay: Land = {
  ...plain,
  ground: 'coastal',
  edges: ['sea', 'coast', 'plain', 'plain', 'coast', 'sea'],
  coasts: [[4, 1]],
};
export const lands = { [north]: cape, [home]: shore, [south]: bay };

type Over = NonNullable<Parameters<typeof table>[0]>;
/** Azure's movement phase: a ship of azure's in the harbour of its city, and whatever is laid on top. */
export const coast = ({ season, ...over }: Over = {}) =>
  table({
    lands,
    ships: { s1: ship() },
    tiles: { [home]: holding({ site: 'city' }) },
    banners: { a1: banner() },
    ...over,
    season: { phase: 'movement', ...season },
  });
export const foe = (over: Parameters<typeof ship>[0] = {}) =>
  ship({ owner: 'gules', tile: south, harbour: false, ...over });
