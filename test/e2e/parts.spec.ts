/**
 * The app comes to a phone in two steps: the house with all charts first, the rule sets after it and by themselves. What is not there
 * yet is said, and nobody without a network is left with half a page.
 */
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../../server/server.mjs';
import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';
import { found } from './play/found.ts';

/** A line to a server on which the files of rule sets are stuck; it breaks, and is mended with nothing stuck any more. */
async function line(
  to: string,
): Promise<{ url: string; breaks: () => Promise<void>; mended: () => Promise<void> }> {
  let stuck = true;
  const server = createServer((asked, answer) => {
    if (stuck && /\/assets\/(rules|screens)-/.test(asked.url ?? '')) return;
    const { method, headers } = asked;
    const on = ask(`${to}${asked.url}`, { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    on.on('error', () => answer.destroy());
    asked.pipe(on);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((done) => void server.listen(port, 'localhost', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    breaks: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
    mended: () => {
      stuck = false;
      return listen(port);
    },
  };
}

test('the house and all charts come first, the rule sets by themselves; what is missing is said', async ({
  browser,
  site,
  phones,
}) => {
  const net = await line(site.url);
  const anna = await Phone.pickUp(browser, net.url, 'Anna', { installs: true });
  phones.push(anna);
  const { page } = anna;
  const onItsWay = page.getByText('Still on the way to this phone');
  await anna.open('/');
  await expect(onItsWay).toContainText('Mighty Empires, The 9th Age, Realm Armies and Chronopia');
  await anna.goOffline();
  await net.breaks();

  // A chart is read and rolled without a network, by taps from the shelf.
  await page.getByRole('link', { name: 'Charts to read or roll' }).tap();
  await page.getByRole('link', { name: 'Scouting highland' }).tap();
  await expect(page.getByRole('heading', { name: 'Scouting highland' })).toBeVisible();
  await page.getByRole('button', { name: /^Roll/ }).first().tap();
  await page.getByRole('link', { name: 'Settings' }).tap();
  await expect(page.getByText('Rule sets are still on their way to this phone')).toBeVisible();
  await expect(page.getByText(/^Not playable without a network yet: Mighty Empires/)).toBeVisible();
  await anna.expectNoAxeViolations();

  // A campaign cannot be begun, and the reason is told.
  await page.getByRole('link', { name: 'Shelf' }).tap();
  await page.getByRole('link', { name: 'Found a campaign' }).tap();
  await expect(page.getByText('Its rules are not on this phone yet.')).toBeVisible();
  await page.getByRole('link', { name: 'To the shelf' }).tap();
  await expect(onItsWay).toBeVisible();

  await net.mended();
  await anna.goOnline();
  await expect(page.getByText('Realmbook now works without a network.')).toBeVisible();
  await expect(onItsWay).toBeHidden();
  await anna.goOffline();
  await net.breaks();
  await found({ name: 'Anna', phone: anna, page } as never, {
    title: 'By the lamp',
    players: ['Anna', 'Bert'],
    rules: 'Chronopia',
  });
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('a new version brings along the rule sets that the phone had, before it is offered', async ({
  browser,
  phones,
}) => {
  const root = await mkdtemp(join(tmpdir(), 'realmbook-parts-'));
  await cp(join(dirname(dirname(import.meta.dirname)), 'dist'), root, { recursive: true });
  const first = await startServer({ root });
  const anna = await Phone.pickUp(browser, first.url, 'Anna', { installs: true });
  phones.push(anna);
  await anna.open('/');
  await anna.installed();
  await first.close();

  const files = await readdir(join(root, 'assets'));
  const old = files.find((name) => name.startsWith('rules-chronopia-') && name.endsWith('.js')) ?? '';
  const renewed = 'rules-chronopia-renewed.js';
  await cp(join(root, 'assets', old), join(root, 'assets', renewed));
  const worker = await readFile(join(root, 'sw.js'), 'utf8');
  await writeFile(join(root, 'sw.js'), worker.replace(`assets/${old}`, `assets/${renewed}`));
  const second = await startServer({ root, port: first.port });
  await anna.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(anna.page.getByText('A new version of Realmbook is ready.')).toBeVisible();
  await second.close();
  const kept = await anna.page.evaluate(async (name) => {
    const opened = await Promise.all((await caches.keys()).map((one) => caches.open(one)));
    return (await Promise.all(opened.map((cache) => cache.match(`/assets/${name}`)))).some(Boolean);
  }, renewed);
  expect(kept).toBe(true);
});

test('before any script has come the name stands there, in words that a screen reader passes over, and then the shelf alone', async ({
  table,
}) => {
  const anna = await table.phone('Anna');
  const { page } = anna;
  let come = (): void => undefined;
  const held = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/assets/*.js', async (asked) => {
    await held;
    await asked.continue();
  });
  const opened = anna.open('/');
  const name = page.locator('.opening');
  await expect(name).toBeVisible();
  expect(await name.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('"Realmbook"');
  await expect(name).toHaveAttribute('aria-hidden', 'true');
  come();
  await opened;
  await expect(page.getByRole('heading', { name: 'Realmbook' })).toBeVisible();
  await expect(name).toBeHidden();
});
