/**
 * The parts of a tile: stretches of land joined without crossing a mountain or a river.
 * A tile's rim is cut into twelve halves, two an edge, clockwise from the east (`2 * edge`, `2 * edge + 1`).
 * A barrier joins points of the rim inside the tile; two halves are apart if it leaves them in different arcs.
 * Invariants: barriers with fewer than two ends part nothing, so there is a way round a spur and round a spring.
 */
import { type Direction, directions } from '../../../kernel/hex.ts';
import { keptFor } from '../../../kernel/kept-for.ts';
import { type Land, seaCorners } from '../../../kernel/land.ts';

/** Which half of an edge, going clockwise; a river edge has a bank on each. */
export const banks = ['first', 'last'] as const;
export type Bank = (typeof banks)[number];
export type Half = number;
export const halfOf = (edge: Direction, bank: Bank): Half => 2 * edge + (bank === 'first' ? 0 : 1);
export const edgeOf = (half: Half): Direction => (half >> 1) as Direction;
export const bankOf = (half: Half): Bank => (half & 1 ? 'last' : 'first');
/** The same stretch of border, seen from the tile beyond it. */
export const across = (half: Half): Half => (2 * ((edgeOf(half) + 3) % 6) + 1 - (half & 1)) as Half;

export interface Barrier {
  readonly what: 'mountain' | 'river';
  /** Edges it runs out at. */
  readonly edges: readonly Direction[];
  /** Which arc each half of the rim lies in; -1 within the mountain itself. */
  readonly arcs: readonly number[];
}
export interface Part {
  /** The lowest of its halves: what positions name it by. `heart` if it nowhere touches the rim. */
  readonly id: number;
  readonly halves: readonly Half[];
}
/** The id of the only part of a tile whose rim is all mountain or all sea. */
export const heart = 12;

const allHalves: readonly Half[] = directions.flatMap((d) => [2 * d, 2 * d + 1]);
/** The halves of the rim that are sea. */
export const seaHalves = keptFor((land: Pick<Land, 'ground' | 'coasts'>): readonly boolean[] => {
  const sea = seaCorners(land);
  return allHalves.map((half) => sea[((half + 1) >> 1) % 6] ?? false);
});

/** Massifs by the mountain edges they reach: those of the ridges, and each mountain edge no ridge names for itself. */
export function massifs(land: Pick<Land, 'edges' | 'ridges'>): readonly (readonly Direction[])[] {
  const peaks = directions.filter((d) => land.edges[d] === 'mountain');
  const named = land.ridges.map((ridge) => directions.filter((d) => ridge.includes(d) && peaks.includes(d)));
  return [...named, ...peaks.filter((d) => !land.ridges.some((ridge) => ridge.includes(d))).map((d) => [d])];
}

/** A mountain fills the edges it reaches. */
function mountain(edges: readonly Direction[]): Barrier {
  const before = (half: Half) => edges.filter((edge) => 2 * edge < half).length % edges.length;
  const arcs = allHalves.map((half) => (edges.includes(edgeOf(half)) ? -1 : before(half)));
  return { what: 'mountain', edges, arcs };
}

/** A river cuts edges in the middle; so does the bay it runs into. */
function water(edges: readonly Direction[], cuts: readonly Direction[]): Barrier {
  const before = (half: Half) => cuts.filter((edge) => 2 * edge + 1 <= half).length % cuts.length;
  return { what: 'river', edges, arcs: allHalves.map(before) };
}

const bayOf = (land: Pick<Land, 'coasts'>, edge: Direction): readonly Direction[] => {
  const gap = (a: number, b: number) => Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  const far = (coast: readonly Direction[]) => Math.min(...coast.map((each) => gap(each, edge)));
  return [...land.coasts].sort((a, b) => far(a) - far(b))[0] ?? [];
};

/** Rivers that meet on the tile, in its standing water or in the same bay, bar the way together. */
function waters(land: Land): readonly Barrier[] {
  const systems: { edges: Set<Direction>; cuts: Set<Direction>; names: Set<string> }[] = [];
  for (const { from, to } of land.rivers) {
    const edges = [from, to].filter((end) => typeof end === 'number');
    const bay = to === 'sea' && typeof from === 'number' ? bayOf(land, from) : [];
    const names = [...edges.map(String), ...bay.map(String)];
    for (const end of [from, to]) if (end === 'lake' || end === 'swamp') names.push(end);
    const joined = { edges: new Set(edges), cuts: new Set([...edges, ...bay]), names: new Set(names) };
    for (const other of systems.filter((each) => names.some((name) => each.names.has(name)))) {
      for (const edge of other.edges) joined.edges.add(edge);
      for (const cut of other.cuts) joined.cuts.add(cut);
      for (const name of other.names) joined.names.add(name);
      systems.splice(systems.indexOf(other), 1);
    }
    systems.push(joined);
  }
  return systems
    .filter(({ cuts }) => cuts.size > 1)
    .map(({ edges, cuts }) => water([...edges].sort(), [...cuts].sort()));
}

/** Everything on a tile that parts its land, rivers first. */
export const barriers = keptFor((land: Land): readonly Barrier[] => [
  ...waters(land),
  ...massifs(land)
    .filter((edges) => edges.length > 1)
    .map(mountain),
]);

/** Whether a barrier lies between two halves of the rim. One does not stand between a mountain and its own foot. */
export const parts = ({ arcs }: Barrier, a: Half, b: Half): boolean =>
  arcs[a] !== arcs[b] && arcs[a] !== -1 && arcs[b] !== -1;

/** The parts of a tile, by their first half clockwise from the east. A swamp and the open sea have none. */
export const partsOf = keptFor((land: Land): readonly Part[] => {
  if (land.ground === 'swamp' || land.ground === 'sea') return [];
  const sea = seaHalves(land);
  const walls = barriers(land);
  const found: Half[][] = [];
  for (const half of allHalves) {
    if (sea[half] || land.edges[edgeOf(half)] === 'mountain') continue;
    const home = found.find(([first = 0]) => !walls.some((wall) => parts(wall, first, half)));
    if (home) home.push(half);
    else found.push([half]);
  }
  if (!found.length) return [{ id: heart, halves: [] }];
  return found.map((halves) => ({ id: halves[0] ?? heart, halves }));
});
