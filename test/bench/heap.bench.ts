/**
 * What a phone holds in memory of an open campaign: bytes of the page's heap after the garbage is collected, buffers among them,
 * above those of the same page with a campaign in which nobody has written yet; after the first reading, of which the phone
 * knows what each page came to, and opened anew from the state it has kept. Yjs holds the same edits, also those that were
 * overwritten, above a page with an empty document.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Measure, Size } from '../../scripts/bench.ts';
import { hex } from '../../src/log/bytes.ts';
import { builtPage, chrome, phone, served } from './chrome.ts';
import { type Edit, edits, written } from './edits.ts';
import { handed } from './handed.ts';
import type { HeapPage } from './pages/heap/main.ts';
import { yjs } from './yjs.ts';

declare global {
  interface Window {
    heap: HeapPage;
  }
}

const LENGTHS = { full: [10_000, 50_000, 100_000], tenth: [1_000, 5_000] };
const PHONES = 6;
/** Lines to a page of the book. */
const PAGE = 50;
/** Bytes an entry at most. */
const MOST = { full: 1_800, tenth: 1_800 };
/** What is let go of in one collection frees more in the next. */
const COLLECTIONS = 4;

/** Bytes that a page holds. */
async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  for (let i = 0; i < COLLECTIONS; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

interface Held {
  /** Of a campaign read for the first time, and of one opened again. */
  readonly read: number;
  readonly again: number;
  readonly yjs: number;
  readonly lines: number;
}
async function held(browser: Browser, url: string, all: readonly Edit[]): Promise<Held> {
  const game = handed(written(all, PHONES, PAGE));
  const context = await browser.newContext(phone);
  /** In a page of its own, which has no past. */
  const inPage = async <T>(use: (page: Page) => Promise<T>): Promise<T> => {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'heap' in window);
    const result = await use(page);
    await page.close();
    return result;
  };
  const lines = game.logs.reduce((sum, log) => sum + log.lines.length, 0);
  const opened = (page: Page): Promise<number> =>
    page
      .evaluate((campaign) => window.heap.open(campaign), game.campaign)
      .then((count) => {
        if (count !== lines) throw new Error(`${count} of ${lines} lines are open`);
        return heapOf(page);
      });
  try {
    await inPage(async (page) => {
      for (const log of game.logs)
        await page.evaluate((some) => window.heap.store(some), { ...game, logs: [log] });
    });
    const read = await inPage(opened);
    const again = await inPage(opened);
    const { whole } = yjs(all, PHONES, true);
    const peer = await inPage(async (page) => {
      await page.evaluate((update) => window.heap.hold(update), hex(whole));
      return heapOf(page);
    });
    return { read, again, yjs: peer, lines };
  } finally {
    await context.close();
  }
}

export default async function bench(size: Size): Promise<Measure[]> {
  const server = await served(await builtPage('heap'));
  const browser = await chromium.launch(await chrome());
  try {
    const empty = await held(browser, server.url, []);
    const measures: Measure[] = [];
    for (const length of LENGTHS[size]) {
      const full = await held(browser, server.url, edits(length, PHONES));
      const each = (of: 'read' | 'again' | 'yjs'): number =>
        (full[of] - empty[of]) / (of === 'yjs' ? length : full.lines - empty.lines);
      const name = `${length} entries of ${PHONES} authors, each`;
      const unit = 'bytes';
      const peer = { name: 'Yjs, every edit', value: each('yjs') };
      measures.push(
        { name: `${name}, first read`, value: each('read'), unit, goal: MOST },
        { name: `${name}, first read`, value: each('read'), unit, peer },
        { name: `${name}, opened again`, value: each('again'), unit, peer },
      );
    }
    return measures;
  } finally {
    await browser.close();
    server.close();
  }
}
