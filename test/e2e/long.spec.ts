/** A campaign of thousands of lines on a phone of a quarter of the speed: while it is read, every tap is answered. */
import { writeFile } from '../../src/store/backup-file.ts';
import { played } from '../bench/campaign.ts';
import { expect, test } from './harness.ts';
import { openFile } from './play/take-up.ts';

test('while a long campaign is read, how far it is stands there; its reader may leave, come back, and leave again', async ({
  table,
}) => {
  test.setTimeout(240_000);
  const { campaign, chains, secrets } = await played(5000, 3);
  const buffer = Buffer.from(
    await writeFile({ made: 0, campaign, chains, secrets: secrets[0] ?? { seats: {} } }),
  );
  const phone = await table.phone('Anna', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  await openFile(page, buffer);
  await expect(page.getByText('A new campaign with 5,000 entries')).toBeVisible({ timeout: 60_000 });
  const slow = await phone.context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const reading = page.getByText('Reading the book');
  const inside = page.getByRole('navigation', { name: 'This campaign' });

  await page.getByRole('button', { name: 'Import' }).tap();
  await expect(reading).toBeVisible({ timeout: 60_000 });
  await phone.shot('long-import');
  await page.getByRole('link', { name: /^(Close|Back)/ }).tap();
  const card = page.getByRole('listitem').getByRole('link', { name: 'Market day' }).first();
  await card.tap();
  // It is the same reading, gone on with: what was read is not read again.
  await expect(reading).toBeVisible();
  await expect(inside).toBeHidden();
  await phone.shot('long-open');
  await phone.expectNoAxeViolations();
  await page.getByRole('link', { name: 'To the shelf' }).tap();
  await card.tap();
  await expect(inside).toBeVisible({ timeout: 120_000 });
  await expect(reading).toBeHidden();

  // Opened again, its table lies there before its book is read, as it lay when the player left it.
  const month = await page.getByRole('heading', { level: 1 }).textContent();
  const asked = await page.getByRole('main').getByRole('link').allTextContents();
  await page.getByRole('link', { name: 'Shelf' }).tap();
  await expect(card).toBeVisible();
  await page.reload();
  const release = await phone.holdBooks();
  await card.tap();
  await expect(page.getByRole('heading', { level: 1, name: month ?? '' })).toBeVisible({ timeout: 60_000 });
  await expect(reading).toBeVisible();
  const goesBack = /chronicle|once more|letters? from/i;
  const missing = async (): Promise<readonly string[]> => {
    const first = await page.getByRole('main').getByRole('link').allTextContents();
    return asked.filter((words) => !first.includes(words) && !goesBack.test(words));
  };
  expect(asked.length).toBeGreaterThan(0);
  await expect.poll(missing).toEqual([]);
  await expect(reading).toBeVisible();
  await phone.shot('long-first');
  // Pages that look into the book wait for it, and come by themselves.
  await inside.getByRole('link', { name: 'Chronicle' }).tap();
  await expect(page.getByRole('heading', { name: 'Reading the book' })).toBeVisible();
  await expect(page.getByRole('article')).toBeHidden();
  await phone.expectNoAxeViolations();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await release();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 });
  await expect(reading).toBeHidden();
  await inside.getByRole('link', { name: 'Today' }).tap();
  const links = page.getByRole('main').getByRole('link');
  await expect
    .poll(async () => {
      const whole = await links.allTextContents();
      return asked.filter((words) => !whole.includes(words));
    })
    .toEqual([]);
});
