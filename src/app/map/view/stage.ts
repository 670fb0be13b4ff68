/**
 * Moves the camera and with it the pane on which everything lies. While anything moves only the pane's transform changes;
 * when it comes to rest the pane is laid anew at the zoom reached.
 */
import { between, type Camera, confine, limitsOf, pan, type Viewport, zoomAbout } from '../camera.ts';
import type { Box, Point } from '../path.ts';

export interface Stage {
  camera(): Camera;
  field(): Viewport;
  /** The zoom at which what lies on the pane was drawn. */
  paneZoom(): number;
  panBy(dx: number, dy: number): void;
  zoomBy(about: Point, factor: number): void;
  /** The same over so many milliseconds. */
  zoomOver(about: Point, factor: number, duration: number): void;
  /** Pixels a millisecond. */
  glide(vx: number, vy: number): void;
  /** Moves there over so many milliseconds; at once if 0. */
  go(to: Camera, duration: number): void;
  stop(): void;
  /** A finger is down: it has not come to rest while it lies still. */
  hold(held: boolean): void;
  fitField(field: Viewport): void;
  bound(bounds: Box): void;
  close(): void;
}

export interface Stagehands {
  /** Each frame in which the camera has moved. */
  readonly onFrame: (camera: Camera, field: Viewport) => void;
  /** The pane must be drawn for this zoom before the call returns. */
  readonly onRest: (camera: Camera, field: Viewport) => void;
}

/** Milliseconds without movement that count as rest. */
const pause = 130;
const drag = 320;

/** One step of a movement; whether it goes on. */
type Motion = (now: number) => boolean;

/** From one view to another, slower towards its end. */
function flight(from: Camera, aim: Camera, duration: number, move: (to: Camera) => void): Motion {
  const since = performance.now();
  return (now) => {
    const t = Math.min(1, Math.max(0, (now - since) / duration));
    move(between(from, aim, 1 - (1 - t) ** 3));
    return t < 1;
  };
}
/** On as fast as the finger was when it lifted, until that is spent. */
function swing(vx: number, vy: number, panBy: Stage['panBy']): Motion {
  let last = performance.now();
  let [x, y] = [vx, vy];
  return (now) => {
    const passed = Math.min(48, now - last);
    last = now;
    panBy(x * passed, y * passed);
    const slower = Math.exp(-passed / drag);
    x *= slower;
    y *= slower;
    return Math.hypot(x, y) > 0.012;
  };
}

/** Where the pane lies, on whole pixels of the device. */
function placed(camera: Camera, field: Viewport, paneZoom: number): string {
  const ratio = devicePixelRatio || 1;
  const snap = (value: number): number => Math.round(value * ratio) / ratio;
  const x = snap(field.width / 2 - camera.x * camera.zoom);
  const y = snap(field.height / 2 - camera.y * camera.zoom);
  return `translate3d(${x}px,${y}px,0) scale(${camera.zoom / paneZoom})`;
}

export function raiseStage(pane: HTMLElement, start: Camera, hands: Stagehands): Stage {
  let camera = start;
  let field: Viewport = { width: 1, height: 1, covered: { top: 0, right: 0, bottom: 0, left: 0 } };
  let bounds: Box = { x: 0, y: 0, w: 1, h: 1 };
  let paneZoom = start.zoom;
  let frame = 0;
  let moved = 0;
  let held = false;
  let resting = true;
  let motion: Motion | undefined;
  const apply = (): void => {
    pane.style.transform = placed(camera, field, paneZoom);
    hands.onFrame(camera, field);
  };
  const rest = (): void => {
    resting = true;
    paneZoom = camera.zoom;
    hands.onRest(camera, field);
    apply();
  };
  const tick = (now: number): void => {
    frame = 0;
    if (motion && !motion(now)) motion = undefined;
    if (!resting) apply();
    if (motion || held || now - moved < pause) return void (resting || wake());
    if (!resting) rest();
  };
  const wake = (): void => {
    frame ||= requestAnimationFrame(tick);
  };
  const move = (to: Camera): void => {
    camera = confine(to, field, bounds);
    moved = performance.now();
    resting = false;
    wake();
  };
  const land = (to: Camera): void => {
    camera = confine(to, field, bounds);
    rest();
  };
  const go = (to: Camera, duration: number): void => {
    motion = undefined;
    if (duration <= 0) return void land(to);
    motion = flight(camera, confine(to, field, bounds), duration, move);
    resting = false;
    wake();
  };
  return {
    camera: () => camera,
    field: () => field,
    paneZoom: () => paneZoom,
    panBy: (dx, dy) => move(pan(camera, dx, dy)),
    zoomBy: (about, factor) => move(zoomAbout(camera, field, about, factor, limitsOf(bounds, field))),
    glide: (vx, vy) => {
      motion = swing(vx, vy, (dx, dy) => move(pan(camera, dx, dy)));
      wake();
    },
    zoomOver: (about, factor, duration) =>
      go(zoomAbout(camera, field, about, factor, limitsOf(bounds, field)), duration),
    go,
    stop: () => {
      motion = undefined;
    },
    hold: (down) => {
      held = down;
      wake();
    },
    fitField: (next) => {
      field = next;
      land(camera);
    },
    bound: (next) => {
      bounds = next;
    },
    close: () => {
      cancelAnimationFrame(frame);
      motion = undefined;
    },
  };
}
