import type { Page } from '@playwright/test';
import { expect, test } from './play/begun.ts';
import { tapHint, tapTile } from './play/map.ts';
import { provide, rollInitiative } from './play/month.ts';
import { typeFaces } from './play/order.ts';
import type { Player } from './play/player.ts';
import type { SetOut } from './play/set-out.ts';

/** Orders that are given on a form of their own, in the order of a campaign. */
const forms = [
  'lay-map',
  'draw-tile',
  'lay-tile',
  'lift-tiles',
  'paint',
  'choose-capital',
  'settle-realm',
  'raise-banners',
  'share-baggage',
  'place-banners',
  'subsist',
  'distribute',
  'scout',
  'move',
  'sail',
  'record-battle',
  'burn-stores',
  'disband',
  'dismiss-banner',
  'name',
];

type Screen = readonly [name: string, reach: (player: Player) => Promise<unknown>];

/** Every screen of a campaign: each address as a phone opens it that was put away there, each sheet by the tap that opens it. */
function screens({ campaign, camp, gate }: SetOut): readonly Screen[] {
  const at = (path: string) => (player: Player) => player.phone.open(`/c/${campaign}/${path}`);
  const tap =
    (name: string | RegExp) =>
    ({ page }: Player): Promise<void> =>
      page.getByRole('button', { name }).first().tap();
  return [
    ['today', at('today')],
    ['map', at('map')],
    ['tile', ({ page }) => tapTile(page, camp)],
    ['charts', at('charts')],
    ['chart', at('charts/mighty-empires/scouting-events')],
    ['chart rolled', rollHere],
    ['realm', at('realm')],
    ['banner', ({ page }) => page.getByRole('link', { name: /^Banner 1/ }).tap()],
    ['banner again', ({ page }) => page.reload()],
    [
      'rival',
      async (player) => {
        await at('map')(player);
        await tapTile(player.page, gate);
        await player.page.getByRole('link', { name: /Banner 1 Bert/ }).tap();
        await expect(player.page.getByText(/^Nothing yet/)).toBeVisible();
      },
    ],
    ['chronicle', at('chronicle')],
    ['line', ({ page }) => page.getByRole('article').getByRole('button').first().tap()],
    ['consequences', tap('Undo it')],
    ['line again', tap('Leave it')],
    ['correction', tap('Correct it')],
    ['meet', at('meet')],
    ['invite', tap('Add a phone')],
    ['settings', at('settings')],
    ...forms.map((form): Screen => [`form ${form}`, at(`do/${form}`)]),
    ['by agreement', at('do/roll-initiative?args={"year":1,"month":1}')],
    [
      'destination',
      async (player) => {
        await at('today')(player);
        await provide(player);
        await player.take(/^Go on to /);
        await player.take(/^Banner 1 may scout/);
        await tapHint(player.page);
      },
    ],
    ['real dice', ({ page }) => page.getByText('Real dice').tap()],
    [
      'typed',
      async ({ page }) => {
        await typeFaces(page, [1, 4]);
        await expect(page.getByText(/unless you undo it/)).toBeVisible();
      },
    ],
    ['result', tap('Send the scouts')],
    ['result again', ({ page }) => page.waitForURL(/\/order\//).then(() => page.reload())],
    ['after it', at('today')],
  ];
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

test('every screen of a campaign opens in airplane mode, for everyone, by daylight and by candlelight', async ({
  sit,
  begun,
}) => {
  test.setTimeout(240_000);
  const anna = await sit('Anna', { reducedMotion: true });
  await rollInitiative([anna, await sit('Bert'), await sit('Carla')], [6, 4, 2]);
  await anna.phone.installed();
  await anna.phone.goOffline();
  await anna.page.reload();
  for (const [name, reach] of screens(begun))
    await test.step(name, async () => {
      await reach(anna);
      await expect(anna.page.getByRole('heading').first()).toBeVisible();
      await expect(anna.page.getByText(/would not open|No such order/)).toHaveCount(0);
      await anna.phone.expectNoAxeViolations();
    });
});

test('from a cold start with no network two taps roll on a chart', async ({ table }) => {
  const anna = await table.phone('Anna', { reducedMotion: true });
  await anna.open('/');
  await anna.installed();
  await anna.goOffline();
  await anna.putAway();
  await anna.takeOut('/');
  await anna.page.getByRole('list', { name: 'Charts used last' }).getByRole('link').first().tap();
  await rollAtOnce(anna.page);
  await expect(anna.page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
});
