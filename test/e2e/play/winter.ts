/** The winter, phase by phase. */

import { expect } from '@playwright/test';
import { type WinterPhase, winterPhases } from '../../../src/rules/mighty-empires/winter-phases.ts';
import type { Player } from './player.ts';

/** The number of the phase this player's winter has come to; past the last where it is over. */
async function step(player: Player): Promise<number> {
  const said = await player.page
    .getByRole('region', { name: 'The winter so far' })
    .locator('p')
    .first()
    .textContent();
  return Number(/(\d+) of \d+/.exec(said ?? '')?.[1] ?? winterPhases.length + 1);
}

/** All go on, each on his own phone, until everybody has come to this phase; what would go to waste is let go. */
export async function allComeTo(players: readonly Player[], phase: WinterPhase | 'ready'): Promise<void> {
  const goal = phase === 'ready' ? winterPhases.length + 1 : winterPhases.indexOf(phase) + 1;
  for (const player of players) await player.go('Today');
  for (;;) {
    const steps = await Promise.all(players.map(step));
    const last = Math.min(...steps);
    if (last >= goal) return;
    // Nobody waits for the player who is behind all others.
    const slowest = players[steps.indexOf(last)];
    if (slowest) await goOn(slowest, last);
  }
}

async function goOn(player: Player, from: number): Promise<void> {
  const { page } = player;
  await player.take(/^(Go on to |End your winter)/);
  const sure = page.getByRole('main').getByRole('button', { name: 'Go on', exact: true });
  const here = page
    .getByRole('navigation')
    .getByRole('link', { name: 'Today' })
    .and(page.locator('[aria-current=page]'));
  await expect(sure.or(here).first()).toBeVisible();
  if (await sure.isVisible()) await sure.tap();
  await player.onToday();
  await expect.poll(() => step(player)).toBeGreaterThan(from);
}
