/** Mines, towers, towns, citadels and ports: works of hands in the same pen as the settlements. */
import { crenels, gate, house, pennon, spire } from './masonry.ts';
import { type Glyph, glyph, type Mark } from './pen.ts';

/** An adit under timber in a heap of rock, a winding frame over it, spoil and a barrow in front. */
export function mine(): Glyph {
  const rails: Mark = { d: 'M-1.6 3.4L4.4 6.6M1.4 2.6L7.4 5.6M1 4.9l2.6 -1.3M3.6 6.2l2.4 -1.2', nib: 'fine' };
  return glyph(15, 23, 7, [
    {
      d: 'M-14.4 4C-13 -1 -11.4 -2.4 -9.4 -6.6C-7.4 -9.6 -5 -10.4 -2.4 -9.8C1.4 -11.6 5 -9.4 7 -6C9.8 -4.6 12 -1 13.4 4C6 6 -8 6 -14.4 4Z',
      fill: 'rock',
      nib: 'outline',
    },
    {
      d: 'M6.4 -5.4l2 5M8.8 -3.6l1.6 4.4M4.4 -7.6l1.6 3.4M10.8 -1.4l1 3M-10 -4.6l-1.6 4.4M-8.2 -7l-1.4 3',
      nib: 'hatch',
    },
    { d: 'M-4.6 3.4v-5.6a4.4 4.4 0 0 1 8.8 0v5.6z', fill: 'gate', nib: 'wall' },
    {
      d: 'M-5.8 3.8v-6.4h1.6v6.4zM3.8 3.8v-6.4h1.6v6.4zM-6.6 -2.6h12.8v-1.8h-12.8z',
      fill: 'wallLit',
      nib: 'wall',
    },
    { d: 'M-7.2 -9.6L-3 -21.6L1.2 -9.9M-5.6 -14.2h5.2M-6.4 -11.6l6 -2.4', nib: 'outline' },
    { d: 'M-6.2 -20.2L-3 -23.4L.2 -20.2z', fill: 'roof', nib: 'wall' },
    { d: 'M-4.9 -17.6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z', fill: 'wall', nib: 'wall' },
    { d: 'M-3 -15.8v6', nib: 'thin' },
    rails,
    { d: 'M5.4 4.2l5.4 -1.6l1.2 2.2l-5.2 1.9z', fill: 'wallShade', nib: 'wall' },
    { d: 'M6 4q1.2 -2.4 2.6 -2.2q1.6 -.2 2 .8', fill: 'rock', nib: 'wall' },
  ]);
}

/** A watch-tower on a knoll, its pennon flying. */
export const tower = (): Glyph =>
  glyph(9, 30, 4, [
    {
      d: 'M-9 3.4C-7 .4 -5.6 0 -4.6 -1.6L4.6 -1.6C5.8 0 7.2 .6 9 3.4C4 4.8 -4 4.8 -9 3.4Z',
      fill: 'rock',
      nib: 'edge',
    },
    { d: 'M-3.6 -.4L-3 -14.6H3L3.6 -.4Z', fill: 'wallLit', nib: 'wall' },
    { d: 'M.8 -.4V-14.6H3L3.6 -.4Z', fill: 'wallShade' },
    ...crenels(-4.4, -14, 8.8, 4, 4),
    { d: 'M-1.2 -10v2.4M-1.2 -5.4v2', nib: 'door' },
    ...gate(-0.6, -0.4, 2.4, 3),
    ...pennon(0, -19.6, 8),
  ]);

/** Houses about a church behind a plain wall: more than a village, no city. */
export const town = (): Glyph =>
  glyph(17, 21, 4, [
    ...spire(-1.6, -4.6, 3.6, 7.6, 7),
    ...house(-12.4, -3.4, 4.8, 5, 3.6),
    ...house(4.4, -4, 4.8, 4.6, 3.6),
    ...house(-6, -1.8, 4.8, 5, 3.4),
    ...house(5.6, -0.4, 4.4, 4.6, 3.2),
    { d: 'M-15 3.2v-4h30v4z', fill: 'wallLit', nib: 'wall' },
    { d: 'M-15 -.8h30M-11.4 1.4h3M-3.8 .8h2.6M8.6 1.6h3', nib: 'fine' },
    ...gate(0.6, 3.2, 4, 3.8),
  ]);

/** A keep behind two rings of walls on its rock. */
export const citadel = (): Glyph =>
  glyph(20, 38, 8, [
    {
      d: 'M-19 6C-16.4 1.6 -14.6 2 -13 -2L13 -2C14.6 2 16.8 1.8 19 6C10 8 -10 8 -19 6Z',
      fill: 'rock',
      nib: 'edge',
    },
    { d: 'M9 .8l2.6 4M5.6 1.6l2 3.4M12.6 1.6l2.2 2.6M-11 1l-2.2 3', nib: 'hatch' },
    ...crenels(-6, -10, 12, 14, 4),
    { d: 'M1.6 -10v-13.8h4.4v13.8z', fill: 'wallShade' },
    { d: 'M-2.6 -17v3M-2.6 -12.6v1.8', nib: 'door' },
    ...spire(-9.4, -7.4, 4.4, 11, 8),
    ...spire(5, -7.4, 4.4, 11, 8),
    ...pennon(0, -26, 9.5),
    ...crenels(-11.4, -5.6, 22.8, 5.4, 7),
    ...crenels(-14, 1, 28, 6.4, 9),
    ...gate(0, 1, 4.4, 4.8),
    ...spire(-17.4, 1.6, 5, 9.6, 7),
    ...spire(12.4, 1.6, 5, 9.6, 7),
  ]);

/** A mole of stone with a light at its end, sheds behind it, and a boat made fast. */
export const port = (): Glyph =>
  glyph(15, 20, 7, [
    { d: 'M-13 1.6L9.4 -1.2L11 2.4L-11.6 5.2Z', fill: 'wallLit', nib: 'wall' },
    { d: 'M-11.6 5.2L11 2.4V4.6L-11.4 7.2Z', fill: 'wallShade', nib: 'wall' },
    { d: 'M-7.4 1L-6.2 4.2M-1.4 .2L-.2 3.6M4.4 -.6L5.8 2.8', nib: 'fine' },
    ...house(-12.4, 0.4, 4.4, 4.8, 3.2),
    { d: 'M6.2 -.6L6.8 -11H10.4L11 -.4Z', fill: 'wallLit', nib: 'wall' },
    { d: 'M9 -.6L9 -11H10.4L11 -.4Z', fill: 'wallShade' },
    { d: 'M5.8 -11h5.6v-2.6H5.8z', fill: 'gate', nib: 'wall' },
    { d: 'M5.2 -13.6L8.6 -17.8L12 -13.6Z', fill: 'roof', nib: 'wall' },
    { d: 'M-5.4 7.8q3.6 2.4 8 .4l-.8 2.2h-5.8z', fill: 'wall', nib: 'wall' },
    { d: 'M-1.6 8V1.4', nib: 'thin' },
  ]);
