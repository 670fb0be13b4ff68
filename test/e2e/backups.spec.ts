/** A campaign's backup in a real browser: locked on one phone, opened on another; and a file made to fill a phone. */
import { readFile, writeFile } from 'node:fs/promises';
import { campaignAt } from '../app/harness/stages.ts';
import { fileOf } from '../store/file.ts';
import { expect, test } from './harness.ts';
import { backupOf, openFile, takeUp } from './play/take-up.ts';

test('M12: a lost phone’s backup is opened on a new one by the twelve words, and by no others', async ({
  table,
}) => {
  test.setTimeout(120_000);
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const old = await table.phone('Anna', { reducedMotion: true });
  await old.open('/');
  await takeUp(old.page, await backupOf(session, 'azure'));
  await old.page.getByRole('link', { name: 'Campaign', exact: true }).tap();
  await expect(old.page.getByText('How safe it is')).toBeVisible();
  const row = old.page.getByRole('listitem').filter({ hasText: 'Back up for myself' });
  await row.getByRole('button', { name: 'Save' }).tap();
  await old.page.getByRole('button', { name: /With my recovery phrase/ }).tap();
  const words = (await old.page.getByRole('dialog').getByRole('listitem').allTextContents())
    .slice(0, 12)
    .join(' ');
  const download = old.page.waitForEvent('download');
  await old.expectNoAxeViolations();
  await old.page.getByRole('button', { name: 'I wrote them down: save' }).tap();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 17).toString()).toBe('REALMBOOK LOCKED\n');
  await expect(old.page.getByRole('listitem').filter({ hasText: 'Last backup' })).toContainText('today');

  const fresh = await table.phone('Anna again', { reducedMotion: true });
  await fresh.open('/');
  const { page } = fresh;
  await openFile(page, file);
  const field = page.getByLabel('Its passphrase, or your recovery phrase');
  await field.fill(words.split(' ').toReversed().join(' '));
  await page.getByRole('button', { name: 'Open it' }).tap();
  await expect(page.getByText(/These words do not open it/)).toBeVisible();
  await field.fill(words);
  await page.getByRole('button', { name: 'Open it' }).tap();
  await expect(page.getByText(/Brings the seat of Anna/)).toBeVisible();
  await fresh.expectNoAxeViolations();
  await page.getByRole('button', { name: 'Import' }).tap();
  await expect(page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({ timeout: 30_000 });
});

test('M8: a small file that unpacks to a quarter of a gigabyte is refused in words', async ({ table }) => {
  const phone = await table.phone('Anna', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  await openFile(page, Buffer.from(fileOf(Buffer.alloc(255 * 1024 * 1024, ' '))));
  await expect(page.getByRole('alert')).toContainText('The file is larger than any campaign can be.');
  await expect(page.getByLabel('Or paste the link you were sent')).toBeEditable();
});

test('a file is read however long its reader takes to choose it, and whatever the browser clears away meanwhile', async ({
  table,
}, info) => {
  const phone = await table.phone('Anna', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  const file = info.outputPath('a-letter.txt');
  await writeFile(file, 'No campaign at all');
  // By hand: a chooser that the test runner answers is kept alive by the test runner.
  const browser = await phone.context.newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setInterceptFileChooserDialog', { enabled: true });
  const chooser = new Promise<{ backendNodeId?: number }>((opened) => {
    browser.on('Page.fileChooserOpened', opened);
  });
  await page.getByRole('link', { name: 'Join' }).tap();
  await page.getByRole('button', { name: 'Open a file' }).tap();
  const { backendNodeId } = await chooser;
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('HeapProfiler.collectGarbage');
  await browser.send('DOM.setFileInputFiles', { files: [file], backendNodeId: backendNodeId ?? 0 });
  await expect(page.getByRole('alert')).toContainText('This is not a Realmbook file.');
});
