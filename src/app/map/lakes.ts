/** Standing water: a lake's shore with two inner shore lines. */
import type { Cell } from './cells.ts';
import { R } from './geometry.ts';
import { mix, type Point, spline } from './path.ts';
import { rng } from './rng.ts';

export interface Lake {
  readonly shore: () => string;
  readonly inner: readonly (() => string)[];
  readonly outline: readonly Point[];
}

export function lakeOf(seed: string, cell: Cell): Lake | undefined {
  if (cell.view?.land.ground !== 'lake') return undefined;
  const r = rng(seed, 'lake', cell.id);
  const phase = r() * 6;
  const middle: Point = [cell.x + r.range(-0.06, 0.06) * R, cell.y + r.range(-0.08, 0.02) * R];
  const outline = Array.from({ length: 16 }, (_, i): Point => {
    const a = (i / 16) * Math.PI * 2;
    const wobble = 0.08 * Math.sin(a * 2 + phase) + 0.05 * Math.sin(a * 3 + phase * 2) + r.range(-0.03, 0.03);
    const d = R * (0.5 + wobble);
    return [middle[0] + Math.cos(a) * d, middle[1] + Math.sin(a) * d * 0.72];
  });
  const ring = (t: number) => (): string =>
    spline(
      outline.map((p) => mix(p, middle, t)),
      { closed: true },
    );
  return { shore: ring(0), inner: [ring(0.16), ring(0.36)], outline };
}
