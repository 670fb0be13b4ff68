import { expect, expectSameBook, test } from './play/begun.ts';
import { endTurn, finds, march, nextPhase, provide, rollInitiative, scout } from './play/month.ts';

test('three phones found a campaign, join it by its link, set it up with typed and tapped dice, and read the same', ({
  begun,
}) => {
  expect(begun.words[0]).toMatch(/^\w+, \w+, \w+$/);
  expect(new Set(begun.words).size).toBe(1);
  expect(begun.prints[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(begun.prints).size).toBe(1);
});

test('a month is played by three phones with typed and tapped dice, and all converge', async ({ sit }) => {
  test.setTimeout(150_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  const players = [anna, bert, carla];
  await rollInitiative(players, [4, 6, 2]);
  for (const player of [bert, anna, carla]) {
    await provide(player);
    await nextPhase(player);
    expect(await scout(player, 1, player === carla ? {} : finds(4, 5))).toBe('unknown');
    await scout(player, 2, player === bert ? {} : finds(3, 4));
    await nextPhase(player);
    if (player === anna) await march(player);
    await endTurn(player);
  }
  for (const player of players)
    await expect(player.page.getByRole('heading', { name: 'Second month' })).toBeVisible({ timeout: 20_000 });
  await expectSameBook(players);
});
