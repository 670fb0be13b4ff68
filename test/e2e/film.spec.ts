/**
 * Two phones paired by codes alone: the meeting server is out of reach, and each camera is fed with a film of the other's
 * screen. Each phone is a browser of its own, for the film is named as the browser starts.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs';
import { campaignAt } from '../app/harness/stages.ts';
import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';
import { lineOf } from './play/apart.ts';
import { writeNote } from './play/note.ts';
import { Player } from './play/player.ts';
import { expectTold } from './play/table.ts';
import { backupOf, takeUp } from './play/take-up.ts';

/** Pictures of the code as the other's camera sees it: the camera reads them round and round. */
async function film(of: Page, file: string): Promise<void> {
  const code = of.getByRole('img', { name: 'Code for the other phone to scan' });
  await expect(code).toBeVisible();
  // Over the page's own bars, which would cover a part of it.
  await expect(of.locator('dialog:modal')).toBeVisible();
  const picture = await of.screenshot({ type: 'jpeg', quality: 95, scale: 'device' });
  await writeFile(file, Buffer.concat(Array.from({ length: 10 }, () => picture)));
}

test('two phones meet by codes alone, each filming the other’s screen, with the meeting server off', async ({
  site,
  phones,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path(tmpdir(), 'realmbook-film-'));
  const browsers: Browser[] = [];
  const { session } = await campaignAt({ stage: 'movement', month: 1 });
  const sit = async (name: string, seat: string) => {
    const file = path(folder, `${name}.mjpeg`);
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: [...BROWSER_FLAGS, `--use-file-for-fake-video-capture=${file}`],
    });
    browsers.push(browser);
    const phone = await Phone.pickUp(browser, site.url, name, { reducedMotion: true });
    phones.push(phone);
    await lineOf(phone, false);
    await phone.open('/');
    await takeUp(phone.page, await backupOf(session, seat));
    const player = new Player(phone, name);
    await player.meet();
    return { player, page: phone.page, file };
  };
  try {
    const anna = await sit('Anna', 'azure');
    const tom = await sit('Tom', 'gules');
    for (const { page } of [anna, tom])
      await page.getByRole('button', { name: 'Scan each other’s codes' }).tap({ timeout: 30_000 });
    await anna.page.getByRole('button', { name: 'Show my code' }).tap();
    await film(anna.page, tom.file);
    await tom.page.getByRole('button', { name: 'Scan their code' }).tap();
    await film(tom.page, anna.file);
    await anna.page.getByRole('button', { name: 'They have scanned it' }).tap();
    const linked = anna.page
      .getByRole('list', { name: 'Around the table' })
      .getByText('up to date', { exact: true });
    await expect(linked).toHaveCount(1, { timeout: 30_000 });
    await anna.page.getByRole('link', { name: 'Close', exact: true }).tap();
    await tom.page.getByRole('link', { name: 'Close', exact: true }).tap();
    await writeNote(anna.player, 'Seen by the lens alone.');
    await expectTold([tom.player], /Seen by the lens alone\./);
  } finally {
    for (const browser of browsers) await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});
