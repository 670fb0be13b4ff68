/**
 * Coasts. Where an edge has one corner on land and one in the sea the coast crosses it, at a point hashed from the edge,
 * so that both tiles agree; inside the tile the crossings are joined by a line broken into bays and capes.
 */
import { type Direction, directions } from '../../kernel/hex.ts';
import { type Cell, isIslet, isSea } from './cells.ts';
import { corner, corners, edgeMiddle, R } from './geometry.ts';
import { at, mix, type Point, poly, spline } from './path.ts';
import { type Rng, rng } from './rng.ts';

export interface Shore {
  /** The land of the tile, closed. */
  readonly land: () => string;
  readonly outline: readonly Point[];
  /** The lines where it meets the sea. */
  readonly coasts: readonly (readonly Point[])[];
  readonly coast: () => string;
  /** Rocks off the coast: middle and size. */
  readonly skerries: readonly (readonly [x: number, y: number, size: number])[];
  /** The middle of what is dry. */
  readonly middle: Point;
}

/** Where something crosses an edge, `spread` of its length about its middle: the same seen from either tile. */
export function crossing(seed: string, kind: string, cell: Cell, d: number, spread: number): Point {
  const from = d < 3 ? cell : (cell.near[d] ?? cell);
  const side = from === cell ? d : d - 3;
  const r = rng(seed, kind, from.id, side);
  const middle: Point = [from.x, from.y];
  return mix(corner(middle, side), corner(middle, side + 1), 0.5 + r.range(-spread, spread));
}

/** How far seaward the coast bulges for one to five sea corners, in radii from the middle. */
const reach = [0, 0.6, 0.42, 0.3, 0.2, 0.16];

/** The land of one tile and its coasts; undefined where all is sea. */
export function shoreOf(seed: string, cell: Cell): Shore | undefined {
  if (isSea(cell)) return undefined;
  const middle: Point = [cell.x, cell.y];
  if (isIslet(cell)) return islet(seed, cell);
  const first = cell.sea.findIndex((sea, i) => !sea && cell.sea[(i + 5) % 6]);
  const cuts = cliffs(cell);
  if (first < 0) {
    const outline = corners(middle);
    const coast = (): string => cuts.map((line) => poly(line, false)).join('');
    return { land: () => poly(outline), outline, middle, coasts: cuts, coast, skerries: [] };
  }
  const outline: Point[] = [];
  const coasts: Point[][] = [];
  const skerries: [number, number, number][] = [];
  const sides: (readonly Point[])[] = [];
  for (let done = 0; done < 6; ) {
    const i = (first + done) % 6;
    if (!cell.sea[i]) {
      outline.push(corner(middle, i));
      sides.push([corner(middle, i)]);
      done++;
      continue;
    }
    let run = 1;
    while (cell.sea[(i + run) % 6]) run++;
    const r = rng(seed, 'coast', cell.id, i);
    const points = bay(seed, cell, i, run, r);
    coasts.push(points);
    if (r() < 0.5) skerries.push(...rocks(cell, i, run, points, r));
    sides.push(points);
    outline.push(...points);
    done += run;
  }
  const sum = outline.reduce((total, p): Point => [total[0] + p[0], total[1] + p[1]], [0, 0] as Point);
  const mean: Point = [sum[0] / outline.length, sum[1] / outline.length];
  coasts.push(...cuts);
  const coast = (): string => coasts.map((line) => spline(line)).join('');
  const land = (): string =>
    `${sides.map((side, i) => `${i ? 'L' : 'M'}${at(side[0] ?? middle)}${spline(side, { continued: true })}`).join('')}Z`;
  return { land, outline, coasts, coast, skerries, middle: mix(mean, middle, 0.35) };
}

/** Whole edges of land with the open sea behind them: a map painted tile by tile may have them, and they are shores too. */
const cliffs = (cell: Cell): Point[][] =>
  directions
    .filter((d) => isSea(cell.near[d]) && !cell.sea[d] && !cell.sea[(d + 1) % 6])
    .map((d) => [corner([cell.x, cell.y], d), corner([cell.x, cell.y], d + 1)]);

/** Unit vector from the tile's middle towards a run of sea corners. */
function seaward(cell: Cell, from: number, run: number): Point {
  let [x, y] = [0, 0];
  for (let i = 0; i < run; i++) {
    const c = corner([0, 0], from + i);
    x += c[0];
    y += c[1];
  }
  const length = Math.hypot(x, y);
  return length < 1 ? [0, cell.r % 2 ? 1 : -1] : [x / length, y / length];
}

function bay(seed: string, cell: Cell, i: number, run: number, r: Rng): Point[] {
  const middle: Point = [cell.x, cell.y];
  const [e0, e1] = [(i + 5) % 6, (i + run - 1) % 6] as [Direction, Direction];
  const [a, b] = [crossing(seed, 'shore', cell, e0, 0.12), crossing(seed, 'shore', cell, e1, 0.12)];
  const [ux, uy] = seaward(cell, i, run);
  const out = R * ((reach[run] ?? 0.16) + r.range(-0.07, 0.1));
  const aside = R * r.range(-0.16, 0.16);
  const top: Point = [middle[0] + ux * out - uy * aside, middle[1] + uy * out + ux * aside];
  const inward = (edge: number, p: Point): Point => {
    const m = edgeMiddle(middle, edge);
    const length = Math.hypot(middle[0] - m[0], middle[1] - m[1]);
    const t = (R * 0.2) / length;
    return [p[0] + (middle[0] - m[0]) * t, p[1] + (middle[1] - m[1]) * t];
  };
  let line: Point[] = [a, inward(e0, a), top, inward(e1, b), b];
  for (const roughness of [0.22, 0.2, 0.17]) line = broken(line, roughness, r);
  return line;
}

/** Midpoint displacement: each stretch gets a bend of up to `roughness` of its length. */
function broken(line: readonly Point[], roughness: number, r: Rng): Point[] {
  const found: Point[] = [];
  line.forEach((b, i) => {
    const a = line[i - 1];
    if (a) {
      const m = mix(a, b, r.range(0.42, 0.58));
      const bend = r.range(-1, 1) * roughness;
      found.push([m[0] - (b[1] - a[1]) * bend, m[1] + (b[0] - a[0]) * bend]);
    }
    found.push(b);
  });
  return found;
}

function rocks(
  cell: Cell,
  i: number,
  run: number,
  line: readonly Point[],
  r: Rng,
): [number, number, number][] {
  const [ux, uy] = seaward(cell, i, run);
  const a = line[0] ?? [cell.x, cell.y];
  const b = line[line.length - 1] ?? a;
  const from = mix(a, b, r.range(0.3, 0.7));
  return Array.from({ length: r.int(1, 3) }, () => {
    const far = R * 0.9 * ((reach[run] ?? 0.16) + r.range(0.32, 0.5));
    return [from[0] + ux * far + r.range(-7, 7), from[1] + uy * far + r.range(-6, 6), r.range(0.9, 2.1)];
  });
}

function islet(seed: string, cell: Cell): Shore {
  const r = rng(seed, 'isle', cell.id);
  const phase = r() * 6;
  const squash = r.range(0.74, 0.86);
  const outline = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2;
    const d =
      R * (0.6 + 0.1 * Math.sin(a * 2 + phase) + 0.06 * Math.sin(a * 5 + phase * 2) + r.range(-0.04, 0.04));
    return [cell.x + Math.cos(a) * d, cell.y + Math.sin(a) * d * squash];
  });
  const land = (): string => spline(outline, { closed: true });
  const first = outline[0] ?? [cell.x, cell.y];
  return {
    land,
    outline,
    coasts: [[...outline, first]],
    coast: land,
    skerries: [],
    middle: [cell.x, cell.y],
  };
}
