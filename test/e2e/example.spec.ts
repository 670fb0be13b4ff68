/**
 * The example, from the empty shelf by thumb: one tap makes it, the guide leads through its first month, the app plays the
 * others, and it is taken off like any campaign.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { endTurn, finds, goOnTo, march, provide, scout } from './play/month.ts';
import { Player } from './play/player.ts';
import { openCampaign } from './play/shelf.ts';

const guide = (page: Page): Locator => page.getByRole('region', { name: 'Guide' });
const lesson = (page: Page, title: string): Promise<void> =>
  expect(guide(page).getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });

/** Plays a realm of the app's to the end of its turn. */
async function letPlay(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Let the app play ${name}’s turn` });
  await button.tap();
  await expect(button).toBeHidden({ timeout: 30_000 });
}

test('a newcomer tries the example: the guide leads through the month, the app plays the others', async ({
  table,
}) => {
  test.setTimeout(180_000);
  const phone = await table.phone('Newcomer', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  const player = new Player(phone, 'Newcomer');
  await expect(page.getByRole('heading', { name: 'An empty shelf' })).toBeVisible();
  await phone.expectNoAxeViolations();
  await page.getByRole('button', { name: 'Try an example' }).tap();

  await lesson(page, 'Your realm and its banners');
  await expect(page).toHaveURL(/\/c\/[0-9a-f]{64}\/today$/);
  await expect(guide(page)).toContainText('Your first month, 1 of 6');
  await phone.expectNoAxeViolations();
  // Nobody is invited to it, and no seat is offered to be turned to.
  await expect(page.getByRole('link', { name: 'Meet' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Which player’s view this phone shows' })).toBeHidden();

  await player.go('Map');
  await player.go('Today');
  await guide(page).getByRole('button', { name: 'The next card' }).tap();
  await lesson(page, 'Every banner eats');
  await provide(player);
  await lesson(page, 'Every banner eats');
  await goOnTo(player, 'Scouting');
  await lesson(page, 'Send scouts ahead');
  // Villages that resist.
  await scout(player, 2, finds(3, 3));
  await goOnTo(player, 'Movement');
  await lesson(page, 'March');
  await march(player, { dice: (question) => (question === 'Is there a way through?' ? [5] : undefined) });
  await goOnTo(player, 'Battles');
  await lesson(page, 'Battles and sieges');
  await player.take('A battle waits in H 4');
  await page.getByRole('button', { name: 'Resolve with cards' }).tap();
  await player.answer();
  await endTurn(player);

  await lesson(page, 'The end of your month');
  await expect(page.getByRole('button', { name: 'Play Tom yourself' })).toBeVisible();
  await phone.expectNoAxeViolations();
  await letPlay(page, 'Tom');
  await letPlay(page, 'Ines');
  await lesson(page, 'That was a month');
  await expect(page.getByRole('heading', { name: 'Second month' })).toBeVisible();
  await guide(page).getByRole('link', { name: 'Found your own campaign' }).tap();
  await expect(page).toHaveURL(/\/found$/);
  await page.getByRole('link', { name: 'Close' }).tap();
  await lesson(page, 'That was a month');
  await page.getByRole('link', { name: 'Shelf' }).tap();

  // The one there is is opened again, and the guide stays closed.
  await page.getByRole('button', { name: 'Try an example' }).tap();
  await guide(page).getByRole('button', { name: 'Close the guide' }).tap();
  await expect(guide(page)).toBeHidden();
  await page.getByRole('link', { name: 'Shelf' }).tap();
  await openCampaign(page, 'Example: the Vale of Aurn');
  await expect(page.getByRole('heading', { name: 'Second month' })).toBeVisible();
  await expect(guide(page)).toBeHidden();

  await page.getByRole('link', { name: 'Campaign', exact: true }).tap();
  await expect(page.getByText('you cannot invite anybody to it')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the campaign from this phone' }).tap();
  await page.getByRole('button', { name: 'Remove the campaign', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'An empty shelf' })).toBeVisible();
  await page.getByRole('button', { name: 'Try an example' }).tap();
  await lesson(page, 'Your realm and its banners');
});

test('a newcomer may play another realm by hand, and come back to their own', async ({ table }) => {
  test.setTimeout(120_000);
  const phone = await table.phone('Newcomer', { reducedMotion: true });
  await phone.open('/');
  const { page } = phone;
  const player = new Player(phone, 'Newcomer');
  await page.getByRole('button', { name: 'Try an example' }).tap();
  await lesson(page, 'Your realm and its banners');
  await endTurn(player);
  await page.getByRole('button', { name: 'Play Tom yourself' }).tap();
  await expect(guide(page)).toBeHidden();
  await endTurn(player);
  const ines = page.getByRole('button', { name: 'Let the app play Ines’s turn' });
  await expect(ines).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Which player’s view this phone shows' })
    .getByRole('button', { name: 'Newcomer' })
    .tap();
  await lesson(page, 'The end of your month');
  await letPlay(page, 'Ines');
  await lesson(page, 'That was a month');
});
