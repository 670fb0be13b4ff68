/** Around the table: who is in step, and whether all read the same. */
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

/** Waits in Meet until so many others are in step. @returns the fingerprint, and the words that stand for it */
export async function inStep(
  player: Player,
  others: number,
): Promise<{ readonly words: string; readonly print: string }> {
  const { page } = player;
  await player.meet();
  const table = page.getByRole('list', { name: 'Around the table' });
  await expect(table.getByText('up to date', { exact: true })).toHaveCount(others, { timeout: 20_000 });
  const said = page.getByRole('status').filter({ hasText: 'All phones agree' }).locator('em');
  const words = (await said.textContent()) ?? '';
  const print = (await said.getAttribute('title')) ?? '';
  await page.getByRole('link', { name: 'Close', exact: true }).tap();
  await player.go('Today');
  return { words, print };
}

/** Waits until all of these phones are in step with each other and read the same. */
export async function expectSameBook(players: readonly Player[]): Promise<void> {
  await expect(async () => {
    const prints = [];
    for (const player of players) prints.push((await inStep(player, players.length - 1)).print);
    expect(new Set(prints).size).toBe(1);
    expect(prints[0]).toMatch(/^[0-9a-f]{64}$/);
  }).toPass({ timeout: 30_000 });
}

/** Waits until the chronicle of each tells this. */
export async function expectTold(players: readonly Player[], line: RegExp): Promise<void> {
  for (const player of players) {
    await player.go('Chronicle');
    await expect(player.page.getByText(line).first()).toBeVisible({ timeout: 20_000 });
  }
}
