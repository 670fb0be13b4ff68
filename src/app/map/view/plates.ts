/**
 * The baked map under everything live: bitmaps in a fixed grid of device pixels, one set for each zoom it has rested at,
 * over a small print of the whole. A set stays until the next one covers the view.
 */
import type { Press, Print } from '../bake/press.ts';
import { type Camera, type Viewport, viewOf } from '../camera.ts';
import { R } from '../geometry.ts';
import styles from '../map.module.css';
import { type Box, grown, overlaps } from '../path.ts';

interface Plate {
  readonly canvas: HTMLCanvasElement;
  readonly window: Box;
  stale: boolean;
}
interface Plateset {
  readonly zoom: number;
  readonly host: HTMLElement;
  readonly plates: Map<string, Plate>;
}

/** What a view that closes has printed: the small print, and the plates it showed last. */
export interface Left {
  readonly whole: { readonly bounds: Box; readonly zoom: number; readonly canvas: HTMLCanvasElement };
  readonly zoom: number;
  readonly plates: ReadonlyMap<string, Plate>;
}

export interface Plates {
  /** Shows what an earlier view of the same map has left, before anything is printed. */
  take(left: Left): void;
  /** The view has moved. */
  look(camera: Camera, field: Viewport): void;
  /** The zoom is changing: nothing is worth baking until it is laid. */
  wait(): void;
  /** The pane is laid at another zoom. */
  lay(paneZoom: number): void;
  /** Print anew what shows this part of the world, or everything; `fade` lets it bleed in. */
  renew(part: Box | undefined, bounds: Box, fade: boolean): void;
  /** @returns what is printed and still true; nothing where the small print is not */
  close(): Left | undefined;
}

/** Device pixels across a plate. */
const side = 768;
/** Device pixels of the small print at most. */
const small = 1200;
/** Nothing is gained by more on a phone, and much memory lost. */
export const ratioOf = (): number => Math.min(2, Math.max(1, devicePixelRatio || 1));

function mount(print: Print, into: HTMLElement, window: Box, zoom: number, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // A bitmap that is handed over measures nothing afterwards.
  const { width, height } = print;
  canvas.width = width;
  canvas.height = height;
  if (typeof ImageBitmap !== 'undefined' && print instanceof ImageBitmap)
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(print);
  else canvas.getContext('2d')?.drawImage(print, 0, 0);
  const { style } = canvas;
  style.left = `${window.x * zoom}px`;
  style.top = `${window.y * zoom}px`;
  style.width = `${(width * zoom) / scale}px`;
  style.height = `${(height * zoom) / scale}px`;
  into.append(canvas);
  return canvas;
}

/** @param onPrinted once the whole lies there, if small: nothing beneath is seen any more */
export function layPlates(host: HTMLElement, press: Press, onPrinted?: () => void): Plates {
  const ratio = ratioOf();
  const under = host.appendChild(document.createElement('div'));
  const sets: Plateset[] = [];
  let paneZoom = 1;
  let seen: Box = { x: 0, y: 0, w: 1, h: 1 };
  let whole: { bounds: Box; zoom: number; stale: boolean; canvas?: HTMLCanvasElement } | undefined;
  let busy: { readonly window: Box } | undefined;
  let dirtied = false;
  let fading = false;
  let open = true;
  let waiting = false;

  const place = (set: { host: HTMLElement }, zoom: number): void => {
    set.host.style.transform = `scale(${paneZoom / zoom})`;
  };
  /** Lets the new print bleed in over the old one. */
  const succeed = (fresh: HTMLCanvasElement, old: HTMLCanvasElement | undefined): void => {
    if (!old) return;
    if (!fading) {
      old.remove();
      return;
    }
    fresh.classList.add(styles.bleed ?? 'bleed');
    fresh.addEventListener('animationend', () => old.remove(), { once: true });
  };

  const current = (): Plateset | undefined => sets[sets.length - 1];
  const windowAt = (zoom: number, i: number, j: number): Box => {
    const world = side / (zoom * ratio);
    return { x: i * world, y: j * world, w: world, h: world };
  };
  /** The plates wanted, the middle of the view first. */
  function wanted(set: Plateset, about: Box): (readonly [key: string, window: Box])[] {
    const world = side / (set.zoom * ratio);
    const found: (readonly [string, Box])[] = [];
    for (let i = Math.floor(about.x / world); i * world < about.x + about.w; i++)
      for (let j = Math.floor(about.y / world); j * world < about.y + about.h; j++)
        found.push([`${i},${j}`, windowAt(set.zoom, i, j)]);
    const [cx, cy] = [seen.x + seen.w / 2, seen.y + seen.h / 2];
    const far = ({ x, y, w, h }: Box): number => Math.hypot(x + w / 2 - cx, y + h / 2 - cy);
    return found.sort((a, b) => far(a[1]) - far(b[1]));
  }
  const lacks = (set: Plateset, key: string): boolean => set.plates.get(key)?.stale ?? true;
  /** A part of a screen beyond the view, so that a pan finds its plates ready. */
  const about = (): Box => grown(seen, Math.min(seen.w, seen.h) * 0.4);

  async function pump(): Promise<void> {
    if (busy || !open || waiting) return;
    const set = current();
    if (!whole || !set) return;
    if (!whole.canvas) return run(() => printWhole());
    const next = wanted(set, about()).find(([key]) => lacks(set, key));
    const [key, window] = next ?? [];
    const shown = wanted(set, seen).every(([k]) => set.plates.has(k));
    if (shown) for (const old of sets.splice(0, sets.length - 1)) old.host.remove();
    if (key && window) return run(() => printPlate(set, key, window));
    if (whole.stale) return run(() => printWhole());
    thin(set);
  }
  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (why) {
      if (open) console.error(why);
      return;
    } finally {
      busy = undefined;
      dirtied = false;
    }
    await pump();
  }
  async function printPlate(set: Plateset, key: string, window: Box): Promise<void> {
    busy = { window };
    const scale = set.zoom * ratio;
    const print = await press.bake({ window, zoom: set.zoom, scale });
    if (!open || !sets.includes(set)) return;
    const canvas = mount(print, set.host, window, set.zoom, scale);
    succeed(canvas, set.plates.get(key)?.canvas);
    set.plates.set(key, { canvas, window, stale: dirtied });
  }
  async function printWhole(): Promise<void> {
    if (!whole) return;
    const { bounds } = whole;
    const scale = Math.min(ratio, small / Math.max(bounds.w, bounds.h));
    const zoom = scale / Math.min(ratio, 1.4);
    busy = { window: bounds };
    const print = await press.bake({ window: bounds, zoom, scale });
    if (!open) return;
    const canvas = mount(print, under, bounds, zoom, scale);
    succeed(canvas, whole.canvas);
    onPrinted?.();
    whole = { bounds, zoom, stale: dirtied, canvas };
    place({ host: under }, zoom);
  }
  /** Lets go of plates far out of view. */
  function thin(set: Plateset): void {
    const keep = grown(seen, Math.max(seen.w, seen.h) * 1.1);
    for (const [key, plate] of set.plates)
      if (!overlaps(plate.window, keep)) {
        plate.canvas.remove();
        set.plates.delete(key);
      }
  }

  return {
    take: ({ whole: printed, zoom, plates }) => {
      whole = { ...printed, stale: false };
      under.append(printed.canvas);
      place({ host: under }, printed.zoom);
      onPrinted?.();
      // The set that the view is laid at stays the last: plates are printed for that one.
      const own = sets.pop();
      const set = own?.zoom === zoom ? own : { zoom, host: document.createElement('div'), plates: new Map() };
      if (set !== own) host.insertBefore(set.host, own?.host ?? null);
      sets.push(...(own && own !== set ? [set, own] : [set]));
      for (const [key, plate] of plates) {
        set.plates.set(key, plate);
        set.host.append(plate.canvas);
      }
      place(set, zoom);
      void pump();
    },
    look: (camera, field) => {
      waiting = false;
      seen = viewOf(camera, field);
      void pump();
    },
    wait: () => {
      waiting = true;
    },
    lay: (zoom) => {
      waiting = false;
      paneZoom = zoom;
      if (current()?.zoom !== zoom) {
        const element = host.appendChild(document.createElement('div'));
        const empty = current()?.plates.size === 0 ? sets.pop() : undefined;
        empty?.host.remove();
        sets.push({ zoom, host: element, plates: new Map() });
      }
      for (const set of sets) place(set, set.zoom);
      if (whole) place({ host: under }, whole.zoom);
    },
    renew: (part, bounds, fade) => {
      fading = fade;
      const hit = (window: Box): boolean => !part || overlaps(window, part);
      for (const set of sets) for (const plate of set.plates.values()) plate.stale ||= hit(plate.window);
      if (busy && hit(busy.window)) dirtied = true;
      const edge = grown(bounds, R * 4);
      const { canvas, zoom } = whole ?? { canvas: undefined, zoom: 1 };
      whole = canvas ? { bounds: edge, zoom, stale: true, canvas } : { bounds: edge, zoom, stale: true };
      void pump();
    },
    close: () => {
      open = false;
      for (const set of sets) set.host.remove();
      under.remove();
      const { canvas, stale = true, bounds, zoom = 1 } = whole ?? {};
      const set = current();
      if (!canvas || !bounds || stale || !set) return undefined;
      const plates = new Map([...set.plates].filter(([, plate]) => !plate.stale));
      return { whole: { bounds, zoom, canvas }, zoom: set.zoom, plates };
    },
  };
}
