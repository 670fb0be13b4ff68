/** The far level: carets for mountains, arches for hills, dots for woods. */
import { at, num } from '../path.ts';
import { type Glyph, glyph } from './pen.ts';

export function caret(w: number, h: number): Glyph {
  return glyph(w, h, 1, [
    { d: `M${at([-w, 0])}L${at([0, -h])}L${at([w, 0])}z`, fill: 'peak' },
    { d: `M${at([0, -h])}L${at([w, 0])}H${num(w * 0.1)}z`, fill: 'shade' },
    { d: `M${at([-w, 0])}L${at([0, -h])}L${at([w, 0])}M${at([0, -h])}L${num(w * 0.1)} 0`, nib: 'outline' },
  ]);
}

export function bush(r: number): Glyph {
  const d = `M${at([-r, -r])}a${at([r, r])} 0 1 0 ${num(2 * r)} 0a${at([r, r])} 0 1 0 ${num(-2 * r)} 0z`;
  return glyph(r, 2 * r, 0, [{ d, fill: 'leaf', nib: 'edge' }]);
}

export const arch = (w: number): Glyph =>
  glyph(w, w, 0, [
    { d: `M${at([-w, 0])}Q${at([0, -w * 1.5])} ${at([w, 0])}z`, fill: 'hill' },
    { d: `M${at([-w, 0])}Q${at([0, -w * 1.5])} ${at([w, 0])}`, nib: 'outline' },
  ]);

export const marsh = (): Glyph => glyph(8, 3, 3, [{ d: 'M-8 0H8M-4 4H5', nib: 'reed' }]);
