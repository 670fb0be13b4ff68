/** What grows: trees, firs, tufts, knolls, reeds and fields. */
import { at, num } from '../path.ts';
import { type Rng, rng } from '../rng.ts';
import { type Glyph, glyph } from './pen.ts';

function tree(r: Rng, candle: boolean): Glyph {
  const w = 3.5 * r.range(0.88, 1.14);
  const h = 7.2 * r.range(0.88, 1.14);
  const p = (x: number, y: number): string => at([x * w, y * h]);
  const foot = `${num(w * 0.5)} -1.5`;
  const crown = `M${num(-w * 0.62)} -1.5C${num(-w * 1.3)} -1.7 ${p(-1.32, -0.55)} ${p(-0.78, -0.66)}C${p(-0.72, -1.02)} ${p(0.1, -1.14)} ${p(0.34, -0.9)}C${p(0.98, -0.94)} ${p(1.26, -0.56)} ${p(0.98, -0.44)}C${p(1.3, -0.26)} ${num(w * 0.9)} -1.35 ${foot}Z`;
  const leaves = candle
    ? `M${p(-0.8, -0.4)}q.2 -1.6 1.5 -2.1M${p(-0.35, -0.42)}q.4 -1.2 1.2 -1.3`
    : `M${p(0.86, -0.5)}q.1 1.2 -.8 ${num(h * 0.22)}M${p(0.42, -0.62)}q.7 .9 -.1 ${num(h * 0.3)}M${p(0.05, -0.42)}q.5 .7 -.2 ${num(h * 0.16)}`;
  return glyph(w * 1.35, h * 1.1, 0.5, [
    { d: 'M0 -1.6V0M-.2 0h2.6', nib: 'thin' },
    { d: crown, fill: 'leaf', nib: 'edge' },
    { d: leaves, nib: 'hatch' },
  ]);
}

function fir(r: Rng): Glyph {
  const h = 9 * r.range(0.85, 1.2);
  const w = 3 * r.range(0.9, 1.1);
  const p = (x: number, y: number): string => at([x * w, y * h]);
  const right = `L${p(0.5, -0.62)}L${p(0.3, -0.62)}L${p(0.8, -0.36)}L${p(0.5, -0.37)}L${p(1, -0.12)}`;
  const left = `L${p(-0.5, -0.37)}L${p(-0.8, -0.36)}L${p(-0.3, -0.62)}L${p(-0.5, -0.62)}`;
  return glyph(w, h, 0.5, [
    { d: `M${p(0, -0.12)}V0`, nib: 'thin' },
    { d: `M${p(0, -1)}${right}H${num(-w)}${left}Z`, fill: 'fir', nib: 'edge' },
    { d: `M${p(0, -1)}${right}H0Z`, fill: 'firShade' },
  ]);
}

function tuft(r: Rng): Glyph {
  const lean = r.range(-0.5, 0.5);
  return glyph(4, 4, 0, [
    {
      d: `M-1.8 0q-.4 -1.6 ${num(-1.3 + lean)} -2.2M0 0L${num(lean)} -2.9M1.8 0q.4 -1.6 ${num(1.3 + lean)} -2.2`,
      nib: 'faint',
    },
  ]);
}

function knoll(r: Rng): Glyph {
  const w = r.range(9, 13);
  const h = w * 0.3;
  return glyph(w / 2, h, 1, [
    {
      d: `M${num(-w / 2)} 0C${at([-w * 0.3, -h * 1.2])} ${at([w * 0.2, -h * 1.3])} ${num(w / 2)} .3M${at([w * 0.12, -h * 0.7])}l.5 1.6M${at([w * 0.26, -h * 0.5])}l.4 1.2`,
      nib: 'faint',
    },
  ]);
}

function reeds(r: Rng): Glyph {
  const tall = (): string => num(-r.range(2.8, 4.8));
  return glyph(6, 5, 2, [
    { d: `M-5 0H5M-3 1.6H3.4M-2 0V${tall()}M0 0V${tall()}M2.2 0V${tall()}`, nib: 'reed' },
  ]);
}

function fields(r: Rng): Glyph {
  const turn = (r.range(-22, 22) * Math.PI) / 180;
  const rows = r.int(3, 4);
  const w = r.range(8, 12);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const p = (x: number, y: number): string => at([x * c - y * s, x * s + y * c]);
  const [side, foot] = [w / 2 + 1.2, rows * 2.3 - 0.8];
  let furrows = '';
  for (let i = 0; i < rows; i++)
    furrows += `M${p(-w / 2 + r.range(-0.6, 0.6), i * 2.3)}L${p(w / 2 + r.range(-0.4, 0.6), i * 2.3)}`;
  return glyph(9, 5, 12, [
    {
      d: `M${p(-side, -1.6)}L${p(side, -1.6)}L${p(side, foot)}L${p(-side, foot)}Z`,
      fill: 'field',
      nib: 'faintEdge',
    },
    { d: furrows, nib: 'furrow' },
  ]);
}

const makers = { tree, fir, tuft, knoll, reeds, fields };
export type Growth = keyof typeof makers;

/** So many of each are cut once and printed often: small things repeat without the eye noticing. */
const cuts = 24;
const pools = new Map<string, readonly Glyph[]>();

export function growth(kind: Growth, r: Rng, candle: boolean): Glyph {
  const key = `${kind}${candle}`;
  let pool = pools.get(key);
  if (!pool) {
    pool = Array.from({ length: cuts }, (_, i) => makers[kind](rng('growth', kind, i), candle));
    pools.set(key, pool);
  }
  return pool[r.int(0, cuts - 1)] ?? glyph(0, 0, 0, []);
}
