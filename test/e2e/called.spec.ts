import { expect, test } from './play/begun.ts';
import { endTurn, nextPhase, provide, rollInitiative } from './play/month.ts';

test('a turn and a wish call their player on whichever page they are, and lead there', async ({ sit }) => {
  test.setTimeout(120_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  await rollInitiative([anna, bert, carla], [4, 6, 2]);
  await provide(bert);
  await nextPhase(bert);
  const foot = anna.page.getByRole('navigation', { name: 'This campaign' });
  const toasts = anna.page.getByRole('status');
  await anna.go('Charts');
  await expect(anna.page).toHaveTitle('The Vale of Aurn · Realmbook');
  await expect(foot.getByRole('link', { name: 'Today', exact: true })).toBeVisible();

  await endTurn(bert);
  await expect(foot.getByRole('link', { name: /^Today\W+1 waiting$/ })).toBeVisible({ timeout: 20_000 });
  await expect(anna.page).toHaveTitle('(1) The Vale of Aurn · Realmbook');
  await expect(toasts.getByText(/^Your turn: /)).toBeVisible();
  await expect(carla.page.getByText(/^Your turn: /)).toHaveCount(0);
  await anna.phone.expectNoAxeViolations();
  await anna.phone.shot('called');
  await toasts.getByRole('link', { name: 'Go to Today' }).tap();
  await anna.onToday();
  await expect(anna.card).toBeVisible();
  await expect(toasts.getByText(/^Your turn: /)).toHaveCount(0);

  await anna.go('Map');
  await bert.go('Chronicle');
  // Of a page turned long ago: only another player's word undoes it.
  await bert.page
    .getByRole('button', { name: /granaries of Bert/ })
    .first()
    .tap();
  await bert.page.getByRole('dialog').getByRole('button', { name: 'Undo the entry' }).tap();
  await bert.page.getByRole('dialog').getByRole('button', { name: 'Ask the table' }).tap();
  await expect(toasts.getByText('Bert wants to undo an entry')).toBeVisible({ timeout: 20_000 });
  await toasts.getByRole('link', { name: 'Answer' }).tap();
  const sheet = anna.page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Refuse' }).tap();
  await expect(sheet).toBeHidden();
  await bert.go('Today');
  await expect(bert.page.getByRole('main').getByText('Anna refused')).toBeVisible({ timeout: 20_000 });
});
