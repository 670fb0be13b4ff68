/**
 * Mountains: concave slopes, a wandering spine, one flank hatched. Hatching is where shade is on parchment,
 * and where light is by candle.
 */
import { along, at, lerp, mix, num, type Point, spline } from '../path.ts';
import type { Rng } from '../rng.ts';
import { type Glyph, glyph } from './pen.ts';

const spineSway = [
  [0, 0],
  [0.03, 0.08],
  [-0.06, 0.02],
  [0.05, 0.12],
  [-0.01, 0.05],
  [0.08, 0.16],
] as const;

export function mountain(r: Rng, w: number, h: number, candle: boolean): Glyph {
  const peak: Point = [r.range(-0.08, 0.1) * w, -h];
  const slope = (to: Point, bow: number): Point[] => {
    const line: Point[] = [peak];
    for (let i = 1; i < 6; i++) {
      const t = i / 6;
      const x = lerp(peak[0], to[0], t ** bow) + r.range(-0.03, 0.03) * w;
      line.push([x, lerp(-h, to[1], t) + r.range(-0.028, 0.028) * h]);
    }
    return [...line, to];
  };
  const left = slope([-w * 0.5, r.range(-1, 1)], r.range(1.1, 1.32));
  const right = slope([w * 0.5, r.range(-1, 1)], r.range(1.04, 1.28));
  const reach = r.range(0.84, 0.98);
  const spine = spineSway.map(
    ([a, b], i): Point => [peak[0] + r.range(a, b) * w, lerp(-h, -h * (1 - reach), i / 5)],
  );
  const end = spine[5] ?? peak;
  const [side, other] = candle ? [left, right] : [right, left];
  const s = candle ? -1 : 1;
  const body = spline([...left.slice().reverse(), ...right.slice(1)], { ease: 1 / 9 });
  const flank = spline([...spine.slice().reverse(), ...right.slice(1), [end[0], 0]], { ease: 1 / 12 });
  const rib = [
    mix(along(left, 0.42), along(spine, 0.42), 0.45),
    mix(along(left, 0.6), along(spine, 0.6), 0.62),
    mix(along(left, 0.78), along(spine, 0.78), 0.5),
  ];
  return glyph(w * 0.54, h + 1, 2, [
    { d: `${body}Z`, fill: 'peak', fade: 'full' },
    { d: `${flank}Z`, fill: 'shade', fade: 'half' },
    { d: hanging(r, h, spine, side, s), nib: 'hatch' },
    { d: ticks(r, w, h, other, s) + spline(rib), nib: 'fine' },
    { d: body, nib: 'outline' },
    { d: spline(spine, { ease: 1 / 8 }), nib: 'thin' },
  ]);
}

/** Strokes hung from the spine down the flank, long and short by turns. */
function hanging(r: Rng, h: number, spine: readonly Point[], side: readonly Point[], s: number): string {
  const count = Math.max(8, Math.round(h / 2.2));
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.3 + r.range(-0.18, 0.18)) / (count + 0.3);
    const top = along(spine, t);
    const a: Point = [top[0] + s * 0.45, top[1]];
    const low = Math.min(0.99, t + r.range(0.17, 0.27));
    const b = mix(along(spine, low), along(side, low), i % 2 ? r.range(0.45, 0.66) : r.range(0.78, 0.95));
    if (s * (b[0] - a[0]) < 1) continue;
    d += `M${at(a)}Q${at([(a[0] + b[0]) / 2 + s * 0.5, (a[1] + b[1]) / 2 - 0.7])} ${at(b)}`;
  }
  return d;
}

function ticks(r: Rng, w: number, h: number, side: readonly Point[], s: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const [x, y] = along(side, 0.2 + i * 0.16 + r.range(-0.04, 0.04));
    d += `M${at([x + s * 1.3, y + 0.5])}l${num(s * w * 0.035)} ${num(h * r.range(0.07, 0.13))}`;
  }
  return d;
}

/** One arch with strokes down its lee side, shorter and shorter. */
export function hill(r: Rng, w: number, h: number, candle: boolean): Glyph {
  const top: Point = [r.range(-0.1, 0.06) * w, -h];
  const end: Point = [w / 2, r.range(-0.5, 0.8)];
  const arch = `M${at([-w / 2, 0])}C${at([-w * 0.36, -h * 0.5])} ${at([top[0] - w * 0.24, -h])} ${at(top)}C${at([top[0] + w * 0.2, -h])} ${at([w * 0.34, -h * 0.46])} ${at(end)}`;
  const s = candle ? -1 : 1;
  const skyline = (t: number): number => -h * Math.cos((t * Math.PI) / 2.06);
  const count = Math.round(w / 2.1);
  let hatch = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const y = -h * Math.cos((t * Math.PI) / 2.06) ** 0.82 + 0.7;
    const length = h * lerp(0.5, 0.16, t) * (i % 2 ? 0.62 : 1) * r.range(0.9, 1.1);
    hatch += `M${at([lerp(top[0], s * w * 0.46, t), y])}q${at([s * 0.7, length * 0.5])} ${at([s * lerp(1.2, 0.1, t), length])}`;
  }
  let fine = '';
  for (const t of [0.25, 0.47, 0.69])
    fine += `M${at([lerp(top[0], -s * w * 0.44, t), skyline(t) + 1.2])}l${at([-s * 0.5, h * 0.17])}`;
  return glyph(w / 2 + 1, h + 1, 1, [
    { d: `${arch}Z`, fill: 'hill', fade: 'full' },
    { d: hatch, nib: 'hatch' },
    { d: fine, nib: 'fine' },
    { d: arch, nib: 'outline' },
  ]);
}
