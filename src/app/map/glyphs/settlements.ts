/** Settlements and works of hands. Their roofs take the owner's tincture when they are printed. */
import type { Settlement } from '../model.ts';
import { at, num, type Point } from '../path.ts';
import type { Rng } from '../rng.ts';
import { crenels, gate, house, pennon, spire } from './masonry.ts';
import { type Glyph, glyph, type Mark } from './pen.ts';

export function village(r: Rng): Glyph {
  const homes =
    r() < 0.5
      ? [
          ...spire(-2.2, -3.2, 3.4, 6, 6.2),
          ...house(-11, -1.2, 4.8, 5.4, 3.6),
          ...house(2.2, -2, 4.6, 5, 3.6),
          ...house(-4.6, 2, 5, 6, 3.8),
        ]
      : [
          ...spire(3, -3.6, 3.4, 6, 6.2),
          ...house(-9.6, -2.4, 4.8, 5.4, 3.6),
          ...house(-1, -0.2, 4.6, 5, 3.6),
          ...house(-7.6, 2.6, 5, 5.6, 3.8),
        ];
  return glyph(13, 17, 5, [{ d: 'M-12.5 2.6q6 2.6 13 1.6t11 -1.4', nib: 'faint' }, ...homes]);
}

export function fortress(): Glyph {
  return glyph(16, 30, 7, [
    {
      d: 'M-15 5C-13 1 -11.5 2 -10 -1L10 -1C11.5 1.5 13.6 1 15 5C8 6.6 -8 6.6 -15 5Z',
      fill: 'rock',
      nib: 'edge',
    },
    { d: 'M7 1l2.4 3.4M4 1.6l1.8 3M10 2l2 2.4M-9 2l-1.8 2.4', nib: 'hatch' },
    ...crenels(-4.6, -5, 9.2, 12.5, 3),
    { d: 'M1.2 -5v-12.2h3.4v12.2z', fill: 'wallShade' },
    { d: 'M-1.4 -13v2.6', nib: 'door' },
    ...pennon(0, -19, 7.5),
    ...crenels(-9, -0.6, 18, 6.2, 6),
    ...gate(0, -0.6, 3.8, 4.6),
    ...spire(-12.4, 0, 4.8, 8.6, 6.4),
    ...spire(7.6, 0, 4.8, 8.6, 6.4),
  ]);
}

const towers: readonly Mark[] = [
  { d: 'M-18 3v-8.6h4.6V3zM13.4 3v-8.6H18V3z', fill: 'wallLit', nib: 'wall' },
  { d: 'M-15.8 3v-8.6h2.4V3zM15.6 3v-8.6H18V3z', fill: 'wallShade' },
  { d: 'M-18.6 -5.6L-15.7 -10.4L-12.8 -5.6zM12.8 -5.6L15.7 -10.4L18.6 -5.6z', fill: 'roof', nib: 'wall' },
];

export function city(capital: boolean): Glyph {
  const crown = capital
    ? [
        ...spire(-2.6, -8, 5.2, 12.5, 9.5),
        ...pennon(0, -30, 6),
        ...spire(-10, -7, 3.6, 8, 7),
        ...spire(6.6, -7, 3.6, 9, 7),
      ]
    : [...spire(-6, -7, 3.8, 9, 8), ...spire(3.4, -7, 3.4, 6.4, 6.4)];
  return glyph(19, capital ? 37 : 25, 4, [
    ...crown,
    ...house(-14, -5, 4.6, 4.6, 3.4),
    ...house(7, -5, 4.4, 3.8, 3.4),
    ...house(-5.4, -5.2, 4.6, 5, 3.6),
    ...house(2, -4, 4.4, 4.4, 3.2),
    ...house(-11, -3, 4.4, 4.6, 3),
    ...crenels(-15, 3, 30, 5.2, 9),
    ...gate(0, 3, 4.4, 4.6),
    ...towers,
  ]);
}

/** Broken walls and smoke: no colour, it is nobody's. */
export const ruin = (): Glyph =>
  glyph(12, 19, 4, [
    { d: 'M-12 3.4q6 1.8 12 1t12 -1', nib: 'faint' },
    { d: 'M-9 2v-5l2 -2 1.4 1.6 1.6 -2.2v7.6z', fill: 'wall', nib: 'wall' },
    { d: 'M-3 3.4v-3l1.2 -.8 1 1.4 1.6 -1v3.4z', fill: 'wallShade', nib: 'wall' },
    { d: 'M2.4 2v-3.6l1.8 -1 .8 1.6 2.6 -2.4v5.4z', fill: 'wall', nib: 'wall' },
    { d: 'M-4 -8q-2 -2.4 .4 -4.4t-.6 -4.4M3.6 -6q1.6 -2 -.2 -4t1 -4M.2 -10q1.2 -1.6 -.2 -3.4', nib: 'hatch' },
  ]);

/** A heap of stones with the owner's pennon: held, though nobody lives there. */
export const cairn = (): Glyph =>
  glyph(5, 13, 1, [
    {
      d: 'M-3.4 0q.4 -2.2 1.8 -2.6q-.2 -1.8 1.4 -2.2q1.8 .2 1.6 2.2q1.6 .4 2 2.6z',
      fill: 'wall',
      nib: 'wall',
    },
    { d: 'M-.2 -4.8v-7', nib: 'thin' },
    { d: 'M-.2 -11.8l5 1.5l-5 1.8z', fill: 'roof', nib: 'wall' },
  ]);

/** The besiegers' camp about a place: a stake fence in front and tents at either end. */
export function camp(half: number): Glyph {
  const tent = (x: number, y: number): Mark[] => [
    { d: `M${at([x - 3.4, y])}l3.4 -5.4l3.4 5.4z`, fill: 'tent', nib: 'wall' },
    { d: `M${at([x, y - 5.4])}l-.6 5.4h1.8z`, fill: 'gate' },
  ];
  let stakes = '';
  for (let i = -5; i <= 5; i++) {
    const x = (i / 5) * half;
    const y = 8.4 - (i * i) / 9;
    stakes += `M${at([x - 1, y + 1])}l1.6 -4M${at([x + 1.2, y + 1])}l-1.2 -3.6`;
  }
  const rail = `M${at([-half, 6.2])}Q${at([0, 10.4])} ${at([half, 6.2])}`;
  return glyph(half + 7, 6, 11, [
    { d: stakes, nib: 'outline' },
    { d: rail, nib: 'thin' },
    ...tent(-half - 2, 7),
    ...tent(half + 2, 7),
  ]);
}

/** A stone bridge of one arch over water so wide, across a river that runs along the unit vector. */
export function bridge(width: number, [dx, dy]: Point): Glyph {
  const [nx, ny] = [-dy, dx];
  const half = width / 2 + 3.4;
  const p = (across: number, down: number): string => at([nx * across + dx * down, ny * across + dy * down]);
  const side = (down: number): string =>
    `M${p(-half, down * 1.5)}L${p(-half * 0.6, down)}L${p(half * 0.6, down)}L${p(half, down * 1.5)}`;
  const planks = [-0.5, -0.17, 0.17, 0.5].map((t) => `M${p(half * t, -1.6)}L${p(half * t, 1.6)}`).join('');
  return glyph(half + 2, half + 2, half + 2, [
    { d: `M${p(-half, -1.7)}L${p(half, -1.7)}L${p(half, 1.7)}L${p(-half, 1.7)}Z`, fill: 'wallLit' },
    { d: planks, nib: 'fine' },
    { d: side(-1.9) + side(1.9), nib: 'outline' },
  ]);
}

/** Far off a settlement is a dot: ringed for a city, square for a fortress, a wedge for a mine. */
export function spot(kind: Settlement | 'ruin', radius: number): Glyph {
  const ring = (s: number): string =>
    `M${num(-s)} 0a${at([s, s])} 0 1 0 ${num(2 * s)} 0a${at([s, s])} 0 1 0 ${num(-2 * s)} 0z`;
  const box = (s: number): string => `M${at([-s, -s])}h${num(2 * s)}v${num(2 * s)}h${num(-2 * s)}z`;
  const pick = (s: number): string => `M${at([-s, s * 0.8])}L${at([0, -s])}L${at([s, s * 0.8])}z`;
  const marks: Record<typeof kind, readonly Mark[]> = {
    village: [{ d: ring(radius * 0.17), fill: 'roof', nib: 'edge' }],
    fortress: [{ d: box(radius * 0.19), fill: 'roof', nib: 'edge' }],
    city: [
      { d: ring(radius * 0.32), fill: 'wallLit', nib: 'edge' },
      { d: ring(radius * 0.19), fill: 'roof', nib: 'edge' },
    ],
    capital: [
      { d: box(radius * 0.36), fill: 'wallLit', nib: 'edge' },
      { d: ring(radius * 0.25), fill: 'roof', nib: 'edge' },
    ],
    town: [{ d: ring(radius * 0.24), fill: 'roof', nib: 'edge' }],
    tower: [{ d: box(radius * 0.14), fill: 'roof', nib: 'edge' }],
    citadel: [
      { d: box(radius * 0.32), fill: 'wallLit', nib: 'edge' },
      { d: box(radius * 0.19), fill: 'roof', nib: 'edge' },
    ],
    mine: [{ d: pick(radius * 0.24), fill: 'roof', nib: 'edge' }],
    ruin: [{ d: `M${at([-4, -4])}l8 8M${at([4, -4])}l-8 8`, nib: 'outline' }],
  };
  return glyph(radius * 0.4, radius * 0.4, radius * 0.4, marks[kind]);
}
