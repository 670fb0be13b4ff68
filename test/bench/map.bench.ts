/**
 * How smoothly a map of 1,000 tiles moves: frames a second while a finger pans and two fingers pinch, with the processor
 * slowed four times, against an empty page moved by nothing but the same touches. The middle of three rounds.
 */
import { resolve } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import type { Measure } from '../../scripts/bench.ts';

const port = 5305;
// From the house: the benchmark itself lies elsewhere once it is built.
const gallery = resolve('test/app/map/gallery/vite.config.ts');
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const seconds = 4;

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

export default async function bench(): Promise<Measure[]> {
  const server = await createServer({ configFile: gallery, server: { port }, logLevel: 'error' });
  await server.listen();
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const run = async (address: string, ready: string) => {
      const page = await context.newPage();
      await page.goto(address);
      await page.waitForFunction(ready, undefined, { timeout: 60_000 });
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const pan = await frames(page, cdp, panning);
      const pinch = await frames(page, cdp, pinching);
      await page.close();
      return { pan, pinch };
    };
    const base = `http://localhost:${port}`;
    // Ready when no new plate has come for two seconds: the bed of the map tells by its children.
    const baked = `(() => {
      const count = document.querySelectorAll('canvas').length;
      const now = performance.now();
      if (count !== window.count) { window.count = count; window.since = now; }
      return count > 1 && now - window.since > 2000;
    })()`;
    type Smooth = Awaited<ReturnType<typeof run>>;
    const rounds: { empty: Smooth; home: Smooth; far: Smooth }[] = [];
    for (let i = 0; i < 3; i++)
      rounds.push({
        empty: await run(`${base}/empty.html`, 'true'),
        home: await run(`${base}/index.html?map=wide&at=20,12&k=1`, baked),
        far: await run(`${base}/index.html?map=wide`, baked),
      });
    const middle = (pick: (round: (typeof rounds)[number]) => number): number =>
      rounds.map(pick).sort((a, b) => a - b)[1] ?? 0;
    const measure = (name: string, value: number, peer: number): Measure => ({
      name,
      value,
      unit: 'frames/s',
      peer: { name: 'empty page', value: peer },
      better: 'higher',
    });
    const pan = middle(({ empty }) => empty.pan);
    const pinch = middle(({ empty }) => empty.pinch);
    return [
      measure(
        'map of 1,000 tiles, pan at home zoom',
        middle(({ home }) => home.pan),
        pan,
      ),
      measure(
        'map of 1,000 tiles, pinch from home zoom',
        middle(({ home }) => home.pinch),
        pinch,
      ),
      measure(
        'map of 1,000 tiles, pan of the whole',
        middle(({ far }) => far.pan),
        pan,
      ),
      measure(
        'map of 1,000 tiles, pinch of the whole',
        middle(({ far }) => far.pinch),
        pinch,
      ),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}
