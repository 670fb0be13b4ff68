import { expect, expectSameBook, test } from './play/begun.ts';
import { endTurn, endTurnFor, rollInitiative, rollInitiativeFor, standInFor } from './play/month.ts';
import { openCampaign } from './play/shelf.ts';
import { expectTold } from './play/table.ts';

test('a phone that is away for ten turns, some played for it, catches up with the others', async ({
  sit,
  begun,
}) => {
  test.setTimeout(180_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  await rollInitiative([anna, bert, carla], [6, 4, 2]);
  await expectSameBook([anna, bert, carla]);
  await carla.phone.putAway();

  for (let turn = 0; turn < 10; turn++) {
    if (turn > 0 && turn % 3 === 0) {
      await rollInitiative([anna, bert], [6, 4]);
      await rollInitiativeFor(anna, 'Carla', 2);
    }
    if (turn % 3 === 0) await endTurn(anna);
    else if (turn % 3 === 1) await endTurn(bert);
    else {
      if (turn === 2) await standInFor(anna, 'Carla', bert);
      await endTurnFor(anna, 'Carla');
      if (turn === 2) {
        // Later it is pages back.
        await expectTold([bert], /Anna stands in for Carla; Bert agreed\./);
        await expect(bert.page.getByText('by Anna').first()).toBeVisible();
      }
    }
  }
  await expectSameBook([anna, bert]);

  await carla.phone.takeOut('/');
  await openCampaign(carla.page, begun.title);
  await expect(carla.page.getByRole('heading', { name: 'Fourth month' })).toBeVisible({ timeout: 20_000 });
  await expectSameBook([anna, bert, carla]);
  await expect(
    carla.page.getByRole('heading', {
      name: /^Anna (stands in for you|stood in for you while you were away)$/,
    }),
  ).toBeVisible();
});
