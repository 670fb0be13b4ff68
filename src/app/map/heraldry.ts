/**
 * The engraver's code. Each tincture has a hatching for land (Petra Sancta's) and, written large, an ordinary for flags.
 * Paths only; colours come from the palette.
 */
import type { Tincture } from './model.ts';
import { type Box, mix, num, type Point, poly } from './path.ts';

export interface Hatching {
  /** World units from one repeat to the next. */
  readonly pitch: number;
  /** Paths over one square repeat of side 1: lines to stroke, dots to fill. */
  readonly lines: string;
  readonly dots: readonly (readonly [x: number, y: number, radius: number])[];
}

const down = 'M-.5 -.5L1.5 1.5M-.5 .5L.5 1.5M.5 -.5L1.5 .5';
const up = 'M-.5 1.5L1.5 -.5M-.5 .5L.5 -.5M.5 1.5L1.5 .5';
const lines = (pitch: number, d: string): Hatching => ({ pitch, lines: d, dots: [] });
const dotted = (pitch: number, ...dots: Hatching['dots'][number][]): Hatching => ({ pitch, lines: '', dots });

export const hatchings: Readonly<Record<Tincture, Hatching>> = {
  azure: lines(3.4, 'M-1 .5H2'),
  gules: lines(3.4, 'M.5 -1V2'),
  or: dotted(4.2, [0.25, 0.25, 0.19], [0.75, 0.75, 0.19]),
  tenne: lines(6.5, 'M-.5 -.5L1.5 1.5M-.5 1.5L1.5 -.5'),
  vert: lines(4.8, down),
  purpure: lines(4.8, up),
  sable: lines(3.6, 'M-1 .5H2M.5 -1V2'),
  argent: dotted(8, [0.5, 0.5, 0.07]),
};

/** The part of a convex shape inside a box. */
function cutTo(shape: readonly Point[], { x, y, w, h }: Box): readonly Point[] {
  const sides: readonly ((p: Point) => number)[] = [
    (p) => p[0] - x,
    (p) => x + w - p[0],
    (p) => p[1] - y,
    (p) => y + h - p[1],
  ];
  return sides.reduce<readonly Point[]>(
    (points, inside) =>
      points.flatMap((p, i) => {
        const before = points[(i + points.length - 1) % points.length] ?? p;
        const [a, b] = [inside(before), inside(p)];
        const gate = a >= 0 !== b >= 0 ? [mix(before, p, a / (a - b))] : [];
        return b >= 0 ? [...gate, p] : gate;
      }),
    shape,
  );
}

/** The ordinary as a filled path over a box, never beyond it. */
export function ordinary(tincture: Tincture, x: number, y: number, w: number, h: number): string {
  const s = Math.min(w, h);
  const rect = (rx: number, ry: number, rw: number, rh: number): string =>
    `M${num(rx)} ${num(ry)}h${num(rw)}v${num(rh)}h${num(-rw)}z`;
  const [cx, cy] = [x + w / 2, y + h / 2];
  /** A stripe through the box's middle, rising (/) or falling (\\), `off` to one side; cut at the box. */
  const stripe = (rising: boolean, thick: number, off = 0): string => {
    const [long, half] = [(w + h) * 2, thick / 2];
    const dir = rising ? -1 : 1;
    const turn = (a: number, b: number): Point => [
      cx + (a - b * dir) * Math.SQRT1_2,
      cy + (a * dir + b) * Math.SQRT1_2,
    ];
    const whole = [
      turn(-long, off - half),
      turn(long, off - half),
      turn(long, off + half),
      turn(-long, off + half),
    ];
    return poly(cutTo(whole, { x, y, w, h }));
  };
  const roundel = (rx: number, ry: number, r: number): string =>
    `M${num(rx - r)} ${num(ry)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;
  switch (tincture) {
    case 'azure':
      return rect(x, y + h * 0.2, w, h * 0.17) + rect(x, y + h * 0.63, w, h * 0.17);
    case 'gules':
      return rect(x + w * 0.2, y, w * 0.17, h) + rect(x + w * 0.63, y, w * 0.17, h);
    case 'or':
      return [
        [0.28, 0.27],
        [0.72, 0.27],
        [0.5, 0.5],
        [0.28, 0.73],
        [0.72, 0.73],
      ]
        .map(([a, b]) => roundel(x + w * (a ?? 0), y + h * (b ?? 0), s * 0.13))
        .join('');
    case 'tenne':
      return stripe(true, s * 0.17) + stripe(false, s * 0.17);
    case 'vert':
      return stripe(false, s * 0.24);
    case 'purpure':
      return stripe(true, s * 0.17, -s * 0.2) + stripe(true, s * 0.17, s * 0.2);
    case 'sable':
      return rect(x, cy - s * 0.09, w, s * 0.18) + rect(cx - s * 0.09, y, s * 0.18, h);
    case 'argent': {
      const [a, t] = [s * 0.12, s * 0.1];
      const inner = `M${num(x + a + t)} ${num(y + a + t)}v${num(h - 2 * (a + t))}h${num(w - 2 * (a + t))}v${num(-(h - 2 * (a + t)))}z`;
      return rect(x + a, y + a, w - 2 * a, h - 2 * a) + inner;
    }
  }
}
