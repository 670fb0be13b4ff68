import type { StorePage } from './fixtures/store/main.ts';
import { expect, test } from './harness.ts';

declare global {
  interface Window {
    store: StorePage;
  }
}

test('10,000 entries are stored, and read after a restart before anybody notices', async ({ bench }) => {
  const anna = await (await bench('store')).phone('Anna');
  await anna.open('/');
  const stored = await anna.page.evaluate(() => window.store.fill(10_000));
  await anna.page.reload();
  const { entries, took } = await anna.page.evaluate(() => window.store.load());
  const single = await anna.page.evaluate(() => window.store.append());
  console.log(
    `stored in ${Math.round(stored)} ms, read in ${Math.round(took)} ms, one entry in ${single.toFixed(1)} ms`,
  );
  expect(entries).toBe(10_000);
  expect(took).toBeLessThan(1_000);
});

test('of two tabs one holds the campaigns; the other is told, and can take over', async ({ bench }) => {
  const anna = await (await bench('store')).phone('Anna');
  await anna.open('/');
  const second = await anna.anotherTab();
  expect(await anna.page.evaluate(() => window.store.hold())).toBe('here');
  expect(await second.evaluate(() => window.store.hold())).toBe('elsewhere');
  await second.evaluate(() => window.store.takeOver());
  expect(await anna.page.evaluate(() => window.store.lost())).toBe(true);
  expect(await anna.page.evaluate(() => window.store.hold())).toBe('elsewhere');
});

test('the browser says how much room there is', async ({ bench }) => {
  const anna = await (await bench('store')).phone('Anna');
  await anna.open('/');
  const said = await anna.page.evaluate(() => window.store.persistence());
  expect(said.quota).toBeGreaterThan(0);
  expect(said.persisted).toBe(false);
});

test('a code that is drawn can be read again', async ({ bench }) => {
  const anna = await (await bench('store')).phone('Anna');
  await anna.open('/');
  const text = `https://realmbook.example/join#RB${'aZ9_'.repeat(70)}`;
  expect(await anna.page.evaluate((code) => window.store.scan(code), text)).toBe(text);
});
