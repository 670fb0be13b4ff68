/**
 * Blocking terrain (Movement): whether a banner reaches the next tile without crossing a mountain or an unbridged river,
 * and where it then stands. A banner stands at the edge it came over, on one bank of a river edge, or anywhere in a part
 * of a tile when it starts there.
 * Two tiles share one edge: a banner at it, on either side, has its mountain behind it and may go back over it.
 */
import { type Direction, directions, opposite, type TileId, toward } from '../../../kernel/hex.ts';
import { keptFor } from '../../../kernel/kept-for.ts';
import type { Land } from '../../../kernel/land.ts';
import {
  across,
  type Bank,
  type Barrier,
  bankOf,
  banks,
  barriers,
  edgeOf,
  type Half,
  halfOf,
  heart,
  partsOf,
  seaHalves,
  parts as standsBetween,
} from './parts.ts';

/** At an edge, with the bank if a river crosses it; or in a part of the tile (`Part.id`). */
export type At = { readonly edge: Direction; readonly bank?: Bank } | { readonly part: number };
export interface Position {
  readonly tile: TileId;
  readonly at: At;
}
/** The map as one force knows it. */
export interface Terrain {
  land(tile: TileId): Land | undefined;
  /** A city stands here: it bridges the tile's rivers. */
  bridged(tile: TileId): boolean;
  /** A city friendly to the force stands here: its passes lead through the tile's mountains. */
  passes(tile: TileId): boolean;
}
/** What a banner would have to cross: a river or range inside a tile, or the mountain on an edge. */
export interface Block {
  readonly what: 'river' | 'mountain';
  readonly tile: TileId;
  readonly where: 'inside' | 'edge';
  /** The edges it runs out at; for a mountain on an edge that edge. */
  readonly edges: readonly Direction[];
}
export interface Way {
  /** Where the banner then stands, in the tile it moved to. */
  readonly at: At;
  /** What lies between; empty for a clear way. */
  readonly why: readonly Block[];
}
export interface Crossing {
  /** There is land to go over at all: no route roll opens the sea or a swamp. */
  readonly possible: boolean;
  /** Every way there needs a route roll. */
  readonly blocked: boolean;
  /** One for each place of arrival, clear ones first. */
  readonly ways: readonly Way[];
  /** What bars the least barred way. */
  readonly why: readonly Block[];
}

/** The halves of the rim a banner has at hand; none in the heart of a tile walled all round. */
function halvesAt(land: Land, at: At): readonly Half[] {
  if ('part' in at) {
    const all = partsOf(land);
    const part = all.find(({ id, halves }) => id === at.part || halves.includes(at.part)) ?? all[0];
    return part?.halves ?? [];
  }
  const sea = seaHalves(land);
  const both = banks.map((bank) => halfOf(at.edge, bank)).filter((half) => !sea[half]);
  return at.bank && land.edges[at.edge] === 'river' ? [halfOf(at.edge, at.bank)] : both;
}

/** Where a banner stands that came over this half of an edge. */
export const arrival = (land: Land, half: Half): At =>
  land.edges[edgeOf(half)] === 'river' ? { edge: edgeOf(half), bank: bankOf(half) } : { edge: edgeOf(half) };

/** What lies inside a tile between a banner and one half of its rim: the least of what any of its ways crosses. */
function inside(map: Terrain, { tile, at }: Position, land: Land, to: Half): readonly Block[] {
  const walls = wallsTo(land, at, to, openedIn(map, tile));
  return walls.length === 0
    ? clear
    : walls.map(({ what, edges }) => ({ what, tile, where: 'inside', edges }));
}
const clear: readonly Block[] = [];

/** 1: the tile's rivers are bridged, 2: passes lead through its mountains. */
const openedIn = (map: Terrain, tile: TileId): number =>
  (map.bridged(tile) ? 1 : 0) + (map.passes(tile) ? 2 : 0);
/** Of each land, what bars which way: a campaign asks it of the same few tiles without end. */
const barred = keptFor((_: Land) => new Map<number, readonly Barrier[]>());
function wallsTo(land: Land, at: At, to: Half, opened: number): readonly Barrier[] {
  const key = (placeOf(at) * 12 + to) * 4 + opened;
  const before = barred(land).get(key);
  if (before) return before;
  const walls = barriers(land).filter(({ what }) => !(what === 'river' ? opened & 1 : opened & 2));
  const crossed = (start: Half): readonly Barrier[] => walls.filter((wall) => standsBetween(wall, start, to));
  const [least = []] = halvesAt(land, at)
    .map(crossed)
    .sort((a, b) => a.length - b.length);
  barred(land).set(key, least);
  return least;
}
/** A number for each place on a tile, below 31: the ways home keep them as bits of one number. */
export const placeOf = (at: At): number =>
  'part' in at ? at.part : 13 + at.edge * 3 + (at.bank ? banks.indexOf(at.bank) + 1 : 0);

const peak = (map: Terrain, tile: TileId, land: Land, edge: Direction): readonly Block[] =>
  land.edges[edge] === 'mountain' && !map.passes(tile)
    ? [{ what: 'mountain', tile, where: 'edge', edges: [edge] }]
    : [];

const impossible: Crossing = { possible: false, blocked: true, ways: [], why: [] };
const fewest = (a: Way, b: Way): number => a.why.length - b.why.length;

/** The move from a position into an adjacent tile. Impossible where the tiles do not touch by land. */
export function crossings(map: Terrain, from: Position, to: TileId): Crossing {
  const here = map.land(from.tile);
  const there = map.land(to);
  if (!here || !there) return impossible;
  const borders = bordersOf(here);
  let border = borders.get(to);
  if (border?.from !== from.tile || border.there !== there) {
    border = { from: from.tile, there, crossings: [] };
    borders.set(to, border);
  }
  const key = placeOf(from.at) * 16 + openedIn(map, from.tile) * 4 + openedIn(map, to);
  const before = border.crossings[key];
  if (before) return before;
  const crossing = crossingsOf(map, from, to, here, there);
  border.crossings[key] = crossing;
  return crossing;
}
/** Over one border, by where the banner stands and what is open on both sides. */
interface Border {
  readonly from: TileId;
  readonly there: Land;
  readonly crossings: (Crossing | undefined)[];
}
const bordersOf = keptFor((_: Land) => new Map<TileId, Border>());

function crossingsOf(map: Terrain, from: Position, to: TileId, here: Land, there: Land): Crossing {
  const d = toward(from.tile, to);
  if (d === undefined || !partsOf(here).length || !partsOf(there).length) return impossible;
  const { at } = from;
  const goingBack = 'edge' in at && at.edge === d;
  const rim = goingBack ? [] : [...peak(map, from.tile, here, d), ...peak(map, to, there, opposite(d))];
  const [seaHere, seaThere] = [seaHalves(here), seaHalves(there)];
  const ways: Way[] = [];
  for (const bank of banks) {
    const half = halfOf(d, bank);
    if (seaHere[half] || seaThere[across(half)]) continue;
    const way: Way = { at: arrival(there, across(half)), why: [...inside(map, from, here, half), ...rim] };
    // One place of arrival, or one on each bank.
    const [other] = ways;
    if (!other || placeOf(other.at) !== placeOf(way.at)) ways.push(way);
    else if (fewest(way, other) < 0) ways[0] = way;
  }
  const sorted = ways.sort(fewest);
  const [best] = sorted;
  if (!best) return impossible;
  return { possible: true, blocked: best.why.length > 0, ways: sorted, why: best.why };
}

/** The parts of a tile a banner reaches without crossing anything. */
export function reach(map: Terrain, position: Position): readonly number[] {
  const land = map.land(position.tile);
  if (!land) return [];
  return partsOf(land)
    .filter(
      ({ id, halves }) => id === heart || halves.some((half) => !inside(map, position, land, half).length),
    )
    .map(({ id }) => id);
}

/** The parts of a tile that lie on the sea. */
export function shoreParts(land: Land): readonly number[] {
  const all = partsOf(land);
  if (all.some(({ id }) => id === heart)) return land.coasts.length ? [heart] : [];
  const sea = seaHalves(land);
  const byTheSea = (half: Half) => sea[(half + 1) % 12] || sea[(half + 11) % 12];
  return all.filter(({ halves }) => halves.some(byTheSea)).map(({ id }) => id);
}

/** What lies between a banner and its tile's harbour, or between a landing party and a part of the tile; empty for a clear way. */
export function wayToShore(map: Terrain, position: Position): readonly Block[] {
  const land = map.land(position.tile);
  if (!land) return [];
  const shore = shoreParts(land);
  const ways = partsOf(land)
    .filter(({ id }) => shore.includes(id))
    .flatMap(({ halves }) => halves.map((half) => inside(map, position, land, half)));
  return ways.sort((a, b) => a.length - b.length)[0] ?? [];
}

/** Every position there is on a tile: its parts, and the edges a banner can have come over. */
export function positionsOn(tile: TileId, land: Land): readonly Position[] {
  const sea = seaHalves(land);
  const standing = partsOf(land);
  const edges = directions.flatMap((edge) => {
    const halves = banks.map((bank) => halfOf(edge, bank)).filter((half) => !sea[half]);
    return land.edges[edge] === 'river' ? halves : halves.slice(0, 1);
  });
  return standing.length
    ? [
        ...standing.map(({ id }) => ({ tile, at: { part: id } })),
        ...edges.map((half) => ({ tile, at: arrival(land, half) })),
      ]
    : [];
}
