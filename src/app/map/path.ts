/** Points and the paths through them, as SVG path data (which canvas reads too). */
export type Point = readonly [x: number, y: number];

/** Two decimals are a fiftieth of a pixel at the nearest zoom. */
export const num = (n: number): string => String(Math.round(n * 100) / 100);
export const at = ([x, y]: Point): string => `${num(x)} ${num(y)}`;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mix = (p: Point, q: Point, t: number): Point => [lerp(p[0], q[0], t), lerp(p[1], q[1], t)];
/** Square roots are the same on every engine, and quick; hypot is neither. */
export const gap = (p: Point, q: Point): number => {
  const [dx, dy] = [p[0] - q[0], p[1] - q[1]];
  return Math.sqrt(dx * dx + dy * dy);
};

export const poly = (points: readonly Point[], close = true): string =>
  points.length ? `M${points.map(at).join('L')}${close ? 'Z' : ''}` : '';

/** Catmull-Rom through the points, as cubics; `continued` leaves out the first move. */
export function spline(
  points: readonly Point[],
  { closed = false, continued = false, ease = 1 / 6 } = {},
): string {
  const count = points.length;
  const first = points[0];
  if (!first || count < 2) return '';
  const pick = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? first;
  let d = continued ? '' : `M${at(first)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    d += `C${at([b[0] + (c[0] - a[0]) * ease, b[1] + (c[1] - a[1]) * ease])} ${at([c[0] - (e[0] - b[0]) * ease, c[1] - (e[1] - b[1]) * ease])} ${at(c)}`;
  }
  return d + (closed ? 'Z' : '');
}

/** The point a share `t` of the way along a line, counted in its steps. */
export function along(line: readonly Point[], t: number): Point {
  const place = Math.max(0, Math.min(line.length - 1.001, t * (line.length - 1)));
  const i = Math.floor(place);
  const from = line[i] ?? [0, 0];
  return mix(from, line[i + 1] ?? from, place - i);
}

/** Points of a cubic from a to b that leaves and arrives along the given directions. */
export function cubic(a: Point, out: Point, into: Point, b: Point, steps: number): Point[] {
  const c1: Point = [a[0] + out[0], a[1] + out[1]];
  const c2: Point = [b[0] - into[0], b[1] - into[1]];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    return [
      w[0] * a[0] + w[1] * c1[0] + w[2] * c2[0] + w[3] * b[0],
      w[0] * a[1] + w[1] * c1[1] + w[2] * c2[1] + w[3] * b[1],
    ];
  });
}

/** Across a line at one of its points: the unit normal on its left hand going along (y grows downwards). */
export function normal(line: readonly Point[], i: number): Point {
  const a = line[Math.max(0, i - 1)] ?? [0, 0];
  const b = line[Math.min(line.length - 1, i + 1)] ?? [1, 0];
  const length = gap(a, b) || 1;
  return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let found = false;
  let last = polygon[polygon.length - 1];
  for (const next of polygon) {
    if (last && next[1] > y !== last[1] > y) {
      const cross = ((last[0] - next[0]) * (y - next[1])) / (last[1] - next[1]) + next[0];
      if (x < cross) found = !found;
    }
    last = next;
  }
  return found;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
export const grown = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
