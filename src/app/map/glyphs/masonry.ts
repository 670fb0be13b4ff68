/** Parts of settlements in the oblique view of old maps: houses, spires, walls, gates, pennons. Coordinates are of the left front foot. */
import { at, num } from '../path.ts';
import type { Mark } from './pen.ts';

/** A house seen from its gable: gable width, length, height of its walls. */
export function house(x: number, y: number, gable: number, length: number, wall: number): Mark[] {
  const rise = gable * 0.62;
  const ridge: readonly [number, number] = [x + gable / 2, y - wall - rise];
  const tiles = [0.3, 0.55, 0.8]
    .map((t) => `M${at([ridge[0] + length * t, ridge[1] + 0.5])}l${at([gable * 0.4, rise * 0.8])}`)
    .join('');
  return [
    {
      d: `M${at([x, y])}v${num(-wall)}l${at([gable / 2, -rise])}l${at([gable / 2, rise])}v${num(wall)}z`,
      fill: 'wallLit',
      nib: 'wall',
    },
    { d: `M${at([x + gable, y])}v${num(-wall)}h${num(length)}v${num(wall)}z`, fill: 'wall', nib: 'wall' },
    {
      d: `M${at(ridge)}h${num(length)}l${at([gable / 2, rise])}h${num(-length)}z`,
      fill: 'roof',
      nib: 'wall',
    },
    { d: tiles, nib: 'slate' },
    { d: `M${at([x + gable / 2, y - 0.3])}v${num(-wall * 0.5)}`, nib: 'door' },
  ];
}

export function spire(x: number, y: number, w: number, wall: number, rise: number): Mark[] {
  const [top, right] = [y - wall, x + w];
  return [
    { d: `M${at([x, y])}v${num(-wall)}h${num(w)}v${num(wall)}z`, fill: 'wallLit', nib: 'wall' },
    {
      d: `M${at([x + w * 0.55, y])}v${num(-wall)}h${num(w * 0.45)}v${num(wall)}z`,
      fill: 'wallShade',
    },
    {
      d: `M${at([x - 0.7, top])}L${at([x + w / 2, top - rise])}L${at([right + 0.7, top])}z`,
      fill: 'roof',
      nib: 'wall',
    },
    {
      d: `M${at([x + w / 2, top - rise])}L${at([right + 0.7, top])}H${num(x + w * 0.55)}z`,
      fill: 'roofShade',
    },
  ];
}

/** A wall with so many merlons. */
export function crenels(x: number, y: number, w: number, h: number, merlons: number): Mark[] {
  const step = w / (2 * merlons - 1);
  let d = `M${at([x, y])}v${num(-h)}`;
  for (let i = 0; i < 2 * merlons - 1; i++) d += i % 2 ? `h${num(step)}` : `v-1.7h${num(step)}v1.7`;
  return [{ d: `${d}V${num(y)}z`, fill: 'wallLit', nib: 'wall' }];
}

export const gate = (x: number, y: number, w: number, h: number): Mark[] => [
  {
    d: `M${at([x - w / 2, y])}v${num(w / 2 - h)}a${at([w / 2, w / 2])} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`,
    fill: 'gate',
  },
];

export const pennon = (x: number, y: number, height: number): Mark[] => [
  { d: `M${at([x, y])}v${num(-height)}`, nib: 'thin' },
  { d: `M${at([x, y - height])}q2.4 -.7 5 .6q-2 .8 -5 2.6z`, fill: 'roof', nib: 'wall' },
];
