/**
 * The sheet the map is drawn on. World units are pixels at home zoom: a tile's radius is 38.
 * At zoom k a world unit is k pixels. Corners and edges are numbered as in kernel/hex.ts.
 */
import { type Direction, type Hex, place, type TileId, tileId } from '../../kernel/hex.ts';
import { type Box, mix, type Point } from './path.ts';

export const R = 38;
export const W = R * Math.sqrt(3);
export const rowHeight = R * 1.5;

export const centreOf = ({ q, r }: Hex): Point => [W * (q + r / 2), rowHeight * r];
export const centre = (id: string): Point => centreOf(place(id));

const rays: readonly Point[] = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = ((-30 + 60 * i) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});
/** Corner `i` of a hex about a point; any whole number will do. */
export function corner([x, y]: Point, i: number, radius = R): Point {
  const ray = rays[((i % 6) + 6) % 6] ?? [0, 0];
  return [x + ray[0] * radius, y + ray[1] * radius];
}
export const corners = (middle: Point, radius = R): readonly Point[] =>
  rays.map((_, i) => corner(middle, i, radius));
export const edgeMiddle = (middle: Point, d: number): Point =>
  mix(corner(middle, d), corner(middle, d + 1), 0.5);

/** Which way is out of the tile over an edge, as a unit vector. */
export function outward(d: Direction): Point {
  const angle = (d * Math.PI) / 3;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The place whose hex holds a point, whether or not a tile lies there. */
export function hexAt([x, y]: Point): Hex {
  const r = y / rowHeight;
  const q = x / W - r / 2;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}
export const tileAt = (point: Point): TileId => {
  const { q, r } = hexAt(point);
  return tileId({ q: q || 0, r: r || 0 });
};

/** The edge of a tile nearest to a point. */
export function edgeAt(id: string, [x, y]: Point): Direction {
  const [cx, cy] = centre(id);
  const turn = Math.round((Math.atan2(y - cy, x - cx) * 3) / Math.PI);
  return (((turn % 6) + 6) % 6) as Direction;
}

/** The smallest box about these tiles, tips included; a box of one tile about the origin if there are none. */
export function boundsOf(ids: Iterable<string>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const id of ids) {
    const [x, y] = centre(id);
    x0 = Math.min(x0, x - W / 2);
    x1 = Math.max(x1, x + W / 2);
    y0 = Math.min(y0, y - R);
    y1 = Math.max(y1, y + R);
  }
  return x0 > x1 ? { x: -W / 2, y: -R, w: W, h: 2 * R } : { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}
