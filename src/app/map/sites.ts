/**
 * Where things stand on a tile: the settlement left of the middle, clear of water and mountains, and the foot of a banner to
 * its right. Both keep their places whether or not the other is there, so that nothing jumps when an army arrives.
 */
import type { Cell } from './cells.ts';
import type { Shore } from './coast.ts';
import { corner, outward, R } from './geometry.ts';
import type { Lake } from './lakes.ts';
import type { Stand } from './model.ts';
import { inside, mix, type Point } from './path.ts';
import type { Reach } from './rivers.ts';
import { rng } from './rng.ts';

export interface Ground {
  readonly shore: Shore | undefined;
  readonly reaches: readonly Reach[];
  readonly lake: Lake | undefined;
  readonly ridges: readonly (readonly Point[])[];
}

function nearest(points: readonly Point[], p: Point): number {
  let least = 99 * 99;
  for (const q of points) {
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** Distances from a point to what nothing may stand in. */
export function toWater({ reaches, lake }: Ground, p: Point): number {
  let least = lake ? (inside(lake.outline, p) ? 0 : nearest(lake.outline, p)) : 99;
  for (const { course, width } of reaches)
    least = Math.min(least, nearest(course, p) - Math.max(width[0], width[1]) / 2);
  return least;
}
export function toCoast({ shore }: Ground, p: Point): number {
  let least = 99;
  for (const line of shore?.coasts ?? []) least = Math.min(least, nearest(line, p));
  return least;
}
export function toRidge({ ridges }: Ground, p: Point): number {
  let least = 99;
  for (const line of ridges) least = Math.min(least, nearest(line, p));
  return least;
}

/** The middle of the foot of a settlement or a cairn. */
export function siteOf(seed: string, cell: Cell, ground: Ground): Point {
  const view = cell.view;
  const r = rng(seed, 'site', cell.id);
  const middle = ground.shore?.middle ?? [cell.x, cell.y];
  const town = view?.settlement !== undefined && ['city', 'capital', 'citadel'].includes(view.settlement);
  const apart = view?.settlement ? (town ? 12 : 13) : 9;
  const left = view?.settlement ? (view.settlement === 'village' ? 0.3 : 0.26) : 0.16;
  const wish: Point = [middle[0] - left * R, middle[1] + 0.1 * R];
  const offers = view?.settlement ? 36 : 18;
  let best = wish;
  let most = -Infinity;
  for (let i = 0; i < offers; i++) {
    const angle = r() * Math.PI * 2;
    const far = i ? Math.sqrt(r()) * R * 0.5 : 0;
    const p: Point = [wish[0] + Math.cos(angle) * far, wish[1] + Math.sin(angle) * far * 0.8];
    const out = Math.hypot(p[0] - cell.x, p[1] - cell.y);
    const score =
      -far * 0.4 -
      Math.max(0, out - R * 0.5) * 2 -
      Math.max(0, apart - toWater(ground, p)) * 3 -
      Math.max(0, 12 - toCoast(ground, p)) * 2.2 -
      Math.max(0, 14 - toRidge(ground, p)) * 1.2 -
      (ground.shore?.coasts.length && !inside(ground.shore.outline, p) ? 60 : 0);
    if (score > most) {
      most = score;
      best = p;
    }
  }
  return best;
}

/** Feet a banner may take on a tile, best first; the flag flies some 30 to the right and 34 up. */
export function seatOf(cell: Cell, ground: Ground, site: Point | undefined, stand?: Stand): Point {
  const middle = ground.shore?.middle ?? [cell.x, cell.y];
  if (stand) return atEdge(cell, middle, stand);
  const first: Point =
    site && cell.view?.settlement
      ? [site[0] + 0.46 * R, site[1] + 0.1 * R]
      : [middle[0] - 0.28 * R, middle[1] + 0.34 * R];
  const offers: Point[] = [first];
  for (const [dx, dy] of [
    [0.12, 0],
    [-0.12, 0.1],
    [0.2, 0.16],
    [0, -0.16],
    [-0.24, -0.08],
  ] as const)
    offers.push([first[0] + dx * R, first[1] + dy * R]);
  return offers.find((p) => toWater(ground, p) > 5) ?? first;
}

function atEdge(cell: Cell, middle: Point, { edge, bank }: Stand): Point {
  const c: Point = [cell.x, cell.y];
  const share = bank === 'first' ? 0.16 : bank === 'last' ? 0.84 : 0.5;
  const p = mix(middle, mix(corner(c, edge), corner(c, edge + 1), share), 0.7);
  const [ox] = outward(edge);
  return [p[0] - (0.3 + 0.14 * ox) * R, p[1] + 0.16 * R];
}
