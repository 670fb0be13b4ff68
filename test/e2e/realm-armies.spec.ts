import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';
import { found } from './play/found.ts';
import { invitation, join } from './play/join.ts';
import { tapHint } from './play/map.ts';
import { afterForm } from './play/order.ts';
import { Player, together } from './play/player.ts';
import { storage } from './play/spy.ts';
import { expectSameBook, expectTold, inStep } from './play/table.ts';

/** A home on the coast, and the two tiles beside it that are offered first. */
async function settle(player: Player): Promise<void> {
  const { page } = player;
  await player.take('Choose your home');
  // Each tile is seen to be chosen before the next is touched: a tile touched twice is given up again.
  await tapHint(page);
  await expect(page.getByText('Tap 2 more tiles beside it.')).toBeVisible();
  await page.getByLabel('Name of your realm').fill(`${player.name}land`);
  await tapHint(page);
  await expect(page.getByText('Tap one more tile beside it.')).toBeVisible();
  await tapHint(page);
  await page.getByRole('button', { name: 'Settle here', exact: true }).tap();
  await player.onToday();
}

async function draft(player: Player, hero: string): Promise<void> {
  const { page } = player;
  await player.take(/^Draft a general for army/);
  await page.getByLabel('Name of the hero').fill(hero);
  await page.getByRole('button', { name: 'Draft the hero' }).tap();
  await player.onToday();
}

/** Army 1 is sent out, or stands guard where the shore leaves it nowhere to go; the fleet is put to sea; both are laid face down. */
async function plan(player: Player, wish: 'Invade' | 'Raid'): Promise<void> {
  const { page } = player;
  await player.take(/^Write missions/);
  const forces = page.getByRole('list', { name: 'Forces', exact: true });
  const chips = page.getByRole('list', { name: 'Mission', exact: true });
  // While nothing is written the first of the forces lies open.
  await expect(forces).toBeVisible();
  if (!(await chips.isVisible())) await forces.getByRole('button', { name: /Army 1/ }).tap();
  await expect(chips.getByRole('button', { name: 'Guard' })).toBeVisible();
  const mission = (await chips.getByRole('button', { name: wish }).count()) > 0 ? wish : 'Guard';
  await chips.getByRole('button', { name: mission }).tap();
  const where = page.getByRole('list', { name: 'Where' }).getByRole('button');
  const written = forces.getByRole('button', { name: new RegExp(`Army 1.*${mission}`) });
  await expect(where.or(written).first()).toBeVisible();
  if ((await where.count()) > 0) await where.first().tap();
  await expect(written).toBeVisible();
  await forces.getByRole('button', { name: /Fleet 1/ }).tap();
  await chips.getByRole('button', { name: 'Put to sea' }).tap();
  await expect(forces.getByRole('button', { name: /Fleet 1.*Put to sea/ })).toBeVisible();
  await page.getByRole('button', { name: 'Lay the missions face down' }).tap();
  await player.onToday();
}

/** Anna makes the land beside her home over to Bert, with her only general: there is something to raid, and to draft. */
async function sell(anna: Player, bert: Player): Promise<void> {
  const { page } = anna;
  await anna.take('Offer a bargain');
  await page
    .getByRole('list', { name: 'Who do you bargain with?' })
    .getByRole('button', { name: /^Bert/ })
    .tap();
  await page.getByRole('switch').filter({ hasNotText: 'must leave first' }).first().tap();
  await page.getByRole('switch', { name: /^Anna the Elder/ }).tap();
  await page.getByRole('button', { name: 'Offer the bargain' }).tap();
  await expect(page.getByRole('heading', { name: 'Waiting for Bert' })).toBeVisible();
  await bert.respond(/^Anna gives Bert /, { choose: () => /^Accept the bargain/ });
  await expectTold([anna, bert], /Anna the Elder leaves Anna for the service of Bert/);
}

/** Carries out what comes next, until this part of the night has nothing more. */
async function carryOut(players: readonly Player[], phase: RegExp): Promise<void> {
  const [player] = players;
  if (!player) return;
  const { page } = player;
  for (let asked = await player.asked(); phase.test(asked); asked = await player.asked()) {
    // What nobody disputes is done by the tap itself.
    const plain = player.card.getByRole('button', {
      name: /^(Take the tile|March there|Let the|Put to sea|Carry it out)/,
    });
    const once = await plain.isVisible();
    await player.take(asked);
    if (once) await expect(player.card.getByRole('heading', { name: asked, exact: true })).toBeHidden();
    else {
      await page.getByRole('button', { name: 'Roll the dice' }).last().tap();
      await afterForm(page);
      await player.go('Today');
    }
    if (await page.getByRole('list', { name: 'Others still to answer' }).isVisible()) await together(players);
  }
}

test('three phones found a Realm Armies campaign, write missions in secret, play a night through, and read the same', async ({
  browser,
  site,
  phones,
}) => {
  test.setTimeout(240_000);
  const names = ['Anna', 'Bert', 'Carla'];
  const players: Player[] = [];
  for (const name of names) {
    const phone = await Phone.pickUp(browser, site.url, name, { reducedMotion: true });
    phones.push(phone);
    players.push(new Player(phone, name));
  }
  const [anna, bert, carla] = players as [Player, Player, Player];
  await found(anna, {
    title: 'The Narrow Sea',
    players: names,
    rules: 'Realm Armies',
    options: async ({ page }) => {
      await page.getByRole('button', { name: /^Everything else/ }).tap();
      await page.getByRole('button', { name: 'More: Fleets' }).tap();
    },
  });
  const link = await invitation(anna, site.url);
  await join(bert, link);
  await join(carla, link);
  await inStep(anna, 2);

  await anna.take('Lay the map');
  await anna.page.getByRole('button', { name: 'Take this map and begin' }).tap();
  await anna.onToday();
  for (const [index, player] of players.entries())
    await player.respond('Who chooses a home first?', { dice: () => [[6, 4, 2][index] ?? 1] });
  for (const player of players) await settle(player);
  await anna.take('Go on to the generals');
  for (const player of players) await draft(player, `${player.name} the Elder`);
  await anna.take('Begin the campaign');

  await sell(anna, bert);
  await plan(anna, 'Raid');
  await expectTold([bert], /The missions of Anna lie face down/);
  await expectSameBook(players);
  expect((await storage(bert.phone)).includes('to-sea'), 'Bert’s phone holds Anna’s missions').toBe(false);
  await plan(bert, 'Invade');
  await plan(carla, 'Invade');
  await anna.take('Turn all missions over');
  // The player who turns them over is led to their own die at once.
  await anna.answer({ dice: () => [6], until: /^Whose missions/ });
  for (const [player, face] of [
    [bert, 4],
    [carla, 2],
  ] as const)
    await player.respond('Whose missions come first?', { dice: () => [face] });
  await expectTold(players, /Anna sends raiders to/);

  // From here on each part of the night that has nothing more for anybody leads on by itself.
  for (const player of players) {
    await player.take('Report your games of the night');
    if (player === anna)
      await player.page.getByRole('button', { name: 'More: Tactic points from War of the Ring' }).tap();
    await player.page.getByRole('button', { name: 'Enter the report' }).tap();
    await player.onToday();
  }
  await carryOut(players, /takes|gives battle|marches to|Nobody is left/);
  await carryOut(players, /puts to sea|break out/);
  await expectTold([carla], /clears the harbour/);

  // A die and a point of tactics: Bert is four points poorer.
  await anna.take(/^Anna raids /);
  await anna.answer({ dice: () => [3] });
  await expectTold([bert], /Bert is 4 empire points poorer/);

  // Two fleets and one port: one fleet is paid off.
  for (const player of players) {
    await player.take('Disband what you cannot keep up');
    await player.page.getByRole('button', { name: /Fleet 2/ }).tap();
    await player.page.getByRole('button', { name: 'Disband the force' }).tap();
    await player.onToday();
  }
  await expectTold([bert], /Anna pays fleet 2 off/);

  // Her army marched without a general: she drafts another.
  await draft(anna, 'Anna the Younger');
  await expectTold([carla], /Anna the Younger takes command of army 1 of Anna/);
  await expectTold([carla], /Carla collects \d+ empire points/);

  await anna.take('Build on your tiles');
  await anna.page
    .getByRole('list', { name: 'Tiles', exact: true })
    .getByRole('button')
    .filter({ hasNotText: 'swamp' })
    .first()
    .tap();
  await anna.page
    .getByRole('list', { name: 'What you can build here' })
    .getByRole('button', { name: /^Mine/ })
    .tap();
  await anna.page.getByRole('button', { name: 'Build here' }).tap();
  await anna.onToday();
  for (const player of players) await player.take('Done building');
  for (const { page } of players)
    await expect(page.getByRole('heading', { name: 'Night 2' })).toBeVisible({ timeout: 20_000 });
  await expectSameBook(players);
  await anna.go('Realm');
  await expect(anna.page.getByRole('heading', { name: 'Annaland' })).toBeVisible();
  await anna.phone.expectNoAxeViolations();
});
