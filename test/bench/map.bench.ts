/**
 * How smoothly maps of 1,000 and of 5,000 tiles move: frames a second while a finger pans and two fingers pinch, with the
 * processor slowed four times, against an empty page moved by nothing but the same touches. The middle of three rounds.
 */
import { resolve } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import type { Measure, Size } from '../../scripts/bench.ts';
import { chrome, phone, served } from './chrome.ts';

// From the house: the benchmark itself lies elsewhere once it is built.
const gallery = resolve('test/app/map/gallery');
const seconds = 4;
/** How many times the frames of the empty page there are to be. */
const goal = { full: 0.95, tenth: 0.95 };

async function builtGallery(): Promise<string> {
  const outDir = resolve('.cache/bench-pages/gallery');
  await build({
    configFile: resolve(gallery, 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', 'empty.html'].map((page) => resolve(gallery, page)) },
    },
  });
  return outDir;
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Fingers that move as `where` says for a few seconds; frames counted on the page meanwhile. */
async function frames(page: Page, cdp: CDPSession, where: (t: number) => readonly Finger[]): Promise<number> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', t: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : where(t).map((finger, id) => ({ ...finger, id })),
    });
  await touch('touchStart', 0);
  const counted = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        let count = 0;
        const since = performance.now();
        const tick = (now: number): void => {
          count++;
          if (now - since < ms) requestAnimationFrame(tick);
          else resolve((count * 1000) / (now - since));
        };
        requestAnimationFrame(tick);
      }),
    seconds * 1000,
  );
  const since = performance.now();
  for (let t = 0; t < seconds; t = (performance.now() - since) / 1000) {
    await touch('touchMove', t);
    await new Promise((resolve) => setTimeout(resolve, 12));
  }
  const found = await counted;
  await touch('touchEnd', seconds);
  return found;
}

const panning = (t: number): Finger[] => [
  { x: 195 + 140 * Math.sin(t * 2.2), y: 420 + 240 * Math.cos(t * 1.7) },
];
const pinching = (t: number): Finger[] => {
  const apart = 90 + 60 * Math.sin(t * 2);
  return [
    { x: 195 - apart, y: 420 },
    { x: 195 + apart, y: 430 },
  ];
};

declare global {
  interface Window {
    plates?: { readonly count: number; readonly since: number };
  }
}
interface Smooth {
  readonly pan: number;
  readonly pinch: number;
}
// Ready when no new plate has come for two seconds: the bed of the map tells by its children.
function isBaked(): boolean {
  const { length } = document.querySelectorAll('canvas');
  const now = performance.now();
  if (length !== window.plates?.count) window.plates = { count: length, since: now };
  return length > 1 && now - window.plates.since > 2_000;
}
async function smooth(context: BrowserContext, address: string, ready: () => boolean): Promise<Smooth> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(ready, undefined, { timeout: 60_000 });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const pan = await frames(page, cdp, panning);
  const pinch = await frames(page, cdp, pinching);
  await page.close();
  return { pan, pinch };
}

const SHAPES = {
  full: { rounds: 3, tiles: [1_000, 5_000] },
  tenth: { rounds: 1, tiles: [1_000] },
};
/** Which part of a map is in sight. */
const VIEWS = { 'at home zoom': '&at=20,12&k=1', 'of the whole': '' };

export default async function bench(size: Size): Promise<Measure[]> {
  const { rounds, tiles } = SHAPES[size];
  const server = await served(await builtGallery());
  const browser = await chromium.launch(await chrome());
  try {
    const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 });
    const empty: Smooth[] = [];
    const found = tiles.flatMap((count) =>
      Object.entries(VIEWS).map(([view, where]) => ({ count, view, where, times: [] as Smooth[] })),
    );
    for (let round = 0; round < rounds; round++) {
      empty.push(await smooth(context, `${server.url}/empty.html`, () => true));
      for (const { count, where, times } of found)
        times.push(await smooth(context, `${server.url}/?map=wide&tiles=${count}${where}`, isBaked));
    }
    const middle = (all: readonly Smooth[], how: keyof Smooth): number =>
      all.map((one) => one[how]).toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
    return found.flatMap(({ count, view, times }) =>
      (['pan', 'pinch'] as const).map((how) => ({
        name: `map of ${count} tiles, ${how} ${view}`,
        value: middle(times, how),
        unit: 'frames/s',
        peer: { name: 'empty page', value: middle(empty, how) },
        better: 'higher' as const,
        goal,
      })),
    );
  } finally {
    await browser.close();
    server.close();
  }
}
