/** A campaign's backup, and taking it up through the screens. */
import { expect, type Page } from '@playwright/test';
import type { Session } from '../../../src/campaign/session.ts';
import { writeFile } from '../../../src/store/backup-file.ts';

/** The backup of a phone that holds this seat alone. */
export async function backupOf(session: Session, seat: string): Promise<Buffer> {
  const { seats, invite } = session.keys();
  const seed = seats[seat];
  if (seed === undefined) throw new Error(`nobody holds ${seat}`);
  const secrets = { seats: { [seat]: seed }, ...(invite ? { invite } : {}) };
  return Buffer.from(
    await writeFile({
      made: 0,
      campaign: session.campaign,
      chains: session.chains(),
      secrets,
    }),
  );
}

/** From the shelf: chooses a file for the app to open. */
export async function openFile(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('link', { name: 'Join' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).tap();
  await (await chooser).setFiles({
    name: 'campaign.realmbook',
    mimeType: 'application/octet-stream',
    buffer,
  });
}

/** From the shelf: imports a backup as a player does who has lost a phone. */
export async function takeUp(page: Page, buffer: Buffer): Promise<void> {
  await openFile(page, buffer);
  await page.getByRole('button', { name: 'Import' }).tap();
  await expect(page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({ timeout: 30_000 });
}
