/** The founder's phone is gone. A new one gets the book from a friend, and the seat by the twelve words or by the group. */
import type { Page } from '@playwright/test';
import { expect, expectSameBook, test } from './play/begun.ts';
import { arrive, invitation } from './play/join.ts';
import { writeNote } from './play/note.ts';
import { Player } from './play/player.ts';
import { expectTold } from './play/table.ts';

const seat = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });

test('R11: a founder’s lost phone is brought back from a friend’s, by the words and without them', async ({
  sit,
  table,
}) => {
  test.setTimeout(180_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  await anna.toCampaign();
  await anna.page.getByRole('button', { name: 'Phrase' }).tap();
  const phrase = anna.page.getByRole('dialog').getByRole('listitem');
  await expect(phrase).toHaveCount(12);
  const words = (await phrase.allTextContents()).join(' ');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
  await writeNote(anna, 'Into the river it goes.');
  await expectTold([bert], /Into the river it goes\./);
  await anna.phone.putAway();

  const link = await invitation(bert, table.url);
  const again = new Player(await table.phone('Anna again', { reducedMotion: true }), 'Anna');
  await arrive(again, link);
  await seat(again.page, 'Anna').getByRole('button', { name: 'Return as Anna…' }).tap({ timeout: 30_000 });
  await again.page.getByLabel('Recovery phrase').fill(words);
  await again.phone.expectNoAxeViolations();
  await again.page.getByRole('button', { name: 'Return', exact: true }).tap();
  await expect(again.page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({
    timeout: 30_000,
  });
  await writeNote(again, 'A new phone, the old queen.');
  await expectTold([bert, carla], /A new phone, the old queen\./);
  await expectSameBook([again, bert, carla]);
  await again.phone.putAway();

  const third = new Player(await table.phone('Anna’s third', { reducedMotion: true }), 'Anna');
  await arrive(third, link);
  await seat(third.page, 'Anna').getByRole('button', { name: 'Return as Anna…' }).tap({ timeout: 30_000 });
  await third.page.getByRole('button', { name: 'I lost the words: ask the group' }).tap();
  await expect(third.page.getByText('You asked for Anna’s seat')).toBeVisible();
  await bert.go('Today');
  await bert.page.getByRole('button', { name: 'Grant', exact: true }).tap({ timeout: 30_000 });
  await bert.page.getByRole('button', { name: 'Propose this to the others' }).tap();
  await carla.go('Today');
  await carla.page.getByRole('button', { name: 'Agree', exact: true }).first().tap({ timeout: 30_000 });
  await expect(third.page.getByRole('navigation', { name: 'This campaign' })).toBeVisible({
    timeout: 30_000,
  });
  await writeNote(third, 'Three phones, one queen.');
  await expectTold([bert, carla], /Three phones, one queen\./);
  await expectSameBook([third, bert, carla]);
});
