import type { Locator, Page } from '@playwright/test';
import { type Begun, expect, test } from './play/begun.ts';
import { tapHint, tapTile } from './play/map.ts';
import { provide, rollInitiative } from './play/month.ts';
import type { Player, Way } from './play/player.ts';
import { openCampaign } from './play/shelf.ts';

type Screen = readonly [name: string, reach: (player: Player) => Promise<unknown>];

const way =
  (name: Way) =>
  (player: Player): Promise<void> =>
    player.go(name);
const button =
  (name: string | RegExp) =>
  ({ page }: Player): Promise<void> =>
    page.getByRole('button', { name }).first().tap();
/** The address changes once a tapped link has been painted. */
async function leads(page: Page, to: Locator): Promise<void> {
  const from = page.url();
  await to.tap();
  await expect(page).not.toHaveURL(from);
}
const link =
  (name: string | RegExp) =>
  ({ page }: Player): Promise<void> =>
    leads(page, page.getByRole('main').getByRole('link', { name }).first());
const closed = async ({ page }: Player): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
};
const typed =
  (die: number, face: number) =>
  ({ page }: Player): Promise<void> =>
    page
      .getByRole('group', { name: `Die ${die} shows` })
      .locator('label')
      .nth(face - 1)
      .tap();
/** What stands over every page of a campaign. */
const over =
  (name: RegExp) =>
  ({ page }: Player): Promise<void> =>
    leads(
      page,
      page.getByRole('navigation', { name: 'Shelf, phones and settings' }).getByRole('link', { name }),
    );

/** Every screen of a campaign and every sheet, each by the taps that lead there from the one before. */
const screens = ({ title, camp, gate }: Begun): readonly Screen[] => [
  ['today', way('Today')],
  [
    'why',
    async (player) => {
      await button('Why?')(player);
      await expect(player.page.getByRole('dialog', { name: /\w/ })).toBeVisible();
    },
  ],
  ['why closed', closed],
  ['map', way('Map')],
  ['tile', ({ page }) => tapTile(page, camp)],
  ['charts', way('Charts')],
  ['chances', link(/^Chances/)],
  [
    'chart',
    async (player) => {
      await player.go('Charts');
      await link(/^Scouting events/)(player);
    },
  ],
  ['chart rolled', rollHere],
  ['realm', way('Realm')],
  ['banner', link(/Banner 1/)],
  ['banner again', ({ page }) => page.reload()],
  ['by agreement', link(/^March/)],
  [
    'rival',
    async (player) => {
      await player.go('Map');
      await tapTile(player.page, gate);
      await player.page.getByRole('link', { name: /Banner 1 Bert/ }).tap();
      await expect(player.page.getByText(/^Nothing yet/)).toBeVisible();
    },
  ],
  ['chronicle', way('Chronicle')],
  ['line', button(/granaries of Anna/)],
  ['consequences', button('Undo the entry')],
  ['line again', button('Leave it')],
  ['correction', button('Correct the entry')],
  ['chronicle again', closed],
  ['letters', link('Letters')],
  [
    'replay',
    async (player) => {
      await player.go('Chronicle');
      await link('Replay from the beginning')(player);
    },
  ],
  ['growth', ({ page }) => page.getByText('Growth', { exact: true }).tap()],
  ['meet', over(/Meet$/)],
  ['invite', button('Add a phone')],
  ['meet again', closed],
  ['campaign', over(/^Campaign$/)],
  ['optional rules', link(/^Rules of this campaign/)],
  ['shelf', over(/^Shelf$/)],
  ['off the shelf', ({ page }) => openCampaign(page, title)],
  [
    'destination',
    async (player) => {
      await provide(player);
      await player.take(/^Go on to /);
      await player.take(/^Banner 1 may scout/);
      await tapHint(player.page);
    },
  ],
  ['real dice', ({ page }) => page.getByText('Real dice').tap()],
  // Both faces would be recorded after three seconds, however far the look at the screen has come.
  ['half typed', typed(1, 1)],
  [
    'result',
    async (player) => {
      const { page } = player;
      await typed(2, 4)(player);
      await expect(page.getByText(/unless you undo it/)).toBeVisible();
      // What one roll came to lies on Today; where it asks on, on its own page. The map is another each time.
      await page.waitForURL(/\/(order\/|today$)/);
    },
  ],
  ['result again', ({ page }) => page.reload()],
  ['after it', way('Today')],
];

/** Goes there, and waits for that page's own title: the one before it stands until the next is loaded. */
async function arrive(player: Player, reach: Screen[1]): Promise<void> {
  const { page } = player;
  const from = new URL(page.url()).pathname;
  await page.evaluate(() => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = '';
  });
  await reach(player);
  const elsewhere = new URL(page.url()).pathname !== from;
  await expect(page.locator(elsewhere ? 'h1:not([data-left])' : 'h1').first()).toBeAttached();
}

async function rollHere({ page }: Player): Promise<void> {
  await page.getByRole('group', { name: 'Where to roll' }).getByText('This phone').tap();
  await rollAtOnce(page);
}

async function rollAtOnce(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Roll / })
    .last()
    .tap();
  await expect(page.locator('[aria-current]').filter({ hasText: /\w/ }).first()).toBeVisible();
}

test('every screen of a campaign is come to by thumb in airplane mode, for everyone, by daylight and by candlelight', async ({
  sit,
  begun,
}) => {
  test.setTimeout(240_000);
  const anna = await sit('Anna', { reducedMotion: true, installs: true });
  await rollInitiative([anna, await sit('Bert'), await sit('Carla')], [6, 4, 2]);
  await anna.phone.installed();
  await anna.phone.goOffline();
  await anna.page.reload();
  for (const [name, reach] of screens(begun))
    await test.step(name, async () => {
      await arrive(anna, reach);
      await expect(anna.page.getByText(/would not open|No such order/)).toHaveCount(0);
      await anna.phone.expectNoAxeViolations();
    });
});

test('from a cold start with no network two taps roll on a chart', async ({ table }) => {
  const anna = await table.phone('Anna', { reducedMotion: true, installs: true });
  await anna.open('/');
  await anna.installed();
  await anna.goOffline();
  await anna.putAway();
  await anna.takeOut('/');
  await anna.page.getByRole('list', { name: 'Charts used last' }).getByRole('link').first().tap();
  await rollAtOnce(anna.page);
  await expect(anna.page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
});
