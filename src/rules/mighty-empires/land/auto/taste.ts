/**
 * What makes one lawful place better than another: a round land, mountains beside mountains, woods that grow together,
 * rivers that wander outwards to the sea, a shore with the sea outside, capitals well apart.
 * Weights are in tenths of the worth of one more touching neighbour.
 */
import {
  type Direction,
  directions,
  opposite,
  place as placeOf,
  type TileId,
} from '../../../../kernel/hex.ts';
import { next } from '../near.ts';
import type { Shape } from '../shape.ts';
import { type Ring, ringOf, type Survey, shows, toCapital, touches } from '../survey.ts';
import { choices } from './fit.ts';
import { root } from './root.ts';

/** Twice the way east and √3 times the way south, so that places and directions compare in whole numbers. */
const across = ({ q, r }: { q: number; r: number }): readonly [number, number] => [2 * q + r, r];
const steps = [
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
] as const;

export interface Table {
  readonly known: Survey;
  /** What a free place borders on. */
  readonly ring: (place: TileId) => Ring;
  /** Where a place lies. */
  readonly lie: (place: TileId) => Lie;
  /** What it costs that a free place would border on this. */
  readonly loss: (facing: Ring) => number;
  /** How far out the land is to reach. */
  readonly radius: number;
}

/** The middle of the tiles laid so far. */
export function centreOf(places: Iterable<TileId>): readonly [number, number] {
  let [x, y, count] = [0, 0, 0];
  for (const id of places) {
    const [dx, dy] = across(placeOf(id));
    x += dx;
    y += dy;
    count++;
  }
  return count ? [x / count, y / count] : [0, 0];
}

/** A place as seen from the middle of the land. */
export interface Lie {
  /** Tiles from the middle. */
  readonly out: number;
  /** By direction: from -1, straight towards the middle of the land, to 1, straight away from it. */
  readonly outward: readonly number[];
}
/** @param centre of the land laid so far, as `across` counts */
export function lieOf(centre: readonly [number, number], place: TileId): Lie {
  const [x, y] = across(placeOf(place));
  const [dx, dy] = [x - centre[0], y - centre[1]];
  const length = root(dx * dx + 3 * dy * dy);
  return {
    // Put together as it always was: the same seed lays the same land.
    out: root(dx * dx + 3 * (dy * dy)) / 2,
    outward: directions.map((d) =>
      length < 1 ? 0 : (dx * steps[d][0] + 3 * dy * steps[d][1]) / (2 * length),
    ),
  };
}

/** By the letters of two edges that meet, whichever comes first. */
const worth: Readonly<Record<string, number>> = {
  MM: 28,
  MH: 10,
  MP: -14,
  MF: -10,
  HH: 12,
  HP: 3,
  HF: 3,
  PP: 4,
  PF: 1,
  FF: 14,
};
const letters: Readonly<Record<string, string>> = { mountain: 'M', hill: 'H', plain: 'P', forest: 'F' };
/** By the terrain of an edge, and the letter it meets. */
const worths = new Map(
  Object.entries(letters).map(([terrain, own]) => [
    terrain,
    new Map(
      Object.values(letters).map((other) => [other, worth[own + other] ?? worth[other + own] ?? 0] as const),
    ),
  ]),
);
function harmony(shape: Shape, ring: Ring): number {
  let sum = 0;
  for (const d of directions) sum += worths.get(shape.edges[d] ?? '')?.get(ring[d] ?? '.') ?? 0;
  return sum;
}

const closeness = [0, 0, -8, 10, 22, 36, 50];

/** Rivers want room ahead and the way out; an ending wants to be far out. */
function waterways(table: Table, shape: Shape, place: TileId, ring: Ring): number {
  const { kind } = shape.design;
  const { out, outward } = table.lie(place);
  const away = (d: Direction): number => outward[d] ?? 0;
  let sum = 0;
  for (const d of directions) {
    if (shape.edges[d] === 'river' && ring[d] === '.') {
      const ahead = table.ring(next(place, d));
      sum += 10 * away(d) - 6 * touches(ahead);
      if (/[RQrCcS]/.test(ahead)) sum -= 30;
    }
    if (shape.edges[d] === 'sea') sum += 14 * away(d) - 4;
    if (shape.edges[d] === 'coast' && ring[d] === '.') sum -= 2 * Math.abs(away(d)) * (out < 2 ? 8 : 3);
  }
  // Joining two stretches of shore leaves fewer loose ends, but not around a puddle.
  if (directions.filter((d) => shape.edges[d] === 'coast' && ring[d] !== '.').length > 1)
    sum += directions.some((d) => shape.edges[d] === 'sea' && ring[d] === '.') ? 20 : -30;
  if (kind === 'end' || kind === 'mouth') sum += 16 * (Math.min(out, table.radius) - table.radius * 0.8);
  if (kind === 'lake' || kind === 'swamp')
    sum += 20 * ([...ring].filter((letter) => 'RQ'.includes(letter)).length - 1);
  if (kind === 'mouth' && /[RQ]/.test(ring)) sum += 20;
  if (kind === 'valley' || kind === 'end') sum += 12;
  return sum;
}

function capitals(table: Table, shape: Shape, place: TileId, ring: Ring): number {
  if (!shape.design.capital) return 0;
  const { known, radius } = table;
  const apart = Math.min(toCapital(known, place), radius + 1);
  const rim = Math.max(0, table.lie(place).out - (radius - 1.5));
  return 12 * (apart - 3) + 4 * touches(ring) + 10 - 16 * rim;
}

/** What it costs that a free place would border on this: much where no tile, or hardly any, could fill it any more. */
export function lossAt(left: readonly string[], facing: Ring): number {
  // Nothing can lie beyond a shore that only sea surrounds, and nothing need.
  if (/^[.S]+$/.test(facing)) return 0;
  const found = choices(left, facing, 4);
  const near = touches(facing);
  return found === 0 ? (near > 2 ? 90 : 50) : (near > 2 ? 14 : 8) * (4 - found);
}
/** Free places around that nothing could fill any more, or hardly anything. */
function spoilt(table: Table, shape: Shape, place: TileId): number {
  let sum = 0;
  for (const d of directions) {
    const beyond = next(place, d);
    if (table.known.shapes.has(beyond)) continue;
    const ring = table.ring(beyond);
    const back = opposite(d);
    sum += table.loss(ring.slice(0, back) + shows(shape, undefined, d) + ring.slice(back + 1));
  }
  return sum;
}

/** How well a lawful place suits a tile. */
export function taste(table: Table, shape: Shape, place: TileId, ring: Ring): number {
  const { out } = table.lie(place);
  return (
    (closeness[touches(ring)] ?? 0) +
    harmony(shape, ring) / 2 +
    waterways(table, shape, place, ring) +
    capitals(table, shape, place, ring) -
    3 * out -
    (out > table.radius ? 14 * (out - table.radius) : 0) -
    spoilt(table, shape, place)
  );
}

/** How well a finished map came out, whatever the tiles drawn: higher is better. */
export function beauty(known: Survey): number {
  const centre = centreOf(known.shapes.keys());
  const radius = root(known.shapes.size / 3);
  let sum = 0;
  for (const id of known.shapes.keys()) sum -= 6 * Math.max(0, lieOf(centre, id).out - radius);
  for (const [id, shape] of known.shapes) {
    sum += 10 + harmony(shape, ringOf(known, id)) / 4;
    const rivers = known.rivers.get(id) ?? [];
    for (const { to } of rivers) if (typeof to === 'number' && !known.shapes.has(next(id, to))) sum -= 60;
  }
  for (const id of known.free) {
    const ring = ringOf(known, id);
    const land = [...ring].filter((letter) => letter !== '.' && letter !== 'S').length;
    if (land >= 4) sum -= 30 * (land - 3);
    if (/[Cc]/.test(ring)) sum -= 6;
  }
  const apart = known.capitals.map((id) => toCapital(known, id));
  for (const id of known.capitals) sum += 4 * touches(ringOf(known, id));
  return sum + apart.reduce((total, each) => total + Math.min(6, each) * 6, 0);
}
