/**
 * A campaign on three phones, played from its founding to the first month through the screens, once for each worker; tests
 * take the phones up as they were left then.
 */
import { expect } from '@playwright/test';
import { test as base } from '../harness.ts';
import { type Memory, Phone, type PhoneOptions } from '../phone.ts';
import { found } from './found.ts';
import { invitation, join } from './join.ts';
import { Player } from './player.ts';
import { baggage, frontier, layMap, place, raise, settle, type Troop, takeCapitals } from './setup.ts';

export { expect };

export const names = ['Anna', 'Bert', 'Carla'] as const;
export type Name = (typeof names)[number];

const unit = (name: string): readonly Troop[] => [{ name, models: 20, points: 500 }];
/** What each banner holds, by names that occur nowhere else. */
export const armies: { readonly [player in Name]: readonly [string, string] } = {
  Anna: ['Zephyr Halberdiers 7Q', 'Quixotic Outriders 9Z'],
  Bert: ['Marigold Pikes 3B', 'Tansy Slingers 5K'],
  Carla: ['Obsidian Maces 2V', 'Larkspur Bowmen 8T'],
};
export const realms: { readonly [player in Name]: string } = {
  Anna: 'Annaland',
  Bert: 'Bertmark',
  Carla: 'Carlreach',
};

export interface Begun {
  readonly campaign: string;
  readonly memories: { readonly [player in Name]: Memory };
  /** The tile Anna's banners stand in. Bert's stand beside it, in unknown land. */
  readonly camp: string;
  /** What each phone's Meet said when the campaign began. */
  readonly words: readonly string[];
  readonly prints: readonly string[];
}

interface Fixtures {
  /** Takes up a phone as it was when the first month began, and opens the campaign. */
  sit: (
    name: Name,
    options?: PhoneOptions & { readonly before?: (phone: Phone) => Promise<void> },
  ) => Promise<Player>;
}

export const test = base.extend<Fixtures, { begun: Begun }>({
  begun: [
    async ({ browser, site }, use) => {
      const players = await Promise.all(
        names.map(
          async (name) =>
            new Player(await Phone.pickUp(browser, site.url, name, { reducedMotion: true }), name),
        ),
      );
      await use(await setOut(players as [Player, Player, Player], site.url));
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  sit: async ({ browser, site, begun, phones }, use) => {
    await use(async (name, { before, ...options } = {}) => {
      const memory = begun.memories[name];
      const phone = await Phone.pickUp(browser, site.url, name, { reducedMotion: true, ...options, memory });
      phones.push(phone);
      await before?.(phone);
      await phone.open(`/c/${begun.campaign}/today`);
      return new Player(phone, name);
    });
  },
});

async function setOut(players: readonly [Player, Player, Player], url: string): Promise<Begun> {
  const [anna, bert, carla] = players;
  await found(anna, { title: 'The Vale of Aurn', players: names, points: 1000 });
  await layMap(anna);
  const link = await invitation(anna, url);
  await join(bert, link);
  await join(carla, link);
  for (const player of players) await inStep(player, 2);
  await takeCapitals(players, realms);

  await settle(anna, () => [3, 5]);
  await settle(bert);
  await settle(carla);
  await anna.take('Go on');

  for (const player of players) await raise(player, armies[player.name as Name].map(unit));
  await baggage(anna, [5, 6]);
  await baggage(bert);
  await baggage(carla);
  const { within, beyond } = await frontier(anna);
  await place(anna, within);
  await place(bert, beyond, 'Bert begins the war at Anna’s gates');
  await place(carla, (await frontier(carla)).within);
  await anna.take('Begin the campaign');

  const said = [];
  for (const player of players) said.push(await inStep(player, 2));
  const campaign = /[0-9a-f]{64}/.exec(anna.page.url())?.[0] ?? '';
  const [Anna, Bert, Carla] = await Promise.all(players.map(({ phone }) => phone.memory()));
  expect(players.flatMap(({ phone }) => phone.problems())).toEqual([]);
  await Promise.all(players.map(({ phone }) => phone.close()));
  return {
    campaign,
    memories: { Anna, Bert, Carla } as { [player in Name]: Memory },
    camp: within,
    words: said.map(({ words }) => words),
    prints: said.map(({ print }) => print),
  };
}

/** Waits in Meet until so many others are in step. @returns the fingerprint, and the words that stand for it */
export async function inStep(
  player: Player,
  others: number,
): Promise<{ readonly words: string; readonly print: string }> {
  const { page } = player;
  await player.meet();
  const table = page.getByRole('list', { name: 'Around the table' });
  await expect(table.getByText('in step', { exact: true })).toHaveCount(others, { timeout: 20_000 });
  const said = page.getByRole('status').filter({ hasText: 'Every book here reads' }).locator('em');
  const words = (await said.textContent()) ?? '';
  const print = (await said.getAttribute('title')) ?? '';
  await page.getByRole('link', { name: 'Close' }).tap();
  await player.onToday();
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
