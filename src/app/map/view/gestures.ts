/**
 * Fingers, wheel and pointer on the map: pan with a swing, pinch, double tap, tap, and strokes in painting mode.
 * A tap is reported at once; a second one close after it zooms instead.
 */
import type { Point } from '../path.ts';
import type { Stage } from './stage.ts';

export interface Touch {
  /** Pixels from the view's upper left corner. */
  readonly tap: (at: Point) => void;
  /** The points a painting finger went through since the last call; `done` when it lifts, `undone` when it became a pinch. */
  readonly stroke: (through: readonly Point[], state: 'going' | 'done' | 'undone') => void;
  readonly painting: () => boolean;
}

const slop = 8;
const longest = 600;
/** Nearer than the middles of two tiles are on a whole map: two tiles tapped quickly are two taps. */
const double = { ms: 300, px: 18 } as const;

export function listen(view: HTMLElement, stage: Stage, touch: Touch): () => void {
  const fingers = new Map<number, Point>();
  let trail: { readonly t: number; readonly p: Point }[] = [];
  let down: { readonly t: number; readonly p: Point } | undefined;
  let lastTap: { readonly t: number; readonly p: Point } | undefined;
  let painting = false;
  const aborter = new AbortController();
  const how = { signal: aborter.signal };

  const pointOf = (event: MouseEvent): Point => {
    const { left, top } = view.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const spread = (): readonly [middle: Point, width: number] => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return [a ?? [0, 0], 0];
    return [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], far(a, b)];
  };

  const press = (event: PointerEvent): void => {
    if (event.button > 0) return;
    const p = pointOf(event);
    view.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, p);
    stage.stop();
    stage.hold(true);
    if (fingers.size === 1) {
      down = { t: event.timeStamp, p };
      trail = [down];
    } else {
      down = undefined;
      if (painting) touch.stroke([], 'undone');
      painting = false;
    }
  };
  const drag = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const p = pointOf(event);
    if (fingers.size > 1) {
      const [m0, w0] = spread();
      fingers.set(event.pointerId, p);
      const [m1, w1] = spread();
      stage.panBy(m1[0] - m0[0], m1[1] - m0[1]);
      if (w0 > 4 && w1 > 4) stage.zoomBy(m1, w1 / w0);
      return;
    }
    if (down && far(down.p, p) < slop) return;
    const from = down ? down.p : before;
    fingers.set(event.pointerId, p);
    if (down && touch.painting()) painting = true;
    down = undefined;
    if (painting) {
      touch.stroke([from, p], 'going');
      return;
    }
    trail = [...trail.filter(({ t }) => event.timeStamp - t < 90), { t: event.timeStamp, p }];
    stage.panBy(p[0] - before[0], p[1] - before[1]);
  };
  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    trail = trail.filter(({ t }) => event.timeStamp - t < 90);
    if (fingers.size) {
      trail = [];
      return;
    }
    stage.hold(false);
    if (painting) {
      painting = false;
      touch.stroke([], 'done');
      return;
    }
    if (event.type === 'pointercancel') return;
    if (down) {
      tapped(event, down);
      return;
    }
    const first = trail[0];
    const last = trail[trail.length - 1];
    const passed = first && last ? last.t - first.t : 0;
    if (!first || !last || passed < 12 || event.timeStamp - last.t > 50) return;
    const [vx, vy] = [(last.p[0] - first.p[0]) / passed, (last.p[1] - first.p[1]) / passed];
    if (Math.hypot(vx, vy) > 0.08 && !still()) stage.glide(vx, vy);
  };
  const tapped = (event: PointerEvent, start: NonNullable<typeof down>): void => {
    down = undefined;
    if (event.timeStamp - start.t > longest) return;
    if (
      lastTap &&
      start.t - lastTap.t < double.ms &&
      far(lastTap.p, start.p) < double.px &&
      !touch.painting()
    ) {
      lastTap = undefined;
      stage.zoomOver(start.p, 1.9, still() ? 0 : 220);
      return;
    }
    lastTap = start;
    if (touch.painting()) {
      touch.stroke([start.p], 'going');
      touch.stroke([], 'done');
      return;
    }
    touch.tap(start.p);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 200 : 1;
    const pace = event.ctrlKey ? 0.01 : 0.0018;
    stage.stop();
    stage.zoomBy(pointOf(event), Math.exp(-event.deltaY * unit * pace));
  };

  view.addEventListener('pointerdown', press, how);
  view.addEventListener('pointermove', drag, how);
  view.addEventListener('pointerup', lift, how);
  view.addEventListener('pointercancel', lift, how);
  view.addEventListener('wheel', wheel, { ...how, passive: false });
  return () => aborter.abort();
}

/** Whether the reader has asked for less motion. */
export const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
