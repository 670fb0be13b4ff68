/**
 * Rivers. A reach is one river's way over one tile. It crosses an edge at a point hashed from the edge and at a right angle,
 * so that two tiles' reaches meet without a kink, and as wide as all the water that has come together above it.
 */
import type { Direction } from '../../kernel/hex.ts';
import { opposite } from '../../kernel/hex.ts';
import type { Cell } from './cells.ts';
import { isSea } from './cells.ts';
import { crossing, type Shore } from './coast.ts';
import { outward, R } from './geometry.ts';
import { along, at, cubic, gap, mix, normal, type Point, spline } from './path.ts';
import { rng } from './rng.ts';

export interface Reach {
  readonly cell: Cell;
  readonly from: Direction | 'spring' | 'lake' | 'swamp';
  readonly to: Direction | 'lake' | 'swamp' | 'sea';
  /** Its middle line, downstream. */
  readonly course: readonly Point[];
  /** World units at each end. */
  readonly width: readonly [from: number, to: number];
  /** The water, closed. */
  readonly water: () => string;
}

/** Water that comes in from beyond the map, in reaches. */
const fromAfar = 3;
const widest = 40;

/** World units across for so many reaches of water above: about 1.3 at the spring, 6 for a great river. */
export const widthOf = (flow: number): number => 0.9 + 5.3 * (1 - Math.exp(-flow / 4.5));

const riversOf = (cell: Cell | undefined) => cell?.view?.land.rivers ?? [];

/** How much water leaves by an edge, or gathers in standing water, counted in reaches above. */
function gathered(cell: Cell, to: Reach['to'], seen: ReadonlySet<string>, memo: Map<string, number>): number {
  const key = `${cell.id}/${to}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  if (seen.has(key)) return 0;
  const deeper = new Set(seen).add(key);
  let flow = 0;
  for (const river of riversOf(cell)) if (river.to === to) flow += 1 + supply(cell, river.from, deeper, memo);
  const found = Math.min(flow, widest);
  memo.set(key, found);
  return found;
}

function supply(
  cell: Cell,
  from: Reach['from'],
  seen: ReadonlySet<string>,
  memo: Map<string, number>,
): number {
  if (from === 'spring') return 0;
  if (from === 'lake' || from === 'swamp') return Math.max(1, gathered(cell, from, seen, memo));
  const above = cell.near[from];
  const flow = above?.view ? gathered(above, opposite(from), seen, memo) : 0;
  return flow || fromAfar;
}

/** All reaches of the map, tile by tile. */
export function layRivers(
  seed: string,
  cells: readonly Cell[],
  shores: ReadonlyMap<Cell, Shore>,
): ReadonlyMap<Cell, readonly Reach[]> {
  const memo = new Map<string, number>();
  const found = new Map<Cell, readonly Reach[]>();
  for (const cell of cells) {
    const rivers = riversOf(cell);
    if (!rivers.length || isSea(cell)) continue;
    const shore = shores.get(cell);
    const reaches: Reach[] = [];
    const flows = rivers.map((river) => supply(cell, river.from, new Set(), memo));
    const order = rivers.map((_, i) => i).sort((a, b) => (flows[b] ?? 0) - (flows[a] ?? 0) || a - b);
    for (const i of order) {
      const river = rivers[i];
      if (!river) continue;
      const main = reaches.find((other) => other.to === river.to && typeof river.to === 'number');
      const flow = flows[i] ?? 0;
      const w0 = widthOf(flow);
      const w1 = main ? widthOf(flow + 1) : widthOf(gathered(cell, river.to, new Set(), memo));
      const course = main ? tributary(seed, cell, river.from, main, i) : trunk(seed, cell, river, shore, i);
      const flare = river.to === 'sea' ? 3.4 : 0;
      reaches.push({ cell, ...river, course, width: [w0, w1], water: () => ribbon(course, w0, w1, flare) });
    }
    found.set(cell, reaches);
  }
  return found;
}

const still = (cell: Cell, i: number, seed: string): Point => {
  const r = rng(seed, 'spring', cell.id, i);
  return [cell.x + r.range(-0.14, 0.14) * R, cell.y + r.range(-0.1, 0.16) * R];
};

/** Where a reach begins and which way it sets off. */
function head(seed: string, cell: Cell, from: Reach['from'], i: number): readonly [Point, Point] {
  if (typeof from !== 'number') return [still(cell, from === 'spring' ? i : -1, seed), [0, 0]];
  const [ox, oy] = outward(from);
  return [crossing(seed, 'river', cell, from, 0.14), [-ox * R * 0.55, -oy * R * 0.55]];
}

function trunk(
  seed: string,
  cell: Cell,
  river: { from: Reach['from']; to: Reach['to'] },
  shore: Shore | undefined,
  i: number,
): Point[] {
  const [start, out] = head(seed, cell, river.from, i);
  if (typeof river.to === 'number') {
    const [ox, oy] = outward(river.to);
    const end = crossing(seed, 'river', cell, river.to, 0.14);
    return winding(seed, cell, i, cubic(start, out, [ox * R * 0.55, oy * R * 0.55], end, 14));
  }
  const end = river.to === 'sea' ? mouth(start, shore, cell) : still(cell, -1, seed);
  return winding(seed, cell, i, cubic(start, out, [0, 0], end, 12));
}

/** A point just off the coast that faces the river. */
function mouth(start: Point, shore: Shore | undefined, cell: Cell): Point {
  let best: Point = [cell.x, cell.y];
  let least = Infinity;
  for (const line of shore?.coasts ?? [])
    for (const t of [0.35, 0.45, 0.55, 0.65]) {
      const p = along(line, t);
      const cost = Math.hypot(p[0] - cell.x, p[1] - cell.y) * 0.7 + gap(p, start) * 0.3;
      if (cost < least) {
        least = cost;
        best = p;
      }
    }
  const length = gap(start, best) || 1;
  return mix(start, best, 1 + (R * 0.1) / length);
}

function tributary(seed: string, cell: Cell, from: Reach['from'], main: Reach, i: number): Point[] {
  const [start, out] = head(seed, cell, from, i);
  const join = along(main.course, 0.62);
  const later = along(main.course, 0.8);
  const into: Point = [(later[0] - join[0]) * 0.9, (later[1] - join[1]) * 0.9];
  return winding(seed, cell, i, cubic(start, out, into, join, 10));
}

/** Bends the line from side to side, not at all at its ends. */
function winding(seed: string, cell: Cell, i: number, line: readonly Point[]): Point[] {
  const r = rng(seed, 'winding', cell.id, i);
  const length = line.reduce((sum, p, j) => sum + gap(p, line[Math.max(0, j - 1)] ?? p), 0);
  const size = Math.min(R * 0.09, length * 0.08) * (r() < 0.5 ? -1 : 1);
  const [waves, phase] = [r.range(1.1, 1.7), r.range(-0.6, 0.6)];
  return line.map((p, j) => {
    const u = j / (line.length - 1);
    const bend = size * Math.sin(Math.PI * u) ** 2 * Math.sin(u * Math.PI * 2 * waves + phase);
    const [nx, ny] = normal(line, j);
    return [p[0] + nx * bend * 2, p[1] + ny * bend * 2];
  });
}

/** The water between two banks, a little longer than its course so that reaches overlap. */
function ribbon(course: readonly Point[], w0: number, w1: number, flare: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = course.length - 1;
  course.forEach((p, i) => {
    const u = i / last;
    const half = (w0 + (w1 - w0) * u ** 1.15 + (u > 0.8 ? flare * ((u - 0.8) / 0.2) ** 1.6 : 0)) / 2;
    const [nx, ny] = normal(course, i);
    const over = i === 0 ? -0.4 : i === last ? 0.4 : 0;
    const [x, y] = [p[0] - ny * over, p[1] + nx * over];
    left.push([x + nx * half, y + ny * half]);
    right.unshift([x - nx * half, y - ny * half]);
  });
  const turn = right[0] ?? [0, 0];
  return `${spline(left)}L${at(turn)}${spline(right, { continued: true })}Z`;
}
