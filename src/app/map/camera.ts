/**
 * Where the eye is: a world point in the middle of the view and a zoom. Pure arithmetic.
 * The view may be partly covered (a sheet below, a frame about): its clear part is what `fit` and `look` aim at.
 */
import { R } from './geometry.ts';
import type { Box, Point } from './path.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Pixels covered at each side. */
  readonly covered: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export const toScreen = (camera: Camera, field: Viewport, [x, y]: Point): Point => [
  (x - camera.x) * camera.zoom + field.width / 2,
  (y - camera.y) * camera.zoom + field.height / 2,
];
export const toWorld = (camera: Camera, field: Viewport, [x, y]: Point): Point => [
  camera.x + (x - field.width / 2) / camera.zoom,
  camera.y + (y - field.height / 2) / camera.zoom,
];

const clearOf = ({ width, height, covered }: Viewport) => {
  const w = Math.max(1, width - covered.left - covered.right);
  const h = Math.max(1, height - covered.top - covered.bottom);
  return { w, h, dx: (covered.left - covered.right) / 2, dy: (covered.top - covered.bottom) / 2 };
};

/** As near as a tile of 115 pixels' radius; as far as the whole map at half the view. */
export function limitsOf(bounds: Box, field: Viewport): Limits {
  const { w, h } = clearOf(field);
  const whole = Math.min(w / bounds.w, h / bounds.h);
  const max = 115 / R;
  return { min: Math.min(max, Math.max(0.06, Math.min(0.8, whole * 0.8))), max };
}
const held = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** The camera kept so that the map never leaves the view. */
export function confine(camera: Camera, field: Viewport, bounds: Box): Camera {
  const limits = limitsOf(bounds, field);
  const zoom = held(camera.zoom, limits.min, limits.max);
  const { w, h, dx, dy } = clearOf(field);
  const axis = (at: number, start: number, size: number, view: number, shift: number): number => {
    const middle = start + size / 2 - shift / zoom;
    const slack = Math.max(0, size / 2 - view / zoom / 2) + (view / zoom) * 0.34;
    return held(at, middle - slack, middle + slack);
  };
  return {
    zoom,
    x: axis(camera.x, bounds.x, bounds.w, w, dx),
    y: axis(camera.y, bounds.y, bounds.h, h, dy),
  };
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
});

/** Zoomed by a factor with the point under the finger held still. */
export function zoomAbout(
  camera: Camera,
  field: Viewport,
  about: Point,
  factor: number,
  limits: Limits,
): Camera {
  const zoom = held(camera.zoom * factor, limits.min, limits.max);
  const [x, y] = toWorld(camera, field, about);
  return {
    zoom,
    x: x - (about[0] - field.width / 2) / zoom,
    y: y - (about[1] - field.height / 2) / zoom,
  };
}

/** Looking at a world point from the middle of the clear part. */
export function look([x, y]: Point, zoom: number, field: Viewport): Camera {
  const { dx, dy } = clearOf(field);
  return { x: x - dx / zoom, y: y - dy / zoom, zoom };
}

/** The camera moved as little as brings the tile around a world point into the clear part. */
export function showing(camera: Camera, field: Viewport, at: Point): Camera {
  const { zoom } = camera;
  const { w, h } = clearOf(field);
  const middle = look(at, zoom, field);
  const near = (now: number, best: number, clear: number): number => {
    const room = Math.max(0, clear / zoom / 2 - R);
    return held(now, best - room, best + room);
  };
  return { zoom, x: near(camera.x, middle.x, w), y: near(camera.y, middle.y, h) };
}

/** The whole map in the clear part, but no nearer than home zoom. */
export function fit(bounds: Box, field: Viewport, nearest = 1): Camera {
  const { w, h } = clearOf(field);
  const zoom = Math.min(nearest, w / (bounds.w + R), h / (bounds.h + R));
  return look([bounds.x + bounds.w / 2, bounds.y + bounds.h / 2], zoom, field);
}

/** Part of the way from one camera to another, zooming evenly to the eye. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const zoom = a.zoom * (b.zoom / a.zoom) ** t;
  const share = Math.abs(a.zoom - b.zoom) < 1e-6 ? t : (1 / a.zoom - 1 / zoom) / (1 / a.zoom - 1 / b.zoom);
  return { zoom, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** What shows, in world units. */
export const viewOf = (camera: Camera, field: Viewport): Box => ({
  x: camera.x - field.width / 2 / camera.zoom,
  y: camera.y - field.height / 2 / camera.zoom,
  w: field.width / camera.zoom,
  h: field.height / camera.zoom,
});
