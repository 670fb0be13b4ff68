/** Where a label might stand: about a settlement, across a region or a sea, along a river. Pixels at the zoom in question. */
import { along, at, type Box, gap, normal, type Point, spline } from '../path.ts';
import type { Placement } from './solver.ts';

/** The box of a straight text about its middle and baseline. */
const flat = (x: number, y: number, width: number, size: number): Placement => ({
  x,
  y,
  size,
  boxes: [{ x: x - width / 2 - 1, y: y - size * 0.74, w: width + 2, h: size * 0.98 }],
});

/** About a settlement whose body is given: below, then above, then beside it. */
export function about(body: Box, width: number, size: number): Placement[] {
  const middle = body.x + body.w / 2;
  const below = body.y + body.h + size * 0.76;
  const above = body.y - size * 0.3;
  const side = body.y + body.h * 0.75;
  const shift = width * 0.24;
  const found = [0, 1, -1, 1.8, -1.8].map((k) => flat(middle + shift * k, below, width, size));
  found.push(...[0, 1, -1].map((k) => flat(middle + shift * k, above, width, size)));
  found.push(flat(body.x + body.w + 3 + width / 2, side, width, size));
  found.push(flat(body.x - 3 - width / 2, side, width, size));
  found.push(...[0, 1, -1, 2, -2].map((k) => flat(middle + shift * k, below + size * 0.9, width, size)));
  return found;
}

/** Small boxes along a line of text. */
function strung(line: readonly Point[], width: number, size: number): Box[] {
  const count = Math.max(1, Math.ceil(width / (size * 0.8)));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = along(line, (i + 0.5) / count);
    return { x: x - size * 0.55, y: y - size * 0.78, w: size * 1.1, h: size * 1.04 };
  });
}

/** Bent gently across the places it names, along their longer way. */
export function across(places: readonly Point[], width: number, size: number, bend: number): Placement[] {
  const count = places.length || 1;
  const sum = places.reduce((s, p): Point => [s[0] + p[0], s[1] + p[1]], [0, 0] as Point);
  const middle: Point = [sum[0] / count, sum[1] / count];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of places) {
    xx += (x - middle[0]) ** 2;
    yy += (y - middle[1]) ** 2;
    xy += (x - middle[0]) * (y - middle[1]);
  }
  const slope = Math.max(-0.34, Math.min(0.34, Math.atan2(2 * xy, xx - yy) / 2));
  const near = [...places].sort((a, b) => gap(a, middle) - gap(b, middle)).slice(0, 24);
  const spots: Point[] = [middle, ...near];
  return spots.flatMap((spot) =>
    [slope, 0, slope / 2, -slope / 2].flatMap((turn) =>
      [0, -0.7, 0.7].map((lift) => {
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const line = Array.from({ length: 9 }, (_, i): Point => {
          const u = (i / 8 - 0.5) * (width + size);
          const v = Math.cos((i / 8 - 0.5) * Math.PI) * -bend * width + bend * width * 0.6 + lift * size;
          return [spot[0] + u * c - v * s, spot[1] + u * s + v * c];
        });
        return { x: spot[0], y: spot[1], size, path: spline(line), boxes: strung(line, width, size) };
      }),
    ),
  );
}

/** Along a river's course, on either bank, where it runs straightest and levellest. */
export function beside(course: readonly Point[], width: number, size: number, half: number): Placement[] {
  const found: (Placement & { readonly cost: number })[] = [];
  for (let from = 0; from < course.length - 3; from += 2) {
    let to = from;
    let run = 0;
    for (; to < course.length - 1 && run < width + size; to++)
      run += gap(course[to] ?? [0, 0], course[to + 1] ?? [0, 0]);
    if (run < width + size) break;
    const part = course.slice(from, to + 1);
    const a: Point = part[0] ?? [0, 0];
    const b: Point = part[part.length - 1] ?? a;
    const reading = a[0] <= b[0] ? part : [...part].reverse();
    const bends = run / Math.max(1, gap(a, b));
    const steep = Math.abs(b[1] - a[1]) / run;
    for (const [bank, off] of [
      ['upper', -(half + size * 0.22)],
      ['lower', half + size * 0.8],
    ] as const) {
      const line = smooth(reading).map((p, i, all): Point => {
        const [nx, ny] = normal(all, i);
        return [p[0] - nx * off, p[1] - ny * off];
      });
      const middle = along(line, 0.5);
      const cost = (bends - 1) * 6 + steep + (bank === 'lower' ? 0.2 : 0);
      found.push({
        x: middle[0],
        y: middle[1],
        size,
        path: `M${at(line[0] ?? a)}${spline(line, { continued: true })}`,
        boxes: strung(line, width, size),
        cost,
      });
    }
  }
  return found.sort((a, b) => a.cost - b.cost).map(({ cost: _, ...place }) => place);
}

const smooth = (line: readonly Point[]): readonly Point[] =>
  line.map((p, i): Point => {
    const near = line.slice(Math.max(0, i - 3), i + 4);
    const sum = near.reduce((s, q): Point => [s[0] + q[0], s[1] + q[1]], [0, 0] as Point);
    return i === 0 || i === line.length - 1 ? p : [sum[0] / near.length, sum[1] / near.length];
  });
