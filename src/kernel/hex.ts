/**
 * The hex grid: pointy-top tiles in axial coordinates.
 * Edges and directions run clockwise from the east: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE.
 * Corner i is where edge i begins going clockwise: 0 is the right-hand upper corner, 1 the right-hand lower, 2 the foot, 5 the peak.
 * A tile's id is its place (`q3r-2`): a key that starts with a letter, so that state stays canonical.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export type TileId = `q${number}r${number}`;

export const directions = [0, 1, 2, 3, 4, 5] as const;
const steps = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export const hex = (q: number, r: number): Hex => ({ q, r });
export const tileId = ({ q, r }: Hex): TileId => `q${q}r${r}`;
export const isTileId = (text: string): text is TileId => /^q(0|-?[1-9]\d*)r(0|-?[1-9]\d*)$/.test(text);

/** The place a tile id names. @throws RangeError if it is none */
export function place(id: string): Hex {
  const known = places.get(id);
  if (known) return known;
  const match = /^q(-?\d+)r(-?\d+)$/.exec(id);
  if (!match) throw new RangeError(`${id} is no tile`);
  return kept(places, id, hex(Number(match[1]), Number(match[2])));
}
const places = new Map<string, Hex>();

/** More tiles than any map has: what strangers name fills no memory. */
const MOST = 10_000;
function kept<Value>(known: Map<string, Value>, id: string, value: Value): Value {
  if (known.size >= MOST) known.clear();
  known.set(id, value);
  return value;
}

export const opposite = (d: Direction): Direction => ((d + 3) % 6) as Direction;
export const turn = (d: Direction, by: number): Direction => ((((d + by) % 6) + 6) % 6) as Direction;
export const step = ({ q, r }: Hex, d: Direction): Hex => ({ q: q + steps[d][0], r: r + steps[d][1] });
export const neighbour = (id: string, d: Direction): TileId => neighbours(id)[d] as TileId;
/** By direction. */
export const neighbours = (id: string): readonly TileId[] =>
  around.get(id) ??
  kept(
    around,
    id,
    directions.map((d) => tileId(step(place(id), d))),
  );
const around = new Map<string, readonly TileId[]>();

/** The direction from one tile to an adjacent one, or undefined if they do not touch. */
export const toward = (from: string, to: string): Direction | undefined =>
  directions[neighbours(from).indexOf(to as TileId)];

/** Tiles to cross from one to the other; 0 for the same tile. */
export function distance(from: string, to: string): number {
  const a = place(from);
  const b = place(to);
  const dq = b.q - a.q;
  const dr = b.r - a.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** All places within `radius` of a tile, itself included, nearest rings first, each ring clockwise from the east. */
export function within(id: string, radius: number): readonly TileId[] {
  const found: TileId[] = [tileId(place(id))];
  for (let ring = 1; ring <= radius; ring++) {
    let at = place(id);
    for (let i = 0; i < ring; i++) at = step(at, 0);
    for (let side = 0; side < 6; side++)
      for (let i = 0; i < ring; i++) {
        found.push(tileId(at));
        at = step(at, turn(2, side));
      }
  }
  return found;
}

/** Column and row on the printed map ("odd-r"), for the letters and numbers along its frame. */
export const columnRow = ({ q, r }: Hex): readonly [column: number, row: number] => [
  q + ((r - (r & 1)) >> 1),
  r,
];
/** The place that stands in a column and row of the printed map. */
export const fromColumnRow = (column: number, row: number): Hex =>
  hex(column - ((row - (row & 1)) >> 1), row);
