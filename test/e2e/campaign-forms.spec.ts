/** The forms that orders are given on, stage by stage: each come to by a thumb from Today, in airplane mode, and closed again. */
import { campaignAt } from '../app/harness/stages.ts';
import { expect, type Table, test } from './harness.ts';
import { close, drawn, type Forms, painted, reach, type Stage, season, setUp, winter } from './play/forms.ts';
import { found } from './play/found.ts';
import { mapOf } from './play/map.ts';
import { Player } from './play/player.ts';
import { backupOf, takeUp } from './play/take-up.ts';

/** How the founding page calls the ways of laying a map by hand. */
const byHand = [
  ['Drawn in turns', drawn],
  ['By hand', painted],
] as const;

test('the forms of a map laid by the table', async ({ table }) => {
  test.setTimeout(120_000);
  const anna = await player(table);
  for (const [how, forms] of byHand) {
    await found(anna, {
      title: how,
      players: ['Anna', 'Tom', 'Ines'],
      options: async ({ page }) => {
        await page.getByRole('button', { name: /^Everything else/ }).tap();
        await page.getByRole('group', { name: 'How the map is made' }).getByText(how).tap();
      },
    });
    await look(anna, forms);
  }
});

const parts = [
  ['of the set-up', setUp],
  ['of a month, of a battle and of a siege', season],
  ['of a winter', winter],
] as const;
for (const [name, stages] of parts)
  test(`the forms ${name}`, async ({ table }) => {
    test.setTimeout(180_000);
    const anna = await player(table);
    for (const [index, stage] of stages.entries()) {
      await takeUp(anna.page, await backup(stage));
      // By now the app is on the phone whole: from here on nothing is fetched.
      if (index === 0) await airplaneMode(anna);
      await look(anna, stage.forms);
      await takenOff(anna);
    }
  });

test('on a small phone a question on the map leaves room for both, the map and the answer', async ({
  table,
}) => {
  const phone = await table.phone('Anna', { width: 320, height: 640, reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  await takeUp(page, await backup({ plan: { stage: 'scouting', month: 1 }, seat: 'azure' }));
  await reach(new Player(phone, 'Anna'), ['Realm', /The Heron Guard/, /^Scout/]);
  const high = async (): Promise<number> => (await mapOf(page).boundingBox())?.height ?? 0;
  await expect.poll(high).toBeGreaterThanOrEqual(200);
  await page.getByRole('list', { name: 'Where to' }).getByRole('button').first().tap();
  await expect(page.getByRole('button', { name: 'Send the scouts' })).toBeInViewport({ ratio: 1 });
  await expect.poll(high).toBeGreaterThanOrEqual(200);
  await page.getByText('Real dice').tap();
  for (const die of [1, 2])
    await expect(page.getByRole('group', { name: `Die ${die} shows` })).toBeInViewport({ ratio: 1 });
  await expect.poll(high).toBeGreaterThanOrEqual(200);
});

async function player(table: Table): Promise<Player> {
  const phone = await table.phone('Anna', { reducedMotion: true, installs: true });
  await phone.open('/');
  return new Player(phone, 'Anna');
}

async function airplaneMode({ phone }: Player): Promise<void> {
  await phone.installed();
  await phone.goOffline();
}

/** The stages are all of one campaign: each is off the phone before the next is taken up. */
async function takenOff({ page }: Player): Promise<void> {
  await page.getByRole('link', { name: 'Campaign', exact: true }).tap();
  await page.getByRole('button', { name: 'Remove the campaign from this phone' }).tap();
  await page.getByRole('button', { name: 'Remove the campaign', exact: true }).tap();
  await expect(page).toHaveURL(/\/$/);
}

async function backup({ plan, seat }: Omit<Stage, 'forms'>): Promise<Buffer> {
  const { session } = await campaignAt(plan);
  return backupOf(session, seat);
}

async function look(player: Player, forms: Forms): Promise<void> {
  const { page, phone } = player;
  for (const [order, ...steps] of forms)
    await test.step(order, async () => {
      await reach(player, steps);
      await expect(page).toHaveURL(new RegExp(`/(do|page)/${order}(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/would not open|No such order/)).toHaveCount(0);
      await phone.expectNoAxeViolations();
      await close(page);
    });
}
