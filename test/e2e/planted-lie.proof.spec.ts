/** One player's app wrote troops into their sealed book that nothing paid for. The books are opened, and it is found and named. */
import type { Session } from '../../src/campaign/session.ts';
import type { Json } from '../../src/kernel/json.ts';
import { lineKey, seal } from '../../src/log/seal.ts';
import { ledgerOf } from '../app/harness/keeping.ts';
import { chanceOf } from '../campaign/table.ts';
import type { Player } from './play/player.ts';
import { expect, expectSameBook, test } from './play/prepared.ts';

const unpaid = { id: 'unpaid', name: 'Unpaid Guard', models: 40, points: 400, note: '' };

/** As an app without the check would write it: sealed, signed and in its place. */
async function lie(session: Session): Promise<void> {
  const keys = session.ring().seats.get('gules');
  const [banner, contents] = Object.entries(ledgerOf(session, 'gules').banners)[0] ?? [];
  if (!keys || banner === undefined || !contents) throw new Error('gules has no banner to lie about');
  const write = {
    write: 'muster',
    banner,
    ...contents,
    units: [...contents.units, unpaid],
  } as unknown as Json;
  await session.write('gules', (at) => ({
    kind: 'sealed',
    purpose: 'ledger',
    ...seal(write, lineKey(keys.ledger, at), at, chanceOf('a lie')),
  }));
  await session.settled();
}

async function openBook(player: Player): Promise<void> {
  const { page } = player;
  await player.toCampaign();
  await page.getByRole('button', { name: 'Open my book to all' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Open my book to all' }).tap();
  await expect(page.getByText('This book is open to everybody.')).toBeVisible();
}

test('R18: a lie in a sealed book is found and named once the books are open, and an honest book holds', async ({
  sitDown,
}) => {
  test.setTimeout(120_000);
  const { company } = await sitDown({ plan: { stage: 'movement', month: 2 }, lay: lie });
  const [anna, tom, ines] = company;
  await openBook(ines);
  await anna.toCampaign();
  await anna.page.getByRole('button', { name: 'Check the open books' }).tap({ timeout: 30_000 });
  await expect(
    anna.page.getByText(/^Realmbook checked \d+ entries and statements, and all are true\.$/),
  ).toBeVisible();

  await openBook(tom);
  await expect(anna.page.getByText('open to everybody')).toHaveCount(2, { timeout: 30_000 });
  await anna.page.getByRole('button', { name: 'Check the open books' }).tap();
  await expect(anna.page.getByText('One entry is not true:')).toBeVisible();
  const found = anna.page.getByRole('listitem').filter({ hasText: 'an entry that does not fit the book' });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Tom');
  await anna.phone.expectNoAxeViolations();
  await expectSameBook(company);
});
