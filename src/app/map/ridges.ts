/**
 * Lines of mountain. Along every ridge of the land, and along every mountain edge, stand peaks close enough
 * to read as a wall, so that the drawing shows what blocks the way.
 */
import { type Direction, directions, opposite } from '../../kernel/hex.ts';
import type { Cell } from './cells.ts';
import { crossing } from './coast.ts';
import { corner, outward, R } from './geometry.ts';
import { along, cubic, gap, mix, type Point } from './path.ts';
import { rng } from './rng.ts';

export interface Peak {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  /** The seed of its shape. */
  readonly key: string;
}

const straight = (a: Point, b: Point): Point[] => [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => mix(a, b, t));

/** The middle lines of a tile's ridges. */
export function ridgeLines(seed: string, cell: Cell): readonly (readonly Point[])[] {
  const ridges = cell.view?.land.ridges ?? [];
  return ridges.flatMap((ends, i) => {
    const r = rng(seed, 'ridge', cell.id, i);
    const gate = (d: Direction): Point => crossing(seed, 'pass', cell, d, 0.05);
    const pull = (d: Direction): Point => [-outward(d)[0] * R * 0.6, -outward(d)[1] * R * 0.6];
    const [a, b, ...more] = ends;
    if (a === undefined) return [];
    const middle: Point = [cell.x + r.range(-0.07, 0.07) * R, cell.y + r.range(-0.03, 0.1) * R];
    if (b === undefined) return [straight(gate(a), mix(gate(a), middle, 0.82))];
    if (!more.length) {
      const into = pull(b);
      return [cubic(gate(a), pull(a), [-into[0], -into[1]], gate(b), 12)];
    }
    return ends.map((d) => straight(gate(d), middle));
  });
}

/** Whether either of the two tiles calls their edge mountain. */
export const isWall = (cell: Cell, d: Direction): boolean =>
  cell.view?.land.edges[d] === 'mountain' || cell.near[d]?.view?.land.edges[opposite(d)] === 'mountain';

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, p, i) => sum + gap(p, line[Math.max(0, i - 1)] ?? p), 0);

/** The peaks along a tile's ridges, without those on its edges. */
export function ridgePeaks(seed: string, cell: Cell): readonly Peak[] {
  const found: Peak[] = [];
  ridgeLines(seed, cell).forEach((line, l) => {
    const count = Math.max(1, Math.round(lengthOf(line) / 15));
    for (let i = 0; i < count; i++) {
      const key = `${cell.id}/${l}/${i}`;
      const r = rng(seed, 'peak', key);
      const p = along(line, (i + 0.62) / (count + 0.24));
      const grand = 1 - gap(p, [cell.x, cell.y]) / (R * 2.4);
      const width = r.range(26, 34) * grand + 4;
      const foot: Point = [p[0] + r.range(-2.5, 2.5), p[1] + r.range(4, 9)];
      if (found.some((other) => gap(other.foot, foot) < 8)) continue;
      found.push({ foot, width, height: width * r.range(0.84, 1.04), key });
    }
  });
  return found;
}

const stations = [0.14, 0.5, 0.86] as const;

/** The peaks that wall a mountain edge from corner to corner; told by the tile the edge is counted from (E, SE, SW), or by the map's last. */
export function edgePeaks(seed: string, cell: Cell): readonly (Peak & { readonly edge: Direction })[] {
  return directions.flatMap((d) => {
    const told = d < 3 || !cell.near[d]?.view;
    if (!told || !isWall(cell, d)) return [];
    return stations.map((t, i) => {
      const key = `${cell.id}/e${d}/${i}`;
      const r = rng(seed, 'peak', key);
      const p = mix(corner([cell.x, cell.y], d), corner([cell.x, cell.y], d + 1), t);
      const width = i === 1 ? r.range(25, 30) : r.range(18, 22);
      const foot: Point = [p[0] + r.range(-1.5, 1.5), p[1] + r.range(4, 7)];
      return { foot, width, height: width * r.range(0.82, 0.98), key, edge: d };
    });
  });
}
