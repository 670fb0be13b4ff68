/** How few touches it takes to set a realm up, counted from Today with nothing prepared. */
import { players } from '../app/harness/company.ts';
import { stateOf } from '../app/harness/scenes.ts';
import type { Player } from './play/player.ts';
import { expect, test } from './play/prepared.ts';
import { settle } from './play/setup.ts';
import { counted, fromToday } from './play/taps.ts';

const nothing = async (): Promise<undefined> => undefined;
const list = `++ The Host [1,000 pts] ++

+ Characters +

Captain [100 pts]: Warhorse

+ Core +

20x Halberdiers [400 pts]
10 Knights [500 pts]
. Lances`;

const tap = ({ page }: Player, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().tap();
const copies = (player: Player): Promise<void> =>
  player.page.evaluate((text) => navigator.clipboard.writeText(text), list);
const home = ({ page }: Player) =>
  page
    .getByRole('navigation', { name: 'This campaign' })
    .getByRole('link', { name: 'Today' })
    .and(page.locator('[aria-current=page]'));

/** All dice of the page at once; ships of a port are asked for next, and rolled the same way. */
async function settleAtOnce(player: Player): Promise<void> {
  await tap(player, /^Roll all \d+$/);
  await tap(player, 'Go on');
  const ships = player.page.getByRole('heading', { name: /^How many ships/ });
  await expect(home(player).or(ships).first()).toBeVisible();
  if (!(await ships.isVisible())) return;
  await tap(player, /^Roll/);
  await tap(player, 'Go on');
  await expect(home(player)).toBeVisible();
}

test('a realm is settled in three touches: six dice at once', async ({ sitDown }) => {
  const { company } = await sitDown({ plan: { stage: 'realms' }, lay: nothing });
  const [anna] = company;
  const touches = await fromToday(anna, async () => {
    await tap(anna, 'To the dice');
    await tap(anna, /^Roll all \d+$/);
    await tap(anna, 'Go on');
    await expect(anna.page.getByText(/^Roll all \d+$/)).toBeHidden();
  });
  expect(touches).toBe(3);
});

test('the first banner is mustered from a copied list in three touches, the next is a copy with one more', async ({
  sitDown,
}) => {
  const { company } = await sitDown({ plan: { stage: 'muster' }, lay: nothing });
  const [anna] = company;
  await copies(anna);
  const pasted = await fromToday(anna, async () => {
    await tap(anna, /^Muster Banner 1/);
    await tap(anna, 'Paste a list');
    await tap(anna, 'Muster them, 1,000 points');
    await expect(anna.page.getByRole('heading', { name: 'Banner 2', level: 1 })).toBeVisible();
  });
  expect(pasted).toBe(3);
  const copied = await counted(anna, async () => {
    await tap(anna, 'Copy Banner 1');
    await expect(anna.page.getByRole('heading', { name: 'Banner 2', level: 1 })).toBeHidden();
  });
  expect(copied).toBe(1);
});

test('a player’s whole set-up takes twenty touches at most, from the choice of a capital to the baggage', async ({
  sitDown,
}) => {
  test.setTimeout(240_000);
  const { company, laid: precedence } = await sitDown({
    plan: { stage: 'capitals' },
    lay: async (session) => stateOf(session).precedence,
  });
  const [anna, ...others] = company;
  await copies(anna);
  const capital = async (player: Player): Promise<void> => {
    await expect(player.card.getByText('Choose a capital and a colour').first()).toBeVisible({
      timeout: 20_000,
    });
    await tap(player, 'Choose a capital');
    await tap(player, 'Build the capital here');
    await player.onToday();
  };
  const touches: Record<string, number> = {};
  for (const seat of precedence) {
    const name = players.find(({ id }) => id === seat)?.name;
    const player = company.find((one) => one.name === name) ?? anna;
    const n = await counted(player, () => capital(player));
    if (player === anna) touches.capital = n;
  }
  const ends = async (): Promise<void> => {
    await expect(anna.card.getByRole('button', { name: 'Go on' })).toBeVisible({ timeout: 20_000 });
    await tap(anna, 'Go on');
    await expect(anna.card.getByRole('button', { name: 'Go on' })).toBeHidden();
  };
  touches.onward = await counted(anna, ends);
  touches.settle = await fromToday(anna, async () => {
    await tap(anna, 'To the dice');
    await settleAtOnce(anna);
  });
  for (const other of others) await settle(other);
  touches.onward += await counted(anna, ends);
  touches.army = await fromToday(anna, async () => {
    await tap(anna, 'Raise banners');
    await tap(anna, /^Raise \d+ banners?$/);
    await tap(anna, 'Paste a list');
    await tap(anna, 'Muster them, 1,000 points');
    const copy = anna.page.getByRole('button', { name: 'Copy Banner 1' });
    const place = anna.page.getByRole('button', { name: 'Place all at the capital' });
    for (;;) {
      await expect(copy.or(place).first()).toBeVisible();
      if (await place.isVisible()) break;
      const now = await anna.page.getByRole('heading', { level: 1 }).first().textContent();
      await copy.tap();
      await expect(anna.page.getByRole('heading', { level: 1, name: now ?? '' })).toBeHidden();
    }
    await place.tap();
    await tap(anna, 'Roll 2D6');
    await tap(anna, 'Go on');
    await tap(anna, 'Confirm shares');
    await expect(home(anna)).toBeVisible();
  });
  const all = Object.values(touches).reduce((sum, n) => sum + n, 0);
  console.info(`set-up: ${JSON.stringify(touches)}, ${all} in all`);
  expect(all, JSON.stringify(touches)).toBeLessThanOrEqual(20);
});
