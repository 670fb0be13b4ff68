/** Hexes as land to draw: rivers run downhill from their mountains, woods join woods, ranges stand against ranges. */
import { type Direction, directions, neighbour, opposite, type TileId } from '../../../../kernel/hex.ts';
import type { EdgeTerrain, Land } from '../../../../kernel/land.ts';
import type { Terrain } from '../../../../rules/ninth-age/state.ts';

type Lie = { readonly [tile: TileId]: Terrain };

/** For each river hex the edge it comes in by: upstream lies the mountain, or the river that was reached from one. */
function sources(hexes: Lie): ReadonlyMap<TileId, Direction> {
  const from = new Map<TileId, Direction>();
  const rivers = (Object.keys(hexes) as TileId[]).filter((tile) => hexes[tile]?.river);
  const queue = rivers.flatMap((tile) =>
    (hexes[tile]?.river ?? [])
      .filter((edge) => hexes[neighbour(tile, edge)]?.kind === 'mountain')
      .slice(0, 1)
      .map((edge) => ({ tile, edge })),
  );
  for (const { tile, edge } of queue) {
    if (from.has(tile)) continue;
    from.set(tile, edge);
    const out = hexes[tile]?.river?.find((each) => each !== edge);
    const next = out === undefined ? undefined : neighbour(tile, out);
    if (out !== undefined && next && hexes[next]?.river?.includes(opposite(out)))
      queue.push({ tile: next, edge: opposite(out) });
  }
  return from;
}

const quiet = (id: TileId): 0 | 1 => ([...id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % 3 === 0 ? 1 : 0);

/** The whole map as land, hex by hex. */
export function landsOf(hexes: Lie): { readonly [tile: TileId]: Land } {
  const upstream = sources(hexes);
  const lands: { [tile: TileId]: Land } = {};
  for (const [id, hex] of Object.entries(hexes) as [TileId, Terrain][]) {
    const near = (edge: Direction): Terrain | undefined => hexes[neighbour(id, edge)];
    const inflow = directions.filter((edge) => near(edge)?.river?.includes(opposite(edge)));
    const wet = (edge: Direction): boolean =>
      hex.river ? hex.river.includes(edge) : takes(hex.kind) && inflow.includes(edge);
    const range = rangeOf(id, wet);
    const edge = (d: Direction): EdgeTerrain => {
      if (wet(d)) return 'river';
      if (hex.kind === 'mountain') return range.includes(d) ? 'mountain' : 'hill';
      if (hex.kind === 'swamp') return 'swamp';
      if (hex.kind === 'hills' && near(d)?.kind === 'hills') return 'hill';
      return hex.kind === 'forest' && near(d)?.kind === 'forest' ? 'forest' : 'plain';
    };
    lands[id] = {
      ground: groundOf(hex),
      edges: directions.map(edge),
      hills: hex.kind === 'hills' ? 2 : hex.kind === 'mountain' ? 1 : 0,
      forest: hex.kind === 'forest' ? 2 : hex.kind === 'plain' ? quiet(id) : 0,
      ridges: hex.kind === 'mountain' ? [range] : [],
      rivers: courses(id, hex, inflow, upstream),
      coasts: [],
    };
  }
  return lands;
}

/** Across the hex from west to east, the one or the other way up, leaving room before it for what is built. */
function rangeOf(id: TileId, wet: (edge: Direction) => boolean): readonly Direction[] {
  const ways: readonly (readonly Direction[])[] = quiet(id)
    ? [
        [4, 0],
        [3, 5],
        [3, 0],
      ]
    : [
        [3, 5],
        [4, 0],
        [3, 0],
      ];
  const dry = ways.find((way) => !way.some(wet)) ?? directions.filter((d) => !wet(d)).slice(0, 2);
  return [...dry].sort((a, b) => a - b);
}

const takes = (kind: Terrain['kind']): boolean => kind === 'mountain' || kind === 'swamp';
const groundOf = ({ kind, river }: Terrain): Land['ground'] =>
  river ? 'river' : kind === 'mountain' ? 'highland' : kind === 'swamp' ? 'swamp' : 'lowland';

function courses(
  id: TileId,
  { kind, river }: Terrain,
  inflow: readonly Direction[],
  upstream: ReadonlyMap<TileId, Direction>,
): Land['rivers'] {
  if (river) {
    const from = upstream.get(id) ?? river[0];
    return [{ from, to: from === river[0] ? river[1] : river[0] }];
  }
  if (kind === 'mountain') return inflow.map((to) => ({ from: 'spring', to }));
  return kind === 'swamp' ? inflow.map((from) => ({ from, to: 'swamp' })) : [];
}
