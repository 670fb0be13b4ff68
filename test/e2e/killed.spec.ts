/**
 * Proof 7: a browser killed while it writes, and a profile put back to what it was. `npm run prove` kills it twenty times,
 * in mid-append, mid-import and mid-snapshot by turns, and puts it back five times; ordinarily once each.
 */
import { cp, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startServer } from '../../server/server.mjs';
import { proving } from '../prove/counts.ts';
import { buildFixture } from './fixture.ts';
import type { Work } from './fixtures/killed/main.ts';
import { expect, test } from './harness.ts';
import { phoneWithProfile } from './profile.ts';

const all = proving;
const works: readonly Work[] = ['append', 'import', 'snapshot'];

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
  const anna = await phoneWithProfile(site.url);
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
    if (all) console.log(`Half a record was left by ${anna.torn()} of 20 kills.`);
  } finally {
    await anna.remove();
    await site.close();
  }
});

test('proof 7: a profile put back to what it was is noticed once a friend’s copy comes, and forks nothing', async () => {
  test.setTimeout(3_600_000);
  const site = await startServer({ root: await buildFixture('killed') });
  const anna = await phoneWithProfile(site.url);
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
