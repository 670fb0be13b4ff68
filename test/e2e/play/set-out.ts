/** Three players from the empty table to the first month: founded, joined by link, settled, mustered, placed. */
import { expect } from '@playwright/test';
import { found } from './found.ts';
import { invitation, join } from './join.ts';
import type { Player } from './player.ts';
import { baggage, frontier, layMap, place, raise, settle, type Troop, takeCapitals } from './setup.ts';
import { inStep } from './table.ts';

export interface Plan {
  readonly title: string;
  /** Of each realm; a multiple of 250. */
  readonly points: number;
  readonly realms: { readonly [player: string]: string };
  /** What each banner holds. */
  readonly armies: { readonly [player: string]: readonly (readonly Troop[])[] };
}
export interface SetOut {
  /** The tile the first player's banners stand in. */
  readonly camp: string;
  /** Beside it, in unknown land, by agreement: where the second player's stand. */
  readonly gate: string;
}

export async function setOut(
  players: readonly [Player, Player, Player],
  url: string,
  { title, points, realms, armies }: Plan,
): Promise<SetOut> {
  const [first, second, third] = players;
  await found(first, { title, players: players.map(({ name }) => name), points });
  await layMap(first);
  const link = await invitation(first, url);
  await join(second, link);
  await join(third, link);
  for (const player of players) await inStep(player, 2);
  await takeCapitals(players, realms);

  await settle(first, () => [3, 5]);
  await settle(second);
  await settle(third);

  for (const player of players) await raise(player, armies[player.name] ?? []);
  await baggage(first, [5, 6]);
  await baggage(second);
  await baggage(third);
  const { within: camp, beyond: gate } = await frontier(first);
  await place(first, camp);
  await place(second, gate, `${second.name} begins the war at ${first.name}’s gates`);
  await place(third, (await frontier(third)).within);
  await second.take('Begin the campaign');
  await third.take('Begin the campaign');
  // Both have said that they are ready: one tap begins it for all.
  await expect(first.page.getByRole('button', { name: 'I am ready' })).toHaveCount(0, { timeout: 20_000 });
  await first.take('Begin the campaign');
  for (const { page } of players)
    await expect(page.getByRole('heading', { name: 'First month' })).toBeVisible({ timeout: 20_000 });
  return { camp, gate };
}
