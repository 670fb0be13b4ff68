import { expect, test } from './harness.ts';
import { found } from './play/found.ts';
import { arrive, invitation, join, sitDown } from './play/join.ts';
import { Player } from './play/player.ts';
import { expectSameBook, inStep } from './play/table.ts';

const names = ['Anna', 'Bert'] as const;

test('R21: two who cannot agree go on in a new book, and the old one stays on the shelf to be read', async ({
  table,
}) => {
  test.setTimeout(120_000);
  const [anna, bert] = (await Promise.all(
    names.map(async (name) => new Player(await table.phone(name, { reducedMotion: true }), name)),
  )) as [Player, Player];
  const players = [anna, bert];
  await found(anna, { title: 'The Hex War', players: names, rules: 'The 9th Age' });
  await join(bert, await invitation(anna, table.url));
  for (const player of players) await inStep(player, 1);
  await anna.take('Lay the map');
  await anna.page.getByRole('button', { name: 'Take this map and begin' }).tap();
  await anna.onToday();
  await anna.respond('Who founds the first capital?', { dice: () => [6] });

  await anna.page.getByRole('link', { name: 'Campaign', exact: true }).tap();
  await anna.page.getByRole('button', { name: 'Go on in a new book' }).tap();
  await expect(anna.page.getByRole('switch', { name: 'Bert' })).toBeChecked();
  await anna.phone.expectNoAxeViolations();
  await anna.page.getByRole('button', { name: 'Begin the new book' }).tap();
  await anna.onToday();
  // From where the page opened: the map is laid, and her roll is asked for once more.
  await expect(anna.card.getByRole('heading', { name: 'Who founds the first capital?' })).toBeVisible();

  const link = await invitation(anna, table.url);
  await arrive(bert, link);
  await expect(bert.page.getByText(/^It continues a campaign on this phone\./)).toBeVisible({
    timeout: 20_000,
  });
  await sitDown(bert);
  for (const player of players) await inStep(player, 1);
  await expectSameBook(players);

  for (const { page } of players) {
    await page.getByRole('link', { name: 'Shelf', exact: true }).tap();
    await page.getByRole('link', { name: /^The Hex War(?!, new book)/ }).tap();
    await expect(page.getByText('This campaign goes on in a new book.').first()).toBeVisible();
  }
  await anna.page.getByRole('link', { name: 'Shelf', exact: true }).tap();
  await expect(anna.page.getByText('Goes on in “The Hex War, new book”')).toBeVisible();
});
