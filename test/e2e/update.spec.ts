import { appendFile, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../server/server.mjs';
import { buildFixture } from './fixture.ts';
import type { UpdatePage } from './fixtures/update/main.ts';
import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';

declare global {
  interface Window {
    update: UpdatePage;
  }
}

/** Loads of the page, the first included. */
function loads(phone: Phone): () => number {
  let count = 0;
  phone.page.on('load', () => {
    count += 1;
  });
  return () => count;
}

test('a new version waits, is held during a meeting, and takes over with exactly one reload', async ({
  browser,
  phones,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'realmbook-update-'));
  await cp(await buildFixture('update'), root, { recursive: true });
  const first = await startServer({ root });
  const anna = await Phone.pickUp(browser, first.url, 'Anna', { installs: true });
  phones.push(anna);
  const loaded = loads(anna);
  const ready = anna.page.locator('#ready');
  await anna.open('/');
  await anna.installed();
  await expect(ready).toHaveText('false');

  await first.close();
  await appendFile(join(root, 'sw.js'), '\n// the second version\n');
  const second = await startServer({ root, port: first.port });
  await anna.page.evaluate(() => window.update.look());
  await expect(ready).toHaveText('true');
  expect(loaded()).toBe(1);

  await anna.page.evaluate(() => window.update.hold());
  await expect(ready).toHaveText('false');
  expect(await anna.page.evaluate(() => window.update.apply())).toBe(false);
  await anna.page.evaluate(() => window.update.release());
  await expect(ready).toHaveText('true');
  expect(loaded()).toBe(1);

  const reloaded = anna.page.waitForEvent('load');
  await anna.page.evaluate(() => window.update.apply());
  await reloaded;
  await expect(ready).toHaveText('false');
  await anna.page.evaluate(() => window.update.look());
  await expect(ready).toHaveText('false');
  expect(loaded()).toBe(2);
  await second.close();
});

test('a part that is gone reloads the app once, not in a circle', async ({ bench }) => {
  const table = await bench('update');
  const anna = await table.phone('Anna', { installs: true });
  await anna.open('/');
  const reloaded = anna.page.waitForEvent('load');
  expect(await anna.page.evaluate(() => window.update.missPart())).toBe(true);
  await reloaded;
  expect(await anna.page.evaluate(() => window.update.missPart())).toBe(false);
});
