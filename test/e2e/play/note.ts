/** A player's own words in the chronicle: the least that a phone can write at any time. */
import { expect } from '@playwright/test';
import type { Player } from './player.ts';

export async function writeNote(player: Player, words: string): Promise<void> {
  const { page } = player;
  await player.go('Chronicle');
  await page.getByLabel('Your words for the chronicle').fill(words);
  await page.getByRole('button', { name: 'Add the note' }).tap();
  await expect(page.getByText(words).first()).toBeVisible();
}
