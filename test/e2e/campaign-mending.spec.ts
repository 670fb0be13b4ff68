import { expect, expectSameBook, test } from './play/begun.ts';
import { endTurn, finds, nextPhase, provide, rollInitiative, scout } from './play/month.ts';
import { typeFaces } from './play/order.ts';

test('an early scouting roll is corrected from the chronicle; another player agrees, and every phone reads it so', async ({
  sit,
}) => {
  test.setTimeout(120_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  await rollInitiative([anna, bert, carla], [4, 6, 2]);
  await provide(bert);
  await nextPhase(bert);
  await scout(bert, 2, finds(1, 1));
  await endTurn(bert);
  await provide(anna);
  await endTurn(anna);
  await expectSameBook([anna, bert, carla]);

  const before = /Scouts of Bert ride through .* and meet nobody\./;
  const after = /Scouts of Bert are feasted from village to village/;
  await bert.go('Chronicle');
  await bert.page.getByRole('button', { name: before }).tap();
  const sheet = bert.page.getByRole('dialog');
  // The phone's way back closes the sheet and stays on the page.
  await expect(sheet).toBeVisible();
  await bert.page.goBack();
  await expect(sheet).toBeHidden();
  await expect(bert.page).toHaveURL(/\/chronicle$/);
  await bert.page.getByRole('button', { name: before }).tap();
  await sheet.getByRole('button', { name: 'Correct the entry' }).tap();
  await typeFaces(sheet, [3, 5]);
  await expect(sheet.getByRole('deletion')).toHaveText(before);
  await expect(sheet.getByRole('insertion')).toHaveText(after);
  await sheet.getByRole('button', { name: 'Ask the table' }).tap();
  await expect(sheet).toBeHidden();
  await expect(bert.page.getByRole('button', { name: before })).toBeVisible();

  await anna.go('Today');
  await expect(anna.page.getByText('Bert wants to correct an entry')).toBeVisible({ timeout: 20_000 });
  await anna.page.getByRole('link', { name: 'Look and answer' }).tap();
  const asked = anna.page.getByRole('dialog');
  await expect(asked.getByRole('insertion')).toHaveText(after);
  await asked.getByRole('button', { name: 'Agree' }).tap();
  for (const player of [anna, bert, carla]) {
    await player.go('Chronicle');
    const line = player.page.getByRole('article').filter({ hasText: after });
    await expect(line).toBeVisible({ timeout: 20_000 });
    await expect(line.getByText('Corrected')).toBeVisible();
    await expect(player.page.getByRole('button', { name: before })).toHaveCount(0);
  }
  await expectSameBook([anna, bert, carla]);
});
