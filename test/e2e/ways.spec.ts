import type { Session } from '../../src/campaign/session.ts';
import { campaignAt } from '../app/harness/stages.ts';
import { expect, test } from './harness.ts';
import { battleLaid, siegeLaid, winterLaid } from './play/laid.ts';
import { tapHint } from './play/map.ts';
import { backupOf, takeUp } from './play/take-up.ts';
import { campaignPages, campaignWays, shelfPages, shelfWays, type Way } from './play/ways.ts';

const kinds = (ways: readonly Way[]): readonly string[] => ways.map(({ kind }) => kind).toSorted();
const order = '/c/$campaign/order/$order';
/** Banners march no further in winter: there is nothing to think through on a page of its own. */
const thought = '/c/$campaign/page/$page';

test('from the empty shelf every page is reached by tapping, none is a dead end, and none is far', async ({
  table,
}) => {
  test.setTimeout(120_000);
  const phone = await table.phone('Anna', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  const shelf = await shelfWays(page);
  expect(kinds(shelf)).toEqual(shelfPages.toSorted());
  for (const { steps } of shelf) expect(steps.length).toBeLessThanOrEqual(4);

  await takeUp(page, await played({ stage: 'scouting' }));
  const ways = await campaignWays(page);
  // An order under way is come to by giving one that asks more than once: campaign-war does. Scouts that ask once have no page
  // of their own: what they found lies where the next is chosen.
  expect(kinds(ways)).toEqual(campaignPages.filter((kind) => kind !== order).toSorted());
  for (const { kind, steps } of ways) expect(steps.length, kind).toBeLessThanOrEqual(4);
  await page.getByRole('group', { name: 'Answers' }).getByRole('button').first().tap();
  await tapHint(page);
  await page.getByRole('button', { name: /^Send the scouts/ }).tap();
  const result = page.getByRole('region', { name: 'Just rolled' });
  await expect.poll(async () => /\/order\//.test(page.url()) || (await result.isVisible())).toBe(true);
});

const late = [
  ['a battle', battleLaid],
  ['a siege', siegeLaid],
  ['a winter', winterLaid],
] as const;
for (const [name, lay] of late)
  test(`in ${name} every page is reached by tapping, and Today says what is next`, async ({ table }) => {
    test.setTimeout(120_000);
    const phone = await table.phone('Anna', { reducedMotion: true });
    await phone.open('/');
    const { page } = phone;
    await takeUp(page, await played({ stage: 'movement' }, lay));
    const card = page.getByRole('group', { name: 'Answers' }).getByRole('button').first();
    await expect(card.or(page.getByRole('list', { name: /^Waiting for/i })).first()).toBeVisible();
    const ways = await campaignWays(page);
    const there = campaignPages.filter((kind) => kind !== order && (kind !== thought || name !== 'a winter'));
    expect(kinds(ways)).toEqual(there.toSorted());
    for (const { kind, steps } of ways) expect(steps.length, kind).toBeLessThanOrEqual(4);
  });

/** The backup of Anna's phone, of a campaign that bots have played so far. */
async function played(
  plan: { readonly stage: 'scouting' | 'movement' },
  lay?: (session: Session) => Promise<unknown>,
): Promise<Buffer> {
  const { session } = await campaignAt({ ...plan, month: 1 });
  await lay?.(session);
  return backupOf(session, 'azure');
}
