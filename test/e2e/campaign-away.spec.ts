import { expect, expectSameBook, test } from './play/begun.ts';
import { finds, nextPhase, provide, rollInitiative, scout } from './play/month.ts';

test('a phone starts again with no network and plays on; the others have it all once they meet', async ({
  sit,
}) => {
  test.setTimeout(90_000);
  const anna = await sit('Anna', { installs: true });
  const [bert, carla] = [await sit('Bert'), await sit('Carla')];
  await rollInitiative([anna, bert, carla], [6, 4, 2]);
  await anna.phone.installed();
  await anna.phone.goOffline();
  await anna.page.reload();
  await expect(anna.page.getByRole('heading', { name: 'First month' })).toBeVisible();
  await provide(anna);
  await nextPhase(anna);
  await scout(anna, 1, finds(1, 1));
  await anna.page.reload();
  await anna.go('Chronicle');
  await expect(anna.page.getByText(/Scouts of Anna ride through/)).toBeVisible();

  await anna.phone.goOnline();
  await expectSameBook([anna, bert, carla]);
  await bert.go('Chronicle');
  await expect(bert.page.getByText(/Scouts of Anna ride through/)).toBeVisible();
});
