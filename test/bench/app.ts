/** The built app in a benchmark: as a player has it, on a disk, with what its page does watched from inside. */
import { setTimeout as passed } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { writeFile } from '../../src/store/backup-file.ts';
import { openFile } from '../e2e/play/take-up.ts';
import type { Played } from './campaign.ts';

interface Watched extends Window {
  watched?: {
    /** Milliseconds of each task that took fifty or more. */
    readonly tasks: number[];
    /** How many there were so far. */
    count: number;
    /** By interaction: when it began, and the longest from one of its events to the next paint. */
    readonly taps: Map<number, { readonly at: number; readonly took: number }>;
  };
}
/** What is seen of a page while something is done. */
export interface Seen {
  /** Milliseconds of the longest task. */
  readonly task: number;
  /** Milliseconds from a tap to the next paint, the longest. */
  readonly tap: number;
  /** Bytes that the page holds afterwards. */
  readonly heap: number;
}

/** Milliseconds for which a thumb is down, and after which an impatient one comes down again. */
const DOWN = 80;
const AGAIN = 250;
/** In the margin of every page, where nothing is tapped. */
const NOWHERE = { x: 1, y: 421 };
/** So many things that a selector finds, with such words. */
export interface Stands {
  readonly css: string;
  readonly words?: string;
  readonly least?: number;
}

/** Tasks shorter than this the browser does not tell of. */
const TOLD = 50;
/** Milliseconds without a long task after which what a tap has begun is over. */
const QUIET = 600;

export class Table {
  readonly page: Page;
  readonly #cdp: CDPSession;
  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.#cdp = cdp;
  }

  static async at(context: BrowserContext, url: string): Promise<Table> {
    await context.addInitScript(() => {
      type Tap = { readonly at: number; readonly took: number };
      const watched = { tasks: [] as number[], count: 0, taps: new Map<number, Tap>() };
      (window as Watched).watched = watched;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          watched.count = watched.tasks.push(duration) + watched.count;
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const {
            interactionId: id,
            startTime,
            duration,
          } = entry as PerformanceEventTiming & {
            interactionId: number;
          };
          const { at = startTime, took = 0 } = watched.taps.get(id) ?? {};
          if (id > 0) watched.taps.set(id, { at: Math.min(at, startTime), took: Math.max(took, duration) });
        }
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(url);
    return new Table(page, await context.newCDPSession(page));
  }

  /**
   * Takes the campaign up as one of its players does who has lost a phone.
   * @param seat counted from 0 @param invites whether the phone holds the invitation, too
   */
  async import(game: Played, seat = 0, invites = false): Promise<void> {
    await this.openFile(game, seat, invites);
    await this.takeIn();
  }
  /** Until its file is in the app's hands. */
  async openFile({ campaign, chains, invite, secrets }: Played, seat = 0, invites = false): Promise<void> {
    const { seats } = secrets[seat] ?? { seats: {} };
    const own = invites ? { seats, invite } : { seats };
    const file = await writeFile({ made: 0, campaign, chains, secrets: own });
    await openFile(this.page, Buffer.from(file));
  }
  /** From when the file is read to when the campaign is open. */
  async takeIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Import' }).tap();
    await this.taken();
  }
  /** Resolves once a campaign that was imported is open. */
  async taken(): Promise<void> {
    await this.nav.waitFor();
    // What it came to is stored behind its reader's back.
    await this.atRest();
  }

  /** As on a phone of a quarter of this machine's speed. */
  async slowDown(): Promise<void> {
    await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }

  /** To the shelf, in a page without a past. */
  async toShelf(url: string): Promise<Locator> {
    await this.page.goto(url);
    const card = this.page.getByRole('listitem').getByRole('link', { name: 'Market day' }).first();
    await card.waitFor();
    await this.atRest();
    return card;
  }

  get nav(): Locator {
    return this.page.getByRole('navigation', { name: 'This campaign' });
  }

  /** Nothing that takes long has been done for a while. */
  async atRest(): Promise<void> {
    await this.page.evaluate(
      (quiet) =>
        new Promise<void>((rested) => {
          const watched = (window as Watched).watched;
          let [count, since] = [watched?.count, performance.now()];
          const look = (): void => {
            const now = performance.now();
            if (watched?.count !== count) [count, since] = [watched?.count, now];
            if (now - since >= quiet) rested();
            else setTimeout(look, 50);
          };
          look();
        }),
      QUIET,
    );
  }

  /** A thumb comes down. What it took to look for the place in the page is not seen. */
  async tap(where: Locator): Promise<void> {
    await where.scrollIntoViewIfNeeded();
    await this.atRest();
    const box = await where.boundingBox();
    if (!box) throw new Error('nothing to tap');
    await this.atRest();
    await this.#found();
    await this.#down({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  async #down(at: { readonly x: number; readonly y: number }): Promise<void> {
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await passed(DOWN);
    await this.#cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Resolves once something stands there; asked so that the page hardly notices. */
  async stands({ css, words = '', least = 1 }: Stands): Promise<void> {
    await this.page.waitForFunction(
      ([where, said, count]) =>
        [...document.querySelectorAll(where)].filter((one) => one.textContent?.includes(said)).length >=
        count,
      [css, words, least] as const,
      { polling: 100 },
    );
  }

  /** One tap, until what it asks for stands there. */
  seenOf(where: Locator, stands: Stands): Promise<Seen> {
    return this.seen(async () => {
      await this.tap(where);
      await this.stands(stands);
    });
  }

  /**
   * Goes on tapping, where nothing is tapped, for as long as some work lasts.
   * @param begin taps what begins it
   * @returns how often it was tapped, and milliseconds to the next paint of those taps that took sixteen or more, longest first
   */
  async tapping(
    begin: () => Promise<unknown>,
    over: () => Promise<unknown>,
  ): Promise<{ readonly count: number; readonly waits: readonly number[] }> {
    // Of a tap that came before it may be told a moment later.
    const began = await this.page.evaluate(() => performance.now());
    await begin();
    let count = 1;
    // A thumb does not wait for the page.
    const thumb = setInterval(() => {
      count++;
      this.#down(NOWHERE).catch(() => undefined);
    }, AGAIN);
    try {
      await over();
    } finally {
      clearInterval(thumb);
    }
    await this.atRest();
    const { taps } = await this.#found();
    const waits = taps.flatMap(({ at, took }) => (at >= began ? [took] : []));
    return { count, waits: waits.toSorted((a, b) => b - a) };
  }

  /** @param work asks nothing of the page that takes it long */
  async seen(work: () => Promise<unknown>): Promise<Seen> {
    // The collection below is the benchmark's own, and is told of a moment after it.
    await this.atRest();
    await this.#found();
    await work();
    await this.atRest();
    const { tasks, taps } = await this.#found();
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } =
      await this.#cdp.send('Runtime.getHeapUsage');
    return {
      task: Math.max(TOLD, ...tasks),
      tap: Math.max(0, ...taps.map(({ took }) => took)),
      heap: usedSize + embedderHeapUsedSize + backingStorageSize,
    };
  }

  /** What was seen since it was last asked. */
  #found(): Promise<{
    readonly tasks: readonly number[];
    readonly taps: readonly { readonly at: number; readonly took: number }[];
  }> {
    return this.page.evaluate(() => {
      const { tasks = [], taps = new Map() } = (window as Watched).watched ?? {};
      const found = { tasks: tasks.splice(0), taps: [...taps.values()] };
      taps.clear();
      return found;
    });
  }
}
