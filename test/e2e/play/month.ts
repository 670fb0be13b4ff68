/** A seat's turn of the month, through the screens. */
import { expect } from '@playwright/test';
import { hintCount, tapHint } from './map.ts';
import { type Answers, afterForm } from './order.ts';
import type { Player } from './player.ts';

export async function rollInitiative(players: readonly Player[], faces: readonly number[]): Promise<void> {
  const [first, ...others] = players;
  await first?.take('Roll for initiative');
  await first?.answer({ dice: () => [faces[0] ?? 1] });
  for (const [index, other] of others.entries())
    await other.respond('Who goes first this month?', { dice: () => [faces[index + 1] ?? 1] });
}

export async function provide(player: Player): Promise<void> {
  await player.take(/^Provide for your/);
  await player.page.getByRole('button', { name: 'Provide so' }).tap();
  await afterForm(player.page);
}

/** Sends a banner's scouts into unknown land, the first such tile around it. */
export async function scoutUnknown(player: Player, banner: number, answers?: Answers): Promise<void> {
  const { page } = player;
  await player.take(new RegExp(`^Banner ${banner} may scout`));
  const open = await hintCount(page);
  for (let n = 0; n < open; n++) {
    await tapHint(page, n);
    await expect(page.getByRole('button', { name: 'Send the scouts' })).toBeVisible();
    if (await page.getByText(/^Unknown land/).isVisible()) break;
  }
  await page.getByRole('button', { name: 'Send the scouts' }).tap();
  await player.answer(answers);
}

/** Marches the whole force to the first tile that is open. */
export async function march(player: Player, answers?: Answers): Promise<void> {
  const { page } = player;
  await player.take(/^Move from/);
  await hintCount(page);
  await tapHint(page);
  await page.getByRole('button', { name: 'March', exact: true }).tap();
  await afterForm(page, answers);
}

export const nextPhase = (player: Player): Promise<void> => player.take('Go on to the next phase');

/** On through every phase that is left, to the turn's end. */
export async function endTurn(player: Player): Promise<void> {
  const onward = player.page
    .getByRole('main')
    .getByRole('button', { name: /^(Go on to the next phase|End your turn)$/ });
  const alone = player.card.getByRole('heading', { name: /^(Go on to the next phase|End your turn)$/ });
  for (let ended = false; !ended; ) {
    await expect(onward.or(alone).first()).toBeVisible({ timeout: 20_000 });
    const phase = await ribbon(player);
    ended = await player.page.getByText('End your turn').first().isVisible();
    await ((await alone.isVisible()) ? player.card.getByRole('button', { name: 'Do this now' }) : onward)
      .first()
      .tap();
    await expect.poll(() => ribbon(player)).not.toBe(phase);
  }
}

/** Where the campaign is, as the ribbon on Today says it: month and phase; and whose turn it is. */
export async function ribbon(player: Player): Promise<string> {
  const { page } = player;
  const now = await page
    .getByRole('main')
    .getByRole('img', { name: /\d of \d/ })
    .first()
    .getAttribute('aria-label');
  const whose = page.getByRole('list', { name: 'Order of play' }).locator('[aria-current=step]');
  return `${now}, ${(await whose.count()) > 0 ? await whose.textContent() : ''}`;
}
