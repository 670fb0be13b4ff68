/**
 * The press: bakes pieces of map into bitmaps, in a worker where the browser can, else on the page between frames.
 * One piece at a time; the next is chosen when the last is done, so that what left the view is never baked.
 */
import { layChart } from '../chart.ts';
import type { TileView } from '../model.ts';
import { bake, type Piece, type Scene, sceneOf } from '../paint/bake.ts';
import { makeSurface, type Surface } from '../paint/surface.ts';
import type { Palette } from '../palette.ts';

export interface Order {
  readonly seed: string;
  readonly tiles: readonly TileView[];
  readonly palette: Palette;
}
export type Print = ImageBitmap | Surface;

export interface Press {
  /** What later pieces are baked from. */
  set(order: Order): void;
  /** Rejects only if the press fails or is closed. */
  bake(piece: Piece): Promise<Print>;
  close(): void;
}

/** Pixels of a piece across and down. */
export const sizeOf = ({ window, scale }: Piece): readonly [number, number] => [
  Math.max(1, Math.round(window.w * scale)),
  Math.max(1, Math.round(window.h * scale)),
];

/** On the page: gives way to frames and fingers every few milliseconds. */
export function pagePress(): Press {
  let scene: Scene | undefined;
  let open = true;
  return {
    set: ({ seed, tiles, palette }) => {
      scene = sceneOf(layChart(seed, tiles), palette);
    },
    bake: async (piece) => {
      if (!scene) throw new Error('nothing to bake');
      const [width, height] = sizeOf(piece);
      const surface = makeSurface(width, height);
      let since = performance.now();
      for (const _ of bake(scene, piece, surface)) {
        if (performance.now() - since < 6) continue;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (!open) throw new Error('closed');
        since = performance.now();
      }
      return surface;
    },
    close: () => {
      open = false;
    },
  };
}

export type Request = { readonly set: Order } | { readonly piece: Piece; readonly id: number };
export type Reply =
  | { readonly id: number; readonly print: ImageBitmap }
  | { readonly id: number; readonly failed: string };

/** In a worker of its own. */
export function workerPress(): Press {
  const worker = new Worker(new URL('./press.worker.ts?beside', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (print: Print) => void; reject: (why: Error) => void }>();
  let last = 0;
  const fail = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('print' in data) caller?.resolve(data.print);
    else caller?.reject(new Error(data.failed));
  });
  worker.addEventListener('error', () => fail('the press stopped'));
  const send = (request: Request): void => worker.postMessage(request);
  return {
    set: (order) => send({ set: order }),
    bake: (piece) =>
      new Promise((resolve, reject) => {
        last++;
        waiting.set(last, { resolve, reject });
        send({ piece, id: last });
      }),
    close: () => {
      worker.terminate();
      fail('closed');
    },
  };
}

/** The best press this browser has; it falls back to the page if the worker cannot draw. */
export function openPress(): Press {
  const able = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && canDraw();
  if (!able) return pagePress();
  // A map that was printed before needs none: the worker is called when first something is to be baked.
  let press: Press | undefined;
  let order: Order | undefined;
  let told: Order | undefined;
  let fallen = false;
  let closed = false;
  const ready = (): Press => {
    press ??= fallen ? pagePress() : workerPress();
    if (order && told !== order) press.set(order);
    told = order;
    return press;
  };
  return {
    set: (next) => {
      order = next;
    },
    bake: async (piece) => {
      try {
        return await ready().bake(piece);
      } catch (why) {
        if (closed || !order) throw why;
        if (!fallen) {
          fallen = true;
          press?.close();
          press = undefined;
          told = undefined;
        }
        return ready().bake(piece);
      }
    },
    close: () => {
      closed = true;
      press?.close();
    },
  };
}

function canDraw(): boolean {
  try {
    return new OffscreenCanvas(1, 1).getContext('2d') !== null;
  } catch {
    return false;
  }
}
