/**
 * The lie of the land drawn from what tiles are: shores beside the sea, ranges where mountains stand together, woods and
 * hills that run on, and rivers from spring to sea. Pure: the same map gives the same land on every phone.
 */
import { type Direction, directions, neighbour, type TileId, toward, turn } from '../../../kernel/hex.ts';
import { keptFor } from '../../../kernel/kept-for.ts';
import type { EdgeTerrain, Ground, Land } from '../../../kernel/land.ts';
import type { State } from '../state.ts';
import type { Terrain } from './grounds.ts';

export type Chart = State['map'];
type Tiles = Chart['tiles'];

/**
 * Which corners stand in the sea: those the sea touches. Corner i lies between edges i - 1 and i. Where land meets land
 * along one edge with sea at both its ends, one of them stays dry, the same for both tiles: there is a way across.
 */
const wetCorners = (tiles: Tiles, id: TileId): readonly boolean[] =>
  directions.map((corner) => {
    const [next, before] = [corner, ((corner + 5) % 6) as Direction];
    const wet = ([next, before] as const).filter((d) => tiles[neighbour(id, d)] === 'sea');
    const [only] = wet;
    if (wet.length !== 1 || only === undefined) return wet.length > 0;
    // The land beside the corner, and the water at the other end of the edge towards it.
    const land = only === next ? before : next;
    const beyond = turn(land, only === next ? -1 : 1);
    const other = tiles[neighbour(id, beyond)];
    const neck = tiles[neighbour(id, land)] !== undefined && other === 'sea';
    return !neck || neighbour(id, only) > neighbour(id, beyond);
  });

/** Shores by the corners in the sea; see `Land.coasts`. */
function coastsAlong(wet: readonly boolean[]): Land['coasts'] {
  if (wet.every(Boolean)) return [[0, 0]];
  const before = (corner: number) => ((corner + 5) % 6) as Direction;
  return directions
    .filter((corner) => wet[corner] && !wet[before(corner)])
    .map((start) => {
      let last: Direction = start;
      while (wet[(last + 1) % 6]) last = ((last + 1) % 6) as Direction;
      return [before(start), last] as const;
    });
}

/** Where rivers run on each tile they cross. One that ends on another river's way joins it there. */
function coursesOf({ tiles, rivers }: Chart): ReadonlyMap<TileId, Land['rivers']> {
  const found = new Map<TileId, Land['rivers'][number][]>();
  for (const path of rivers)
    path.forEach((tile, i) => {
      if (tiles[tile] === undefined || tiles[tile] === 'sea') return;
      const here = found.get(tile) ?? [];
      const up = path[i - 1];
      const down = path[i + 1];
      const from = up === undefined ? 'spring' : toward(tile, up);
      const on = down === undefined ? undefined : toward(tile, down);
      const to = on === undefined || tiles[down as TileId] === 'sea' ? undefined : on;
      const joined = here[0]?.to;
      const sea = directions.some((d) => tiles[neighbour(tile, d)] === 'sea');
      const end = to ?? joined ?? (tiles[tile] === 'swamp' ? 'swamp' : sea ? 'sea' : 'lake');
      if (from !== undefined && !here.some((each) => each.from === from || each.from === end))
        found.set(tile, [...here, { from, to: end }]);
    });
  return found;
}

const high = (ground: Terrain | undefined): boolean => ground === 'hill' || ground === 'mountain';
const groundOf = (ground: Terrain, river: boolean, coast: boolean): Ground => {
  if (ground === 'sea' || ground === 'swamp') return ground;
  if (ground === 'mountain') return 'highland';
  return river ? 'river' : coast ? 'coastal' : 'lowland';
};

/** What an edge shows where neither sea nor river does. */
function inland(ground: Exclude<Terrain, 'sea'>, beyond: Terrain | undefined): EdgeTerrain {
  switch (ground) {
    case 'mountain':
      return 'mountain';
    case 'hill':
      return high(beyond) ? 'hill' : 'plain';
    case 'forest':
      return beyond === 'forest' ? 'forest' : 'plain';
    case 'swamp':
      return 'swamp';
    case 'farm':
      return 'plain';
  }
}

function landOf(tiles: Tiles, id: TileId, rivers: Land['rivers']): Land {
  const ground = tiles[id] ?? 'sea';
  if (ground === 'sea')
    return {
      ground,
      edges: directions.map(() => 'sea'),
      hills: 0,
      forest: 0,
      ridges: [],
      rivers: [],
      coasts: [],
    };
  const wet = wetCorners(tiles, id);
  const coasts = coastsAlong(wet);
  const edges = directions.map((d): EdgeTerrain => {
    const [first, last] = [wet[d], wet[(d + 1) % 6]];
    if (first && last) return 'sea';
    if (first || last) return 'coast';
    if (rivers.some(({ from, to }) => from === d || to === d)) return 'river';
    return inland(ground, tiles[neighbour(id, d)]);
  });
  const ridge = directions.filter((d) => edges[d] === 'mountain');
  return {
    ground: groundOf(ground, rivers.length > 0, coasts.length > 0),
    edges,
    hills: ground === 'hill' ? 2 : 0,
    forest: ground === 'forest' ? 2 : 0,
    ridges: ridge.length > 0 ? [ridge] : [],
    rivers,
    coasts,
  };
}

/** Every tile's land, worked out once for a map. */
export const lands = keptFor((map: Chart): { readonly [tile: TileId]: Land } => {
  const courses = coursesOf(map);
  return Object.fromEntries(
    (Object.keys(map.tiles) as TileId[]).map((id) => [id, landOf(map.tiles, id, courses.get(id) ?? [])]),
  );
});
