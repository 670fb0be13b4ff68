/** Joining a table by its link, as it is sent from one phone to another. */
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

/** The invitation's link from the founder's invite sheet, as the other phones reach this server. */
export async function invitation(host: Player, url: string): Promise<string> {
  const { page } = host;
  await host.meet();
  await page.getByRole('button', { name: 'Add a phone' }).tap();
  // The tests' server goes by localhost, which no other phone could open: a network address is asked for.
  await page.getByLabel('Address for the other phones').fill('http://192.168.1.20:4173');
  const link = (await page.getByText(/\/join#/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Close', exact: true }).last().tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  return link.replace(/^http:\/\/[^/]+/, url);
}

/** Opens the link as if pasted into the address bar, waits for the book to come over, and sits down. */
export async function join(player: Player, link: string): Promise<void> {
  await arrive(player, link);
  await sitDown(player);
}
/** A link that another sent. */
export async function openLink({ page }: Player, link: string): Promise<void> {
  await page.goto(link);
}
/** As far as the question which seat is theirs. */
export async function arrive(player: Player, link: string): Promise<void> {
  const { page } = player;
  await openLink(player, link);
  await page.getByRole('button', { name: 'Join the table' }).tap();
}
export async function sitDown({ name, page }: Player): Promise<void> {
  await page.getByRole('button', { name: `Sit down as ${name}` }).tap({ timeout: 20_000 });
  await expect(page.getByRole('navigation', { name: 'This campaign' })).toBeVisible();
}
/** By the link to the table, to look on under a name. */
export async function lookOn(player: Player, link: string): Promise<void> {
  const { name, page } = player;
  await arrive(player, link);
  await page.getByRole('button', { name: 'Watch', exact: true }).tap({ timeout: 30_000 });
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).tap();
  await expect(page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({ timeout: 30_000 });
}
