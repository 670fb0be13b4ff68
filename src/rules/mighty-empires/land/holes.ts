/** Blank spaces in the land: free places from which no way leads off the map. Places that only sea edges surround are none. */
import { directions, opposite, place as placeOf, type TileId, turn } from '../../../kernel/hex.ts';
import type { EdgeTerrain } from '../../../kernel/land.ts';
import { next } from './near.ts';

/** The edges of the tile at a place; undefined where none lies. */
type Edges = (place: TileId) => readonly EdgeTerrain[] | undefined;

/** The free places joined to one, or undefined if they reach past the map's edge. */
function pocket(edges: Edges, bounds: Bounds, start: TileId): readonly TileId[] | undefined {
  const found = [start];
  const seen = new Set(found);
  for (const id of found) {
    const { q, r } = placeOf(id);
    if (q < bounds.west || q > bounds.east || r < bounds.north || r > bounds.south) return undefined;
    for (const d of directions) {
      const beyond = next(id, d);
      if (edges(beyond) || seen.has(beyond)) continue;
      seen.add(beyond);
      found.push(beyond);
    }
  }
  return found;
}

interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}
function boundsOf(places: Iterable<TileId>): Bounds {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (const id of places) {
    const { q, r } = placeOf(id);
    west = Math.min(west, q);
    east = Math.max(east, q);
    north = Math.min(north, r);
    south = Math.max(south, r);
  }
  return { west, east, north, south };
}

const atSea = (edges: Edges, places: readonly TileId[]): boolean =>
  places.every((id) =>
    directions.every((d) => {
      const around = edges(next(id, d));
      return !around || around[opposite(d)] === 'sea';
    }),
  );

/** Whether laying these edges at a free place would shut off a blank space in the land. */
export function shutsOff(
  tiles: ReadonlyMap<TileId, { readonly edges: readonly EdgeTerrain[] }>,
  place: TileId,
  laid: readonly EdgeTerrain[],
): boolean {
  // Free neighbours in one unbroken run stay joined to each other, so nothing new is shut off.
  const starts = directions.filter((d) => !tiles.has(next(place, d)) && tiles.has(next(place, turn(d, -1))));
  if (starts.length < 2) return false;
  const edges: Edges = (id) => (id === place ? laid : tiles.get(id)?.edges);
  const bounds = boundsOf(tiles.keys());
  const pockets = starts.map((d) => pocket(edges, bounds, next(place, d)));
  // Where none reaches the outside the place lay in a hole before.
  return pockets.some((places) => !places) && pockets.some((places) => places && !atSea(edges, places));
}

/** Every blank space in the land of a map, each as its places. */
export function holes(
  tiles: ReadonlyMap<TileId, { readonly edges: readonly EdgeTerrain[] }>,
): readonly (readonly TileId[])[] {
  const edges: Edges = (id) => tiles.get(id)?.edges;
  const bounds = boundsOf(tiles.keys());
  const done = new Set<TileId>();
  const found: (readonly TileId[])[] = [];
  for (const id of tiles.keys())
    for (const d of directions) {
      const free = next(id, d);
      if (tiles.has(free) || done.has(free)) continue;
      const places = pocket(edges, bounds, free);
      for (const each of places ?? [free]) done.add(each);
      if (places && !atSea(edges, places)) found.push(places);
    }
  return found;
}
