/**
 * Which way the rivers run, once all tiles lie: towards the sea, else off the map, else into standing water.
 * Every border a river crosses is run through one way, from the tile farther from the end of that river to the nearer one,
 * so water never runs in a ring and both tiles agree.
 */
import { type Direction, neighbour, opposite, type TileId } from '../../../kernel/hex.ts';
import type { Land } from '../../../kernel/land.ts';

export interface Reach {
  /** Edges a river crosses. */
  readonly edges: readonly Direction[];
  /** What the tile holds besides: a spring, standing water, or the sea rivers here run into. */
  readonly holds?: 'spring' | 'lake' | 'swamp' | 'sea';
}
type Reaches = ReadonlyMap<TileId, Reach>;
type Rivers = Land['rivers'];

const linked = (reaches: Reaches, id: TileId, edge: Direction): TileId | undefined => {
  const next = neighbour(id, edge);
  return reaches.get(next)?.edges.includes(opposite(edge)) ? next : undefined;
};

function systems(reaches: Reaches): readonly (readonly TileId[])[] {
  const seen = new Set<TileId>();
  const found: TileId[][] = [];
  for (const start of [...reaches.keys()].sort()) {
    if (seen.has(start)) continue;
    const system = [start];
    seen.add(start);
    for (const id of system)
      for (const edge of reaches.get(id)?.edges ?? []) {
        const next = linked(reaches, id, edge);
        if (!next || seen.has(next)) continue;
        seen.add(next);
        system.push(next);
      }
    found.push(system);
  }
  return found;
}

/** Where the water of one system ends, and the edge it leaves the map by, if it does. */
function ends(reaches: Reaches, system: readonly TileId[]): { sinks: TileId[]; off?: Direction } {
  const holding = (what: Reach['holds']) => system.filter((id) => reaches.get(id)?.holds === what);
  const sea = holding('sea');
  if (sea.length) return { sinks: sea };
  const standing = [...holding('swamp'), ...holding('lake')];
  const loose = system.flatMap((id) =>
    (reaches.get(id)?.edges ?? []).filter((edge) => !linked(reaches, id, edge)).map((edge) => ({ id, edge })),
  );
  const springs = holding('spring');
  const leaves = loose.find(({ id }) => !springs.includes(id)) ?? loose[0];
  if (leaves && (springs.length || !standing.length)) return { sinks: [leaves.id], off: leaves.edge };
  const dry = system.filter((id) => !springs.includes(id));
  const last = standing[0] ?? dry.find((id) => reaches.get(id)?.edges.length === 1) ?? dry[0] ?? system[0];
  return { sinks: last ? [last] : [] };
}

function distances(reaches: Reaches, sinks: readonly TileId[]): ReadonlyMap<TileId, number> {
  const far = new Map(sinks.map((id) => [id, 0]));
  const queue = [...sinks];
  for (const id of queue)
    for (const edge of reaches.get(id)?.edges ?? []) {
      const next = linked(reaches, id, edge);
      if (!next || far.has(next)) continue;
      far.set(next, (far.get(id) ?? 0) + 1);
      queue.push(next);
    }
  return far;
}

/** The courses on one tile, from the edges water comes in and goes out by. */
function courses(holds: Reach['holds'], ins: readonly Direction[], outs: readonly Direction[]): Rivers {
  if (holds === 'lake' || holds === 'swamp')
    return [...ins.map((from) => ({ from, to: holds })), ...outs.map((to) => ({ from: holds, to }))];
  if (holds === 'sea') {
    const on = outs.map((to) => ({ from: ins[0] ?? ('spring' as const), to }));
    return [...ins.map((from) => ({ from, to: 'sea' as const })), ...on];
  }
  const [out, ...others] = outs;
  if (out === undefined) return ins.map((from) => ({ from, to: 'lake' as const }));
  const [first] = ins;
  if (first === undefined) return outs.map((to) => ({ from: 'spring' as const, to }));
  return [...ins.map((from) => ({ from, to: out })), ...others.map((to) => ({ from: first, to }))];
}

/** The courses of every tile a river touches. A river that ends nowhere ends in a tarn (`lake`) on its last tile. */
export function flows(reaches: Reaches): ReadonlyMap<TileId, Rivers> {
  const result = new Map<TileId, Rivers>();
  for (const system of systems(reaches)) {
    const { sinks, off } = ends(reaches, system);
    const far = distances(reaches, sinks);
    const higher = (a: TileId, b: TileId) => (far.get(a) ?? 0) - (far.get(b) ?? 0) || (a < b ? -1 : 1);
    for (const id of system) {
      const reach = reaches.get(id);
      if (!reach) continue;
      const runsOut = (edge: Direction): boolean => {
        const next = linked(reaches, id, edge);
        return next ? higher(id, next) > 0 : off === edge && sinks[0] === id;
      };
      const outs = reach.edges.filter(runsOut);
      const ins = reach.edges.filter((edge) => !outs.includes(edge));
      result.set(id, courses(reach.holds, ins, outs));
    }
  }
  return result;
}
