/**
 * Proof 7: a browser killed while it writes, and a profile put back to what it was. PROVE_ALL=1 kills it twenty times, in
 * mid-append, mid-import and mid-snapshot by turns, and puts it back five times; ordinarily once each.
 */
import { cp, mkdtemp, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../../server/server.mjs';
import { buildFixture } from './fixture.ts';
import type { Work } from './fixtures/killed/main.ts';
import { expect, test } from './harness.ts';

const all = process.env.PROVE_ALL !== undefined;
const works: readonly Work[] = ['append', 'import', 'snapshot'];

/** One phone: a profile on the disk, and a browser that is opened on it, killed, and opened again. */
async function phone(url: string) {
  const profile = await mkdtemp(join(tmpdir(), 'realmbook-profile-'));
  const acknowledged = new Set<string>();
  let told = 0;
  let context: BrowserContext | undefined;
  let heard: () => void = () => undefined;
  const open = async (): Promise<Page> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: findBrowser() ?? '',
      args: BROWSER_FLAGS,
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('acknowledged', (hashes: readonly string[]) => {
      for (const hash of hashes) acknowledged.add(hash);
      told++;
      heard();
    });
    await page.goto(url);
    return page;
  };
  return {
    profile,
    acknowledged,
    open,
    close: async () => context?.close(),
    /** Resolves once so many more things have been acknowledged. */
    async after(more: number): Promise<void> {
      const until = told + more;
      while (told < until)
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
    },
    async kill(): Promise<void> {
      const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1));
      const gone = new Promise((resolve) => context?.once('close', resolve));
      process.kill(pid, 'SIGKILL');
      await gone;
    },
    remove: () => rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }),
  };
}

/** A book after whatever happened to its phone. */
async function whole(page: Page, campaign: string, acknowledged: ReadonlySet<string>): Promise<void> {
  const book = await page.evaluate((name) => window.killed.read(name), campaign);
  const there = new Set(book.lines);
  expect(
    [...acknowledged].filter((hash) => !there.has(hash)),
    'acknowledged and lost',
  ).toEqual([]);
  expect(book, 'forked or damaged logs').toMatchObject({ forks: 0, damaged: 0 });
  expect(book.print, 'read with what was kept of its pages, and from its lines alone').toBe(book.anew);
}

test('proof 7: nothing that was acknowledged is lost when the browser is killed while it writes', async () => {
  test.setTimeout(3_600_000);
  const site = await startServer({ root: await buildFixture('killed') });
  const anna = await phone(site.url);
  try {
    let page = await anna.open();
    const campaign = await page.evaluate(() => window.killed.begin());
    for (let kill = 0; kill < (all ? 20 : 1); kill++) {
      const work = works[kill % works.length] as Work;
      const before = anna.acknowledged.size;
      const some = anna.after(1 + (kill % 5));
      page
        .evaluate(([name, what]) => window.killed.work(name, what), [campaign, work] as const)
        .catch(() => {
          // It ends when the browser is killed.
        });
      await some;
      // Between two lines, within one, or within its transaction: each kill a little later than the last.
      await new Promise((resolve) => setTimeout(resolve, (kill * 7) % 40));
      await anna.kill();
      if (work !== 'import') expect(anna.acknowledged.size).toBeGreaterThan(before);
      page = await anna.open();
      await whole(page, campaign, anna.acknowledged);
    }
    await anna.close();
  } finally {
    await anna.remove();
    await site.close();
  }
});

test('proof 7: a profile put back to what it was is noticed once a friend’s copy comes, and forks nothing', async () => {
  test.setTimeout(3_600_000);
  const site = await startServer({ root: await buildFixture('killed') });
  const anna = await phone(site.url);
  const kept = `${anna.profile}-kept`;
  try {
    let page = await anna.open();
    const campaign = await page.evaluate(() => window.killed.begin());
    for (let back = 0; back < (all ? 5 : 1); back++) {
      await page.evaluate((name) => window.killed.write(name, 3), campaign);
      await anna.close();
      await cp(anna.profile, kept, { recursive: true, verbatimSymlinks: true });
      page = await anna.open();
      const later = await page.evaluate((name) => window.killed.write(name, 5), campaign);
      for (const hash of later) anna.acknowledged.add(hash);
      const copy = await page.evaluate((name) => window.killed.copy(name), campaign);
      await anna.close();
      await rm(anna.profile, { recursive: true, force: true });
      await cp(kept, anna.profile, { recursive: true, verbatimSymlinks: true });
      await rm(kept, { recursive: true, force: true });
      page = await anna.open();
      const took = await page.evaluate(([name, file]) => window.killed.take(name, file), [
        campaign,
        copy,
      ] as const);
      expect(took, 'noticed').toBe(true);
      for (const hash of await page.evaluate((name) => window.killed.write(name, 2), campaign))
        anna.acknowledged.add(hash);
      await whole(page, campaign, anna.acknowledged);
    }
    await anna.close();
  } finally {
    await anna.remove();
    await site.close();
  }
});
