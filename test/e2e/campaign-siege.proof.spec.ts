import { siegeLaid } from './play/laid.ts';
import { endTurn, goOnTo, provide, rollInitiative } from './play/month.ts';
import { facesFor } from './play/order.ts';
import { together } from './play/player.ts';
import { expect, expectSameBook, expectTold, test } from './play/prepared.ts';

test('a siege over three turns: refuge behind walls, a battery, an assault with its bonus, and hunger opens the gates', async ({
  sitDown,
}) => {
  test.setTimeout(240_000);
  const { company, laid } = await sitDown({ plan: { stage: 'siege', month: 1 }, lay: siegeLaid });
  const [anna, tom, ines] = company;
  const town = laid.name;

  await tom.take(/^Anna marches on .*: shut the gates/);
  await tom.page.getByRole('button', { name: 'Shut the gates' }).tap();
  await tom.onToday();
  await expectTold(company, new RegExp(`Tom shuts the gates of ${town} in the face of Anna`));

  await anna.take(/^Storm .*, or batter its walls/);
  await anna.page.getByRole('group', { name: 'Action this turn' }).getByText('Battery').tap();
  await anna.page.getByRole('button', { name: 'Batter for this turn' }).tap();
  await anna.onToday();
  await expectTold([tom], new RegExp(`engines of Anna begin their work on the walls of ${town}`));
  await endTurn(anna);
  await endTurn(ines);
  await provide(tom);
  await endTurn(tom);

  await rollInitiative([anna, tom, ines], [6, 4, 2]);
  await provide(anna);
  await goOnTo(anna, 'Sieges');
  await anna.take(/^Storm .*, or batter its walls/);
  await anna.page.getByRole('button', { name: 'Storm the walls' }).tap();
  await anna.page.waitForURL(/\/order\//);
  await anna.respond(/^What have the engines/, {
    choose: () => /^Direct attack/,
    dice: (question) => (question.startsWith('What have the engines') ? [5] : undefined),
  });
  await tom.respond(/^Which card do you play against Anna/, { choose: () => /^Hold/ });
  await together([anna, tom], ({ page }) => ({
    dice: (question) => (question === 'The lines meet.' ? facesFor(page, 7) : [1]),
  }));
  await expectTold([ines], new RegExp(`A tower of ${town} leans`));
  await expectTold(company, new RegExp(`Ladders fall and Anna falls back from ${town}: [678]\\.`));
  await endTurn(anna);
  await provide(tom);
  await endTurn(tom);
  await endTurn(ines);

  await rollInitiative([anna, tom, ines], [4, 6, 2]);
  await provide(tom, {
    dice: (question) => (question.startsWith('How do the townsfolk') ? [2] : undefined),
  });
  await anna.respond(/^The garrison of .* offers to open the gates/, { choose: () => /^Let them go/ });
  await tom.respond('Where does the garrison march to?');
  await expectTold(
    company,
    new RegExp(`${town} opens its gates to Anna; its garrison marches away unharmed`),
  );
  await anna.go('Realm');
  await expect(anna.page.getByRole('main').getByText(town).first()).toBeVisible();
  await expectSameBook(company);
});
