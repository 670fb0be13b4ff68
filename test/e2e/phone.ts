/** One phone at the table: a browser context of its own, one page, and a watch over both. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type AxeCore from 'axe-core';
import { seedDice } from './chance.ts';
import { keepTouches, lastTouches } from './last-touches.ts';
import { Watch } from './watch.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = join(import.meta.dirname, '..', '..', 'test-results', 'shots');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How long a thumb waits for what it wants to touch, in milliseconds: long for an app, short for a test. */
const patience = 15_000;

export interface PhoneOptions {
  /** Candlelight or Daylight, as the phone's own setting asks for. Default light. */
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  /** Whether the app installs itself to be used with no network. Fetching all of it takes half of a short test. */
  readonly installs?: boolean;
  /** What the phone remembers from another test: its storage as it was kept then. */
  readonly memory?: Memory;
}
export type Memory = Awaited<ReturnType<BrowserContext['storageState']>>;

export class Phone {
  readonly name: string;
  readonly context: BrowserContext;
  #page: Page;
  readonly #watch: Watch;
  readonly #url: string;
  readonly #theme: 'light' | 'dark';

  private constructor(
    name: string,
    url: string,
    context: BrowserContext,
    page: Page,
    watch: Watch,
    theme: 'light' | 'dark',
  ) {
    this.name = name;
    this.context = context;
    this.#page = page;
    this.#url = url;
    this.#theme = theme;
    this.#watch = watch;
  }

  static async pickUp(
    browser: Browser,
    url: string,
    name: string,
    options: PhoneOptions = {},
  ): Promise<Phone> {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: options.width ?? 390, height: options.height ?? 844 },
      // Machines that test draw without a graphics card: at 2 they draw four times as many dots, and no test looks at them.
      deviceScaleFactor: 1,
      hasTouch: true,
      isMobile: true,
      colorScheme: options.theme ?? 'light',
      reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
      locale: 'en-GB',
      serviceWorkers: options.installs === true ? 'allow' : 'block',
      ...(options.memory ? { storageState: options.memory } : {}),
      // With loopback as the only interface, WebRTC offers it only to those who may use the camera.
      permissions: ['camera', 'clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(patience);
    await keepTouches(context);
    await seedDice(context, name);
    const watch = await Watch.over(context, url, name);
    return new Phone(name, url, context, await context.newPage(), watch, options.theme ?? 'light');
  }

  get page(): Page {
    return this.#page;
  }

  /** Into the pocket: the page is gone, and with it every line to the others. What is stored stays. */
  async putAway(): Promise<void> {
    await this.#page.close();
  }

  /** Out of the pocket again. */
  async takeOut(path: string): Promise<void> {
    this.#page = await this.context.newPage();
    await this.open(path);
  }

  /** Opens a page of the app by its path. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(this.#url + path);
  }

  /** The page that is shown, in a tab beside it. */
  async anotherTab(): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(this.page.url());
    return tab;
  }

  /** Resolves once the app's service worker is active and holds every file: for a phone that `installs`. */
  async installed(): Promise<void> {
    await this.page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => this.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const missing = async (): Promise<number> => {
      const worker = await (await fetch('/sw.js')).text();
      const listed = new Set([...worker.matchAll(/\burl"?:\s*["`]([^"`]+)["`]/g)].map(([, url]) => url));
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
      return listed.size - kept.length;
    };
    await expect.poll(() => this.page.evaluate(missing), { timeout: 30_000 }).toBeLessThanOrEqual(0);
  }

  async goOffline(): Promise<void> {
    this.#watch.offline = true;
    await this.context.setOffline(true);
  }

  async goOnline(): Promise<void> {
    await this.context.setOffline(false);
    this.#watch.offline = false;
  }

  /** A picture under test-results/shots/, named after the phone and the moment. */
  async shot(moment: string): Promise<void> {
    await this.page.screenshot({ path: join(SHOTS, `${this.name}-${moment}.png`) });
  }

  /** Which page it shows, what stands there and what was touched last, to be read where a picture cannot be looked at. */
  async shown(): Promise<string> {
    const text = await this.page.locator('body').ariaSnapshot({ timeout: 1_000 });
    const stands = text.replaceAll(/\s+/g, ' ').slice(0, 1_500);
    return `${this.name} shows ${new URL(this.page.url()).pathname}: ${stands}\n  ${await lastTouches(this.page)}`;
  }

  /** Fails with each accessibility violation of the page as it stands, WCAG 2.2 AA and good practice; its contrast in the other theme too. */
  async expectNoAxeViolations(): Promise<void> {
    // It stays until the page is loaded anew, and reading it takes as long as a check.
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(await axeSource);
    expect(await this.#violations({ runOnly: AXE_TAGS }), `accessibility on ${this.page.url()}`).toEqual([]);
    const [own, other] = this.#theme === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    await this.page.emulateMedia({ colorScheme: other });
    // Asked again until it is at rest: half way a button's ground is the one theme's and its words are the other's.
    await expect
      .poll(() => this.#violations({ runOnly: { type: 'rule', values: ['color-contrast'] } }), {
        message: `contrast by the other light on ${this.page.url()}`,
      })
      .toEqual([]);
    await this.page.emulateMedia({ colorScheme: own });
  }

  #violations(options: AxeCore.RunOptions): Promise<string[]> {
    return this.page.evaluate(async (asked) => {
      const { axe } = window as unknown as { axe: typeof AxeCore };
      // Where that stands which passes is not asked: to say it takes time.
      const { violations } = await axe.run(document, { ...asked, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`),
      );
    }, options);
  }

  /** Excuses problems a test provokes on purpose. */
  expectProblem(pattern: RegExp): void {
    this.#watch.excuse(pattern);
  }

  /**
   * Keeps the app from reading any book until it is let go: another page of the same browser writes to a table that is
   * read with every log, and a reader waits for a writer. A first look at a campaign does not read that table.
   */
  async holdBooks(): Promise<() => Promise<void>> {
    const page = await this.context.newPage();
    // A picture opened by itself asks for a small one to show beside its name.
    this.expectProblem(/favicon\.ico/);
    await page.goto(new URL('/icons/icon-192.png', this.page.url()).href);
    await page.evaluate(async () => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('realmbook');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const forks = base.transaction('forks', 'readwrite').objectStore('forks');
      // A transaction ends as soon as nothing more is asked of it.
      await new Promise<void>((resolve) => {
        const ask = (): void => {
          forks.count().onsuccess = () => {
            resolve();
            ask();
          };
        };
        ask();
      });
    });
    return () => page.close();
  }

  /** What the watch has seen so far, less what was excused. */
  problems(): string[] {
    return this.#watch.problems();
  }

  /** Everything the phone has stored, to be taken up by another. */
  memory(): Promise<Memory> {
    return this.context.storageState({ indexedDB: true });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
