import { cleanup, render } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order, Press } from '../../../src/app/map/bake/press.ts';
import {
  type MapHandle,
  type MapPlace,
  MapView,
  type MapViewProps,
  type TileView,
} from '../../../src/app/map/index.ts';
import type { Piece } from '../../../src/app/map/paint/bake.ts';
import { keepPrints } from '../../../src/app/map/view/kept-prints.ts';
import type { TileId } from '../../../src/kernel/hex.ts';
import { pieces } from './gallery/pieces.ts';
import { cr, vale } from './gallery/world.ts';

/** A press that remembers what it was asked for and prints blank paper. */
function blankPress() {
  const orders: Order[] = [];
  const baked: Piece[] = [];
  const press: Press = {
    set: (order) => void orders.push(order),
    bake: async (piece) => {
      baked.push(piece);
      return document.createElement('canvas');
    },
    close: () => undefined,
  };
  return { press: () => press, orders, baked };
}

let resized: () => void = () => undefined;
let frames: FrameRequestCallback[] = [];
/** Runs the frames asked for so far, at a time when everything has come to rest. */
function nextFrame(): void {
  const due = frames;
  frames = [];
  const now = performance.now() + 10_000;
  for (const frame of due) frame(now);
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resized = heard;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
  for (const [name, size] of [
    ['clientWidth', 374],
    ['clientHeight', 816],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => size });
});
afterEach(() => {
  cleanup();
  keepPrints(undefined);
  vi.unstubAllGlobals();
});

function open(
  more: Pick<Partial<MapViewProps>, 'painting' | 'banners' | 'selected' | 'covered' | 'theme'> = {},
) {
  const taps: (readonly [TileId | undefined, MapPlace])[] = [];
  const strokes: (readonly [readonly TileId[], string])[] = [];
  const [tiles, setTiles] = createSignal<readonly TileView[]>(vale());
  const blank = blankPress();
  let handle: MapHandle | undefined;
  const { container } = render(() => (
    <MapView
      seed="s"
      theme="daylight"
      tiles={tiles()}
      origin={cr(-1, 1)}
      start={cr(3, 4)}
      press={blank.press}
      onTap={(tile, place) => taps.push([tile, place])}
      onPaintStroke={(places, state) => strokes.push([places, state])}
      ref={(given) => {
        handle = given;
      }}
      {...more}
    />
  ));
  const root = container.querySelector('[role=application]') as HTMLElement;
  const field = root.firstElementChild as HTMLElement;
  const finger = (type: string, x: number, y: number, id = 1): void => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
    field.dispatchEvent(Object.assign(event, { pointerId: id }));
  };
  const press = (key: string): void =>
    void root.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return { root, field, finger, press, taps, strokes, tiles, setTiles, blank, handle: () => handle };
}

it('stands in outline, every tile in its colour, until the first print covers it', async () => {
  const { root, tiles, blank } = open();
  const sketch = () => root.querySelector('[data-sketch]');
  const hexes = [...(sketch()?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  expect(hexes.join('').match(/M/g)).toHaveLength(tiles().length);
  expect(sketch()?.outerHTML).toContain('var(--m-highland)');
  expect(blank.baked).toEqual([]);
  nextFrame();
  await vi.waitFor(() => expect(sketch()).toBeNull());
  expect(root.querySelectorAll('canvas').length).toBeGreaterThan(0);
});

describe('a map that was shown a moment ago', () => {
  const printed = async ({ blank }: ReturnType<typeof open>): Promise<number> => {
    nextFrame();
    // The blank press prints within microtasks: all of it lies there when the next task runs.
    await new Promise((done) => setTimeout(done));
    return blank.baked.length;
  };
  const canvases = ({ root }: ReturnType<typeof open>): number => root.querySelectorAll('canvas').length;

  it('lies there at once, and nothing of it is printed anew', async () => {
    const first = open();
    expect(await printed(first)).toBeGreaterThan(2);
    const lay = canvases(first);
    cleanup();
    const again = open();
    expect(await printed(again)).toBe(0);
    expect(canvases(again)).toBe(lay);
    expect(again.root.querySelector('[data-sketch]')).toBeNull();
  });

  it('is printed anew where something has changed meanwhile, in other colours, and once the app was out of sight', async () => {
    const first = open();
    const all = await printed(first);
    cleanup();
    const changed = open();
    changed.setTiles(vale().map((tile, at) => (at === 0 ? { ...tile, owner: 'or' } : tile)));
    const some = await printed(changed);
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    cleanup();
    expect(await printed(open({ theme: 'candle' }))).toBe(all);
    cleanup();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(await printed(open({ theme: 'candle' }))).toBe(all);
  });
});

describe('the map in hand', () => {
  it('reports the tile under a tap, the nearest edge and the flag touched', () => {
    const { finger, taps } = open({ banners: pieces.vale.banners });
    finger('pointerdown', 187, 408);
    finger('pointerup', 187, 408);
    expect(taps[0]?.[0]).toBe(cr(3, 4));
    finger('pointerdown', 187 + 30, 408 + 3);
    finger('pointerup', 187 + 30, 408 + 3);
    expect(taps[1]?.[1].edge ?? 0).toBe(0);
  });

  it('moves the chosen tile out from under what comes to cover it, and leaves one that is seen', () => {
    const [bottom, setBottom] = createSignal(0);
    const [selected, setSelected] = createSignal<TileId>(cr(3, 4));
    const { finger, taps, root } = open({
      get covered() {
        return { bottom: bottom() };
      },
      get selected() {
        return selected();
      },
    });
    const pane = root.querySelector('svg')?.parentElement as HTMLElement;
    // In the middle at first; then a sheet covers all but the uppermost 300 of 816 pixels.
    setBottom(516);
    finger('pointerdown', 187, 255);
    finger('pointerup', 187, 255);
    expect(taps[0]?.[0]).toBe(cr(3, 4));
    const before = pane.style.transform;
    setSelected(cr(3, 3));
    expect(pane.style.transform).toBe(before);
    setSelected(cr(3, 6));
    expect(pane.style.transform).not.toBe(before);
    // The map itself becomes lower, as where an answer grows below it: what is chosen stays in it.
    setBottom(0);
    setSelected(cr(3, 6));
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 120 });
    resized();
    finger('pointerdown', 60, 60);
    finger('pointerup', 60, 60);
    expect(Number(/^q-?\d+r(-?\d+)$/.exec(taps.at(-1)?.[1].at ?? '')?.[1])).toBe(
      Number(/r(-?\d+)$/.exec(cr(3, 6))?.[1]),
    );
  });

  it('says so when there is no tile', () => {
    const { finger, taps, handle } = open();
    handle()?.flyTo(cr(6, -2));
    finger('pointerdown', 360, 40);
    finger('pointerup', 360, 40);
    expect(taps[0]?.[0]).toBeUndefined();
    expect(taps[0]?.[1].at).toMatch(/^q/);
  });

  it('moves instead of tapping when the finger travels', () => {
    const { finger, taps, root } = open();
    const pane = root.querySelector('svg')?.parentElement as HTMLElement;
    const before = pane.style.transform;
    finger('pointerdown', 187, 408);
    finger('pointermove', 150, 360);
    nextFrame();
    finger('pointerup', 150, 360);
    expect(taps).toEqual([]);
    expect(pane.style.transform).not.toBe(before);
  });

  it('paints each tile once a stroke, and not when two fingers pinch', () => {
    const { finger, strokes, taps } = open({ painting: true });
    finger('pointerdown', 187, 408);
    finger('pointermove', 300, 408);
    finger('pointermove', 200, 408);
    finger('pointerup', 200, 408);
    const painted = strokes.flatMap(([places]) => places);
    expect(painted).toEqual([...new Set(painted)]);
    expect(painted.slice(0, 2)).toEqual([cr(3, 4), cr(4, 4)]);
    expect(strokes[strokes.length - 1]).toEqual([[], 'done']);
    expect(taps).toEqual([]);
    strokes.length = 0;
    finger('pointerdown', 100, 300, 1);
    finger('pointerdown', 250, 300, 2);
    finger('pointermove', 60, 300, 1);
    finger('pointerup', 60, 300, 1);
    finger('pointerup', 250, 300, 2);
    expect(strokes).toEqual([]);
  });

  it('walks by keys, says what is there and around it, and chooses', () => {
    const { press, taps, root } = open({ banners: pieces.vale.banners });
    press('ArrowLeft');
    press('ArrowRight');
    expect(root.querySelector('[aria-live]')?.textContent).toBe(
      'E 4, Thornford, village, blue, river valley, your banner 3',
    );
    const around = [...root.querySelectorAll('li')].map((line) => line.textContent);
    expect(around).toHaveLength(6);
    expect(around[3]).toBe('west: D 4, Ostrel, village, blue, lowland, hills');
    press('Enter');
    expect(taps[0]?.[0]).toBe(cr(3, 4));
  });

  it('bakes what shows, again only when something changed', async () => {
    const { blank, setTiles, tiles } = open();
    nextFrame();
    await vi.waitFor(() => expect(blank.baked.length).toBeGreaterThan(4));
    expect(blank.orders).toHaveLength(1);
    setTiles(structuredClone([...tiles()]));
    nextFrame();
    expect(blank.orders).toHaveLength(1);
    const before = blank.baked.length;
    setTiles(tiles().map((tile) => (tile.id === cr(3, 4) ? { ...tile, owner: 'gules' as const } : tile)));
    nextFrame();
    expect(blank.orders).toHaveLength(2);
    await vi.waitFor(() => expect(blank.baked.length).toBeGreaterThan(before));
  });
});
