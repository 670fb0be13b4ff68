/**
 * What one player's phone holds is looked for in storage, memory and messages of the others'. Tests without a browser look for the same in
 * all that leaves a phone (`test/campaign/canaries.proof.test.ts`).
 */
import { armies, expect, expectSameBook, realms, test } from './play/begun.ts';
import { tapTile } from './play/map.ts';
import { nextPhase, provide, rollInitiative, sendScouts } from './play/month.ts';
import type { Player } from './play/player.ts';
import { memory, storage, tapWire, wire } from './play/spy.ts';

test('what a banner holds stays on its owner’s phone, until scouts bring word of it to the one who sent them', async ({
  sit,
  begun,
}) => {
  test.setTimeout(150_000);
  const [anna, bert, carla] = [
    await sit('Anna', { before: tapWire }),
    await sit('Bert', { before: tapWire }),
    await sit('Carla', { before: tapWire }),
  ];
  const [first, second] = armies.Anna;
  await rollInitiative([anna, bert, carla], [4, 6, 2]);
  await provide(bert);
  await nextPhase(bert);
  await expectSameBook([anna, bert, carla]);

  await lookAt(anna, 1, begun.camp);
  await expect(anna.page.getByRole('button', { name: first })).toBeVisible();
  expect(await memory(anna.phone)).toContain(first);
  for (const other of [bert, carla]) {
    await lookAt(other, 1, begun.camp);
    const places = {
      storage: await storage(other.phone),
      memory: await memory(other.phone),
      wire: await wire(other.phone),
    };
    // What everybody may know is found, so the look is a real one.
    expect(places.storage).toContain(realms.Anna);
    expect(places.memory).toContain(realms.Anna);
    // Their dice for who goes first have gone over it.
    expect(places.wire).toContain('lots/');
    for (const [place, held] of Object.entries(places))
      for (const secret of [first, second])
        expect(held.includes(secret), `${other.name}’s ${place} holds ${secret}`).toBe(false);
  }

  await bert.take(/^Banner 1 may scout/);
  await tapTile(bert.page, begun.camp);
  const asked = await sendScouts(bert, {
    dice: (question) => (question.startsWith('How do the scouts fare') ? [4] : [3, 4]),
    choose: () => /^Banner 2 of Anna/,
  });
  expect(asked).toHaveLength(3);

  await bert.go('Realm');
  const reports = bert.page.getByRole('list', { name: 'Reports from Anna' }).getByRole('listitem');
  await expect(reports).toHaveCount(2, { timeout: 20_000 });
  await expect(reports.filter({ hasText: /banner 1: 500, banner 2: 500/ })).toContainText(
    'month I of year 1',
  );
  await lookAt(bert, 2, begun.camp);
  await expect(bert.page.getByText(second)).toBeVisible();
  await lookAt(bert, 1, begun.camp);
  await expect(bert.page.getByRole('img', { name: '500 points of 1,500' })).toBeVisible();
  await expect(bert.page.getByText(first)).toHaveCount(0);
  expect(await memory(bert.phone)).toContain(second);
  expect((await memory(bert.phone)).includes(first)).toBe(false);

  await expectSameBook([anna, bert, carla]);
  await carla.go('Realm');
  await expect(carla.page.getByRole('list', { name: 'Reports from Anna' })).toHaveCount(0);
  await lookAt(carla, 2, begun.camp);
  await expect(carla.page.getByText(/^Nothing yet/)).toBeVisible();
  for (const held of [await memory(carla.phone), await storage(carla.phone), await wire(carla.phone)])
    for (const secret of [first, second]) expect(held.includes(secret)).toBe(false);
});

/** Opens the sheet of one of Anna's banners: her own from her realm, others by its tile on the map. */
async function lookAt(player: Player, banner: number, tile: string): Promise<void> {
  const { page } = player;
  if (player.name === 'Anna') await player.go('Realm');
  else {
    await player.go('Map');
    await tapTile(page, tile);
  }
  await page
    .getByRole('link', { name: new RegExp(`Banner ${banner}`) })
    .filter({ hasText: player.name === 'Anna' ? '' : 'Anna' })
    .first()
    .tap();
  await expect(page.getByRole('heading', { name: `Banner ${banner}` })).toBeVisible();
}
