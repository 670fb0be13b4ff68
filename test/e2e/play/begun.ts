/**
 * A campaign on three phones, played from its founding to the first month through the screens, once for each worker; tests
 * take the phones up as they were left then.
 */
import { expect } from '@playwright/test';
import { test as base } from '../harness.ts';
import { type Memory, Phone, type PhoneOptions } from '../phone.ts';
import { Player } from './player.ts';
import { type Plan, type SetOut, setOut } from './set-out.ts';
import { openCampaign } from './shelf.ts';
import { inStep } from './table.ts';

export { expectSameBook } from './table.ts';
export { expect };

export const names = ['Anna', 'Bert', 'Carla'] as const;
export type Name = (typeof names)[number];

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

const plan: Plan = {
  title: 'The Vale of Aurn',
  points: 1000,
  realms,
  armies: Object.fromEntries(
    names.map((name) => [name, armies[name].map((unit) => [{ name: unit, models: 20, points: 500 }])]),
  ),
};

export interface Begun extends SetOut {
  readonly title: string;
  readonly memories: { readonly [player in Name]: Memory };
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
      await use(
        await begin(players as [Player, Player, Player], site.url).catch((problem) =>
          tellOf(players, problem),
        ),
      );
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  sit: async ({ browser, site, begun, phones }, use) => {
    await use(async (name, { before, ...options } = {}) => {
      const memory = begun.memories[name];
      const phone = await Phone.pickUp(browser, site.url, name, { reducedMotion: true, ...options, memory });
      phones.push(phone);
      await before?.(phone);
      await phone.open('/');
      await openCampaign(phone.page, begun.title);
      return new Player(phone, name);
    });
  },
});

/** The way to the first month is nobody's own test: where it breaks, the phones say where they stood. */
async function tellOf(players: readonly Player[], problem: unknown): Promise<never> {
  for (const { phone } of players) console.log(await phone.shown().catch((why) => `${phone.name}: ${why}`));
  throw problem;
}

async function begin(players: readonly [Player, Player, Player], url: string): Promise<Begun> {
  const set = await setOut(players, url, plan);
  const said = [];
  for (const player of players) said.push(await inStep(player, 2));
  const [Anna, Bert, Carla] = await Promise.all(players.map(({ phone }) => phone.memory()));
  expect(players.flatMap(({ phone }) => phone.problems())).toEqual([]);
  await Promise.all(players.map(({ phone }) => phone.close()));
  return {
    ...set,
    title: plan.title,
    memories: { Anna, Bert, Carla } as { [player in Name]: Memory },
    words: said.map(({ words }) => words),
    prints: said.map(({ print }) => print),
  };
}
