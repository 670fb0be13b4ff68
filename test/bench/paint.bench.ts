/**
 * What a newcomer on slow 4G waits for, cold. The first paint of the built app, beside that of a heading and a button of Solid's
 * from the same server, with the processor slowed four times: the middle of some rounds in turns. And how long until
 * the app is whole without a network, beside the time that the bytes which came down in that run need at the rate of the line.
 */
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Goal, Measure, Size } from '../../scripts/bench.ts';
import { builtApp } from '../../server/build.mjs';
import { builtPage, chrome, phone, served } from './chrome.ts';
import { SLOW_4G, slowLink } from './slow.ts';
import { median } from './timed.ts';

const ROUNDS = { full: 5, tenth: 3 };
/** Only warms up the server, which compresses a file when it is first asked for. */
const FIRST = 1;
const LONGEST = 150_000;

interface Painted {
  /** Milliseconds from the navigation to the first paint of any words or pictures. */
  readonly first: number;
  /** Until the screen stands there. */
  readonly screen: number;
}
async function painted(browser: Browser, url: string): Promise<Painted> {
  // A new context has a cold cache; turned off, it would fetch twice what is preloaded.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('heading').first().waitFor();
    const screen = await page.evaluate(
      () => new Promise<number>((shown) => requestAnimationFrame((at) => shown(at))),
    );
    const first = await page.evaluate(
      () =>
        new Promise<number>((found) => {
          const look = new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName('first-contentful-paint');
            if (paint) found(paint.startTime);
          });
          look.observe({ type: 'paint', buffered: true });
        }),
    );
    return { first, screen };
  } finally {
    await context.close();
  }
}

interface Copied {
  readonly took: number;
  readonly bytes: number;
}
/** How long until the house and all charts are kept, and how long until everything is; and what came down the line by then. */
async function copied(browser: Browser, port: number): Promise<{ house: Copied; whole: Copied }> {
  const link = await slowLink(port);
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST);
    await page.goto(`http://localhost:${link.port}/`, { waitUntil: 'commit' });
    // It is active only once it has installed all that belongs to the house.
    const ready = await page.evaluate(() => navigator.serviceWorker.ready.then(() => performance.now()));
    const house = { took: ready, bytes: link.carried() };
    const done = await page.evaluate(
      () =>
        new Promise<number>((all) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => {
            if (data.parts.length === 0) all(performance.now());
          });
        }),
    );
    const whole = { took: done, bytes: link.carried() };
    const [held, listed] = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = await Promise.all(opened.map((cache) => cache.keys()));
      const worker = await (await fetch('/sw.js')).text();
      return [kept.flat().length, worker.match(/\burl"?:\s*["`]/g)?.length ?? 0];
    });
    if (held < listed || listed === 0) throw new Error(`${held} of ${listed} files are held`);
    return { house, whole };
  } finally {
    await context.close();
    await link.close();
  }
}

export default async function bench(size: Size): Promise<Measure[]> {
  const app = await served(await builtApp(resolve('.')));
  const shell = await served(await builtPage('shell'));
  const browser = await chromium.launch(await chrome());
  try {
    const times = { app: [] as Painted[], shell: [] as Painted[] };
    for (let round = -FIRST; round < ROUNDS[size]; round++) {
      const [ours, peer] = [await painted(browser, app.url), await painted(browser, shell.url)];
      if (round < 0) continue;
      times.app.push(ours);
      times.shell.push(peer);
    }
    const { house, whole } = await copied(browser, app.port);
    const copy = (name: string, { took, bytes }: Copied, goal?: Goal): Measure => ({
      name: `${name}, ${(bytes / 1e6).toFixed(2)} MB, slow 4G`,
      value: took / 1000,
      unit: 's',
      peer: { name: 'its bytes at the rate of the line', value: bytes / SLOW_4G.downloadThroughput },
      ...(goal && { goal }),
    });
    return [
      {
        name: 'first contentful paint of the app, slow 4G, a processor slowed four times',
        value: median(times.app.map(({ first }) => first)),
        unit: 'ms',
        peer: { name: 'a shell of Solid', value: median(times.shell.map(({ first }) => first)) },
        goal: { full: 1.3, tenth: 1.3 },
      },
      {
        name: 'the shelf stands there, on the same line and processor',
        value: median(times.app.map(({ screen }) => screen)),
        unit: 'ms',
        peer: { name: 'a shell of Solid', value: median(times.shell.map(({ screen }) => screen)) },
      },
      copy('the house and all charts without a network', house),
      copy('everything without a network', whole, { full: 1.5, tenth: 1.5 }),
    ];
  } finally {
    await browser.close();
    app.close();
    shell.close();
  }
}
