/**
 * What the disk costs in a real browser, for a campaign of 10,000 lines by six phones: one line written through
 * the store beside a bare table of Dexie's to which a row of the same bytes is added as durably, and the reading of all
 * lines beside the reading of as many such rows; and in a campaign of 50,000 the whole way of a line that a player writes. The bare table checks, orders and
 * understands nothing of it.
 */
import type { Page } from '@playwright/test';
import type { Goal, Measure, Size } from '../../scripts/bench.ts';
import { builtPage, onDisk, served } from './chrome.ts';
import { edits, written } from './edits.ts';
import { handed } from './handed.ts';
import type { Both, DiskPage } from './pages/disk/main.ts';

declare global {
  interface Window {
    disk: DiskPage;
  }
}

const LENGTHS = { full: { rows: 10_000, way: 50_000 }, tenth: { rows: 1_000, way: 5_000 } };
const WRITES = 100;
const PHONES = 6;
/** Lines to a page of the book. */
const PAGE = 50;
const APPENDS = 200;
const OPENS = 15;
/** Only warm up. */
const FIRST = 20;

function measure(name: string, peer: string, found: readonly Both[], share: number, goal?: Goal): Measure {
  const at = (times: readonly number[]): number =>
    times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
  return {
    name,
    value: at(found.map(({ ours }) => ours)),
    unit: 'ms',
    peer: { name: peer, value: at(found.map((one) => one.peer)) },
    ...(goal && { goal }),
  };
}

/** @param use of a page that holds a campaign of so many lines */
async function withLines<T>(length: number, use: (page: Page) => Promise<T>): Promise<T> {
  const game = handed(written(edits(length, PHONES), PHONES, PAGE));
  const server = await served(await builtPage('disk'));
  try {
    return await onDisk(async (context) => {
      const page = await context.newPage();
      await page.goto(server.url);
      await page.waitForFunction(() => 'disk' in window);
      await page.evaluate((all) => window.disk.fill(all), game);
      return use(page);
    });
  } finally {
    server.close();
  }
}

export default async function bench(size: Size): Promise<Measure[]> {
  const { rows: length, way } = LENGTHS[size];
  const { appends, opens } = await withLines(length, async (page) => {
    await page.evaluate((times) => window.disk.appends(times), FIRST);
    const appends = await page.evaluate((times) => window.disk.appends(times), APPENDS);
    // As play leaves the store: the last lines are not yet packed together.
    await page.evaluate(() => window.disk.opens(2));
    return { appends, opens: await page.evaluate((times) => window.disk.opens(times), OPENS) };
  });
  const writes = await withLines(way, async (page) => {
    await page.evaluate((times) => window.disk.writes(times), FIRST);
    return page.evaluate((times) => window.disk.writes(times), WRITES);
  });
  const add = 'bare strict Dexie add';
  return [
    measure(`a line written to a campaign of ${length}, 95th percentile of ${APPENDS}`, add, appends, 0.95, {
      full: 1.3,
      tenth: 1.3,
    }),
    measure('a line written, the middle one', add, appends, 0.5),
    measure('all its lines opened', 'Dexie toArray of as many rows', opens, 0.5, { full: 0.2, tenth: 0.2 }),
    measure(
      `a line that a player writes in a campaign of ${way}, until it is durable and read, the middle one`,
      add,
      writes,
      0.5,
      { full: 4, tenth: 4 },
    ),
  ];
}
