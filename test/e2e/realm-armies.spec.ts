import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';
import { found } from './play/found.ts';
import { invitation, join } from './play/join.ts';
import { tapHint } from './play/map.ts';
import { afterForm } from './play/order.ts';
import { Player } from './play/player.ts';
import { storage } from './play/spy.ts';
import { expectSameBook, expectTold, inStep } from './play/table.ts';

/** A home on the coast, and the two tiles beside it that are offered first. */
async function settle(player: Player): Promise<void> {
  const { page } = player;
  await player.take('Choose your home');
  await tapHint(page);
  await page.getByLabel('Name of your realm').fill(`${player.name}land`);
  await tapHint(page);
  await tapHint(page);
  await page.getByRole('button', { name: 'Settle here' }).tap();
  await player.onToday();
}

async function draft(player: Player, hero: string): Promise<void> {
  const { page } = player;
  await player.take(/^Draft a general for army/);
  await page.getByLabel('Name of the hero').fill(hero);
  await page.getByRole('button', { name: 'Draft him' }).tap();
  await player.onToday();
}

/** Army 1 marches out, the fleet puts to sea; both are laid face down. */
async function plan(player: Player): Promise<void> {
  const { page } = player;
  await player.take(/^Write missions/);
  const forces = page.getByRole('list', { name: 'Your forces' });
  await forces.getByRole('button', { name: /Army 1/ }).tap();
  const chips = page.getByRole('list', { name: 'Mission', exact: true });
  await chips.getByRole('button', { name: 'Invade' }).tap();
  const where = page.getByRole('list', { name: 'Where' }).getByRole('button');
  const written = forces.getByRole('button', { name: /Army 1.*Invade:/ });
  await expect(where.or(written).first()).toBeVisible();
  if ((await where.count()) > 0) await where.first().tap();
  await expect(written).toBeVisible();
  await forces.getByRole('button', { name: /Fleet 1/ }).tap();
  await chips.getByRole('button', { name: 'Put to sea' }).tap();
  await expect(forces.getByRole('button', { name: /Fleet 1.*Put to sea/ })).toBeVisible();
  await page.getByRole('button', { name: 'Lay it face down' }).tap();
  await player.onToday();
}

/** Carries out what comes next, until this part of the night has nothing more. */
async function carryOut(player: Player, phase: RegExp): Promise<void> {
  const { page } = player;
  for (let asked = await player.asked(); phase.test(asked); asked = await player.asked()) {
    await player.take(asked);
    await page
      .getByRole('button', { name: /^(March in|Roll the dice|Let it lapse|Put to sea)$/ })
      .last()
      .tap();
    await afterForm(page, { forOthers: true });
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
    options: ({ page }) => page.getByRole('button', { name: 'More: Armies' }).tap(),
  });
  const link = await invitation(anna, site.url);
  await join(bert, link);
  await join(carla, link);
  await inStep(anna, 2);

  await anna.take('Lay the map');
  await anna.page.getByRole('button', { name: 'Take this map' }).tap();
  await anna.onToday();
  await anna.take('Go on');
  await anna.take('Roll for who chooses first');
  await anna.answer({ forOthers: true, dice: (_, nth) => [[6], [4], [2]][nth] ?? [1] });
  for (const player of players) await settle(player);
  await anna.take('Go on');
  for (const [round, suffix] of ['the Elder', 'the Younger'].entries())
    for (const player of players) await draft(player, `${player.name} ${suffix} ${round}`);
  await anna.take('Begin the campaign');

  await plan(anna);
  await expectTold([bert], /The missions of Anna lie face down/);
  await expectSameBook(players);
  expect((await storage(bert.phone)).includes('to-sea'), 'Bert’s phone holds Anna’s missions').toBe(false);
  await plan(bert);
  await plan(carla);
  await anna.take('Turn all missions over');
  await anna.respond('Whose plans are carried out first?', {
    forOthers: true,
    dice: (_, nth) => [[6], [4], [2]][nth] ?? [1],
  });
  await expectTold(players, /Anna means to take/);

  for (const player of players) {
    await player.take('Report your games of the night');
    await player.page.getByRole('button', { name: 'More: Tactic points from WotR' }).tap();
    await player.page.getByRole('button', { name: 'Enter it' }).tap();
    await player.onToday();
  }
  await anna.take('Go on');
  await carryOut(anna, /takes|gives battle|marches to|Nobody is left/);
  await anna.take('Go on');
  await carryOut(anna, /puts to sea|break out/);
  await anna.take('Go on');
  await expectTold([carla], /clears the harbour/);

  // Two armies and one fortress: one army goes home, and its hero is free.
  for (const player of players) {
    await player.take(/^Too many forces/);
    await player.page.getByRole('button', { name: /Army 2/ }).tap();
    await player.page.getByRole('button', { name: 'Disband it' }).tap();
    await player.onToday();
  }
  await expectTold([bert], /Anna the Younger 1 leaves the service of Anna/);
  await anna.take('Go on');
  await anna.take('Collect empire points');
  await expectTold([carla], /Carla collects \d+ empire points/);
  await anna.take('Go on');

  await anna.take('Build on your tiles');
  await anna.page
    .getByRole('list', { name: 'Your tiles' })
    .getByRole('button')
    .filter({ hasNotText: 'swamp' })
    .first()
    .tap();
  await anna.page
    .getByRole('list', { name: 'What can stand here' })
    .getByRole('button', { name: /^Mine/ })
    .tap();
  await anna.page.getByRole('button', { name: 'Build it' }).tap();
  await anna.onToday();
  for (const player of players) await player.take('Done building');
  await anna.take('End the night');
  for (const { page } of players)
    await expect(page.getByRole('heading', { name: 'Night 2' })).toBeVisible({ timeout: 20_000 });
  await expectSameBook(players);
  await anna.go('Realm');
  await expect(anna.page.getByRole('heading', { name: 'Annaland' })).toBeVisible();
  await anna.phone.expectNoAxeViolations();
});
