import { expect, test } from './harness.ts';
import { Phone } from './phone.ts';
import { found } from './play/found.ts';
import { invitation, join } from './play/join.ts';
import { Player } from './play/player.ts';
import { expectSameBook, expectTold, inStep } from './play/table.ts';
import { counted } from './play/taps.ts';

interface Entry {
  readonly name: string;
  readonly role: 'Individual' | 'Leader' | 'Trooper';
  readonly points: number;
  readonly ld: number;
}
const list: readonly Entry[] = [
  { name: 'Spearman', role: 'Trooper', points: 20, ld: 9 },
  { name: 'Captain', role: 'Leader', points: 30, ld: 12 },
  { name: 'Warlord', role: 'Individual', points: 95, ld: 15 },
];

/** Writes the list of one player, figure by figure: each leads to the list, and the last on to what comes next. */
async function writeList(player: Player): Promise<void> {
  const { page } = player;
  await player.take('Write your army list');
  for (const [i, { name, role, points, ld }] of list.entries()) {
    if (i > 0) await page.getByRole('link', { name: 'Add a figure' }).tap();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByText(role, { exact: true }).tap();
    if (role !== 'Individual') await page.getByRole('textbox', { name: 'Its warband' }).fill('Spears');
    await page.getByLabel('Points', { exact: true }).fill(String(points));
    await page.getByLabel('LD', { exact: true }).fill(String(ld));
    await page.getByRole('button', { name: 'Add to the list' }).tap();
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'To recruiting' })).toBeVisible();
}

async function copyList(player: Player, from: string): Promise<void> {
  const { page } = player;
  await page.getByRole('navigation', { name: 'This campaign' }).getByRole('link', { name: 'Force' }).tap();
  await page.getByRole('button', { name: from, exact: true }).tap();
  await page.getByRole('link', { name: `${from}’s army list` }).tap();
  await page.getByRole('button', { name: 'Copy it to your list' }).tap();
  await expect(page.getByRole('heading', { name: 'Your army list' })).toBeVisible();
  await player.go('Today');
}

async function lead(player: Player, army: string): Promise<void> {
  const { page } = player;
  await player.take('Choose your army');
  await page.getByRole('button', { name: new RegExp(`^${army}`) }).tap();
  await page.getByRole('button', { name: 'Choose this army' }).tap();
  await player.onToday();
  await player.take('Roll for your second territory');
  await player.answer();
}

async function muster(player: Player): Promise<void> {
  const { page } = player;
  for (const kind of ['Spears', 'Warlord']) {
    await player.take(/^Recruit your initial force/);
    await page.getByRole('button', { name: kind, exact: true }).tap();
    // Two more than there have to be, so that two may fall.
    if (kind === 'Spears')
      for (let more = 0; more < 2; more++)
        await page.getByRole('button', { name: 'More: Spears: Spearman' }).tap();
    await page.getByRole('button', { name: 'Recruit the warband' }).tap();
    await player.onToday();
  }
  await player.take('The force is mustered');
}

/**
 * The steps after a battle up to spending, each led to by the one before; as many of the first sort of the first warband
 * fell as dice are thrown for them.
 */
async function settle(player: Player, fates: readonly number[]): Promise<void> {
  const { page } = player;
  await player.take(/^Who fell in battle/);
  for (const _ of fates) await page.getByRole('button', { name: /^More: Spears: Spearman/ }).tap();
  if (fates.length > 0) await page.getByRole('group', { name: 'Where to roll' }).getByText('Real dice').tap();
  await page.getByRole('button', { name: fates.length > 0 ? 'Roll for their fates' : 'Go on' }).tap();
  if (fates.length > 0) await player.answer({ dice: (_, nth) => fates.slice(nth, nth + 1) });
  await page.getByRole('button', { name: /^More: Hits: Spears/ }).tap();
  await page.getByRole('group', { name: 'Where to roll' }).getByText('This phone').tap();
  await page.getByRole('button', { name: 'Roll for the survivors' }).tap();
  await player.answer();
  await player.take(/^Pay your force/);
  await player.take('Go on to spending experience');
}

/** Experience spent on one characteristic of the warlord. */
async function train(player: Player): Promise<void> {
  const { page } = player;
  await player.take(/^Spend experience/);
  await page.getByRole('link', { name: /^Warlord/ }).tap();
  await page.getByRole('button', { name: /^LD 15/ }).tap();
  await page.getByRole('group', { name: 'Where to roll' }).getByText('Real dice').tap();
  await page.getByRole('button', { name: 'Try to improve' }).tap();
  await player.answer({ dice: () => [16] });
}

test('three phones found a Chronopia campaign, muster, fight one battle through every step after it, and read the same', async ({
  browser,
  site,
  phones,
}) => {
  test.setTimeout(180_000);
  const names = ['Anna', 'Bert', 'Carla'];
  const players: Player[] = [];
  for (const name of names) {
    const phone = await Phone.pickUp(browser, site.url, name, { reducedMotion: true });
    phones.push(phone);
    players.push(new Player(phone, name));
  }
  const [anna, bert, carla] = players as [Player, Player, Player];
  await found(anna, {
    title: 'The Marches',
    players: names,
    rules: 'Chronopia',
  });
  const link = await invitation(anna, site.url);
  await join(bert, link);
  await join(carla, link);
  await inStep(anna, 2);

  await lead(anna, 'Firstborn');
  await lead(bert, 'Elves');
  await lead(carla, 'Dwarves');
  await writeList(anna);
  await copyList(bert, 'Anna');
  await copyList(carla, 'Anna');
  for (const player of players) await muster(player);
  await anna.take('Begin the campaign');

  await anna.take('Arrange a battle');
  await anna.page.getByRole('switch', { name: 'Bert' }).tap();
  await anna.page.getByRole('button', { name: 'Send the proposal' }).tap();
  await bert.respond(/wants to fight a battle with you/, { choose: () => /To arms/ });
  await anna.take(/^Prepare the battle with Bert/);
  await anna.answer();
  // A hot country, with conditions of the desert that another book would know.
  await bert.respond(/^Which territory do you stake/, { dice: () => [18] });
  await expectTold([carla], /Bert stakes /);
  await expectTold([carla], /The country is hot all year round/);

  await anna.take(/^How did the battle with Bert end/);
  await anna.page.getByRole('switch', { name: 'Anna' }).tap();
  await expect(anna.page.getByText('Won by Anna.')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Anna won' }).tap();
  await bert.respond(/reports that Anna won the battle/, { choose: () => /That is right/ });
  await anna.respond(/^What do you take/, { choose: () => /staked by Bert/ });
  await expectTold(players, /Anna wins battle 1/);

  const settled = await counted(anna, () => settle(anna, []));
  // Fourteen with those the helper goes to Today by: experience and income follow by themselves.
  expect(settled).toBeLessThanOrEqual(14);
  await train(anna);
  await expectTold([carla], /Hard training pays for Anna’s Warlord: LD 16/);
  await anna.take('Done with this battle');
  // One is captured, one wounded.
  await settle(bert, [4, 10]);
  await expectTold([carla], /Anna leads 1 × Spearman of Bert away in ropes/);
  await bert.take(/^Leave the captive with Anna/);
  await bert.page.getByRole('button', { name: 'Leave the captives' }).tap();
  // Whether a warband can still be bettered lies with the dice: where none can, nothing is asked.
  const done = bert.page.getByRole('button', { name: 'Done with this battle' });
  await expect(done.or(bert.page.getByRole('button', { name: /^Arrange a battle/ })).first()).toBeVisible();
  if (await done.isVisible()) await done.tap();
  await anna.take(/^Sell a captive from Bert to slavers: 10 gold/);
  await anna.page.getByRole('button', { name: 'Sell the captives' }).tap();
  await expectTold([carla], /Bert is ready for the next battle/);
  await expectTold([carla], /Anna sells a captive to the slavers: 10 gold/);
  await expectSameBook(players);
  for (const { page } of players) {
    await page.getByRole('link', { name: 'Force' }).tap();
    await page
      .getByRole('button', { name: 'Anna', exact: true })
      .or(page.getByRole('button', { name: 'Mine' }))
      .first()
      .tap();
    await expect(page.getByText('territories').first()).toBeVisible();
  }
  expect(players.flatMap(({ phone }) => phone.problems())).toEqual([]);
});
