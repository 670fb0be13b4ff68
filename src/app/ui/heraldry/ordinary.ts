/** The charge of each tincture in a box: Petra Sancta's hatching writ large. The caller clips it to a field. */
import type { Tincture } from './tinctures.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const r = (value: number): number => Math.round(value * 100) / 100;
const bar = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`;
const roundel = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(2 * radius)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-2 * radius)} 0z`;

/** A band through the middle at 45 degrees, falling to the right (`down` 1) or rising (−1), moved down by `off`. */
function bend({ x, y, w, h }: Box, thick: number, down: 1 | -1, off = 0): string {
  const long = w + h;
  const half = thick / Math.SQRT2;
  const [cx, cy] = [x + w / 2 - (off / 2) * down, y + h / 2 + off / 2];
  const at = (dx: number, dy: number): string => `${r(cx + dx)} ${r(cy + dy)}`;
  return `M${at(-long, -long * down - half)}L${at(long, long * down - half)}L${at(long, long * down + half)}L${at(-long, -long * down + half)}z`;
}

/** The charge as the `d` of one filled path, even-odd. */
export function ordinary(tincture: Tincture, box: Box): string {
  const { x, y, w, h } = box;
  const s = Math.min(w, h);
  switch (tincture) {
    case 'azure':
      return bar(x, y + h * 0.2, w, h * 0.17) + bar(x, y + h * 0.63, w, h * 0.17);
    case 'gules':
      return bar(x + w * 0.2, y, w * 0.17, h) + bar(x + w * 0.63, y, w * 0.17, h);
    case 'or':
      return [
        [0.28, 0.27],
        [0.72, 0.27],
        [0.5, 0.5],
        [0.28, 0.73],
        [0.72, 0.73],
      ]
        .map(([across = 0, down = 0]) => roundel(x + w * across, y + h * down, s * 0.13))
        .join('');
    case 'tenne':
      return bend(box, s * 0.2, 1) + bend(box, s * 0.2, -1);
    case 'vert':
      return bend(box, s * 0.26, 1);
    case 'purpure':
      return bend(box, s * 0.19, -1, -s * 0.48) + bend(box, s * 0.19, -1, s * 0.48);
    case 'sable':
      return (
        bar(x, y + h / 2 - s * 0.09, w, s * 0.18) +
        bar(x + w / 2 - s * 0.09, y, s * 0.18, h / 2 - s * 0.09) +
        bar(x + w / 2 - s * 0.09, y + h / 2 + s * 0.09, s * 0.18, h / 2 - s * 0.09)
      );
    case 'argent': {
      const [a, b] = [s * 0.12, s * 0.24];
      return bar(x + a, y + a, w - 2 * a, h - 2 * a) + bar(x + b, y + b, w - 2 * b, h - 2 * b);
    }
  }
}
