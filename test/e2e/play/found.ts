/** Founding a campaign, and coming to it by its link. */
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

export interface Founding {
  readonly title: string;
  readonly players: readonly string[];
  /** Players beside the first who play on the founder's phone. */
  readonly here?: readonly string[];
  /** The book it is played by, as the shelf calls it; without it the first. */
  readonly rules?: string;
  /** Points of each realm, in steps of 250 above 500. */
  readonly points?: number;
  /** What else is chosen on the page before it is founded. */
  readonly options?: (founder: Player) => Promise<void>;
}

export async function found(
  founder: Player,
  { title, players, here = [], rules, points, options }: Founding,
): Promise<void> {
  const { page } = founder;
  await founder.phone.open('/');
  await page.getByRole('link', { name: 'Found a campaign' }).tap();
  if (rules !== undefined)
    await page.getByRole('group', { name: 'Rules' }).getByText(rules, { exact: true }).tap();
  await page.getByLabel('Name of the campaign').fill(title);
  for (const [index, name] of players.entries()) {
    const field = page.getByLabel(`Player ${index + 1}`, { exact: true });
    if (index >= 2) await page.getByRole('button', { name: 'Add a player' }).tap();
    await field.fill(name);
    if (here.includes(name)) await page.getByRole('switch', { name: 'plays on this phone' }).nth(index).tap();
  }
  if (points !== undefined) {
    await page.getByRole('button', { name: /^Everything else/ }).tap();
    await page.getByRole('spinbutton', { name: 'Points of each realm' }).press('Home');
    for (let now = 500; now < points; now += 250)
      await page.getByRole('button', { name: 'More: Points of each realm' }).tap();
  }
  await options?.(founder);
  await page.getByRole('button', { name: 'Start the campaign' }).tap();
  await expect(page).toHaveURL(/\/c\/[0-9a-f]{64}\/today$/);
}
