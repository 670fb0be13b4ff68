import { type Place, winterLaid } from './play/laid.ts';
import { tapTile } from './play/map.ts';
import { type Answers, afterForm } from './play/order.ts';
import { type Player, together } from './play/player.ts';
import { expect, expectSameBook, expectTold, test } from './play/prepared.ts';
import { storage, tapWire, wire } from './play/spy.ts';
import { allComeTo } from './play/winter.ts';

test('a winter: dragons, rival missions to one king, operatives face down, and the roads open again', async ({
  sitDown,
}) => {
  test.setTimeout(300_000);
  const { company, laid } = await sitDown({
    plan: { stage: 'movement', month: 1 },
    lay: winterLaid,
    before: tapWire,
  });
  const [anna, tom, ines] = company;
  const { free, home, court, burnt, dragons } = laid;

  await test.step('events: a two brings dragons, a nine crowns', async () => {
    await anna.take('What does the winter bring?');
    await anna.answer({
      dice: (question) =>
        question === 'What does the winter bring?'
          ? [1, 1]
          : question.startsWith('How many dragons')
            ? dragons.number
            : [dragons.lair],
    });
    let flown = 0;
    await anna.respond(/^(Where|What) do the dragons/, {
      dice: (question) =>
        question.startsWith('Where do the dragons fly')
          ? [dragons.flights[flown++] ?? 1]
          : [question === `What do the dragons do to ${burnt.name}?` ? 4 : 1],
    });
    await expectTold(company, new RegExp(`Dragons swoop upon ${burnt.name}`));
    for (const player of [tom, ines]) {
      await player.take('What does the winter bring?');
      await player.answer({ dice: (_, nth) => (nth === 0 ? [3, 6] : [4]) });
    }
  });
  await allComeTo(company, 'revenue');

  for (const player of company) {
    await player.take(/^Collect \d+ crowns/);
  }
  await allComeTo(company, 'diplomacy');

  await test.step('diplomacy: two missions before one king, and one of them pleases him', async () => {
    for (const player of [anna, tom]) {
      await player.take('Say where your missions go');
      await player.page.getByRole('switch', { name: `The people around ${free.name}` }).tap();
      if (player === tom)
        await expect(player.page.getByText(/Anna courts it, too/)).toBeVisible({ timeout: 20_000 });
      await player.page.getByRole('button', { name: 'Send 1 mission' }).tap();
      await player.onToday();
    }
    // No free people borders Ines: the step asks her nothing.
    await tom.take(/^The king at .* hears the missions/);
    await together(company, (player) => ({
      dice: (question) => [question.startsWith('How does the king') ? 5 : player === anna ? 6 : 2],
    }));
    await expectTold(company, new RegExp(`Anna and the free people around ${free.name} are allies`));
  });
  await allComeTo(company, 'espionage');

  await test.step('espionage: nobody knows what a counter is before it is turned', async () => {
    await hire(anna, ['Saboteur', 'Agent']);
    await hire(tom, ['Assassin']);
    for (const player of company) await player.take('Announce your operatives');
    await place(anna, 'Saboteur', court);
    await place(tom, 'Assassin', home);
    await place(anna, 'Agent', home);
    await expectSameBook(company);
    for (const player of company) {
      const places = { storage: await storage(player.phone), wire: await wire(player.phone) };
      expect(places.wire, `${player.name} has seen the counters placed`).toContain('"place-operative"');
      for (const [place, held] of Object.entries(places))
        for (const kind of ['saboteur', 'assassin', 'agent'])
          expect(held.includes(`"${kind}"`), `${player.name}’s ${place} holds what a counter is`).toBe(false);
    }

    for (const player of [anna, tom])
      await player.respond('Whose operatives act first?', { dice: () => [player === anna ? 6 : 1] });
    await turn(anna, 'Agent', { dice: () => [3] });
    await expectTold(company, new RegExp(`A stranger in the pay of Tom vanishes from ${home.name}`));
    for (const player of company) {
      const heard = await wire(player.phone);
      expect(heard, `${player.name} has heard what he was`).toContain('"agent"');
      for (const kind of ['saboteur', 'assassin']) expect(heard.includes(`"${kind}"`)).toBe(false);
    }
    await turn(anna, 'Saboteur', { dice: () => [4] });
    await expectTold(company, new RegExp(`in ${court.name} smells of lamp oil: a saboteur of Anna`));
    for (const { phone } of [anna, ines]) expect((await wire(phone)).includes('"assassin"')).toBe(false);
  });
  await allComeTo(company, 'spring');
  for (const [index, player] of company.entries())
    await player.respond('Who casts first?', { dice: () => [6 - index] });
  await allComeTo(company, 'ready');

  await tom.take('Begin the season of year 2');
  for (const { page } of company) {
    await page.getByRole('link', { name: 'Today' }).tap();
    await expect(page.getByRole('heading', { name: 'First month' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/year 2$/)).toBeVisible();
  }
  await expectSameBook(company);
});

/** Hires one operative of each of these kinds. */
async function hire(player: Player, kinds: readonly string[]): Promise<void> {
  const { page } = player;
  await player.take('Hire operatives');
  for (const kind of kinds) await page.getByRole('button', { name: `More: ${kind}` }).tap();
  await page.getByRole('button', { name: 'Hire the operatives' }).tap();
  for (const kind of kinds)
    await expect(page.getByRole('list', { name: 'Operatives', exact: true }).getByText(kind)).toBeVisible();
}

async function place(player: Player, kind: string, { called }: Place): Promise<void> {
  const { page } = player;
  await player.take('Place an operative, face down');
  await page.getByRole('list', { name: 'Which operative' }).getByRole('button', { name: kind }).tap();
  await tapTile(page, called);
  await page.getByRole('button', { name: 'Place the operative here' }).tap();
  await afterForm(page);
}

/** Turns over the counter of this kind. */
async function turn(player: Player, kind: string, answers: Answers): Promise<void> {
  const { page } = player;
  await player.take('Turn one of your operatives over');
  await page.getByRole('list', { name: 'Counters', exact: true }).getByRole('button', { name: kind }).tap();
  await page.getByRole('button', { name: 'Turn the counter over' }).tap();
  await player.answer(answers);
}
