import { expect, test } from './harness.ts';
import { found } from './play/found.ts';
import { invitation, join } from './play/join.ts';
import { hintCount, tapHint, wholeMap } from './play/map.ts';
import { Player } from './play/player.ts';
import { expectSameBook, expectTold, inStep } from './play/table.ts';

const names = ['Anna', 'Bert', 'Carla'] as const;

/** Taps the dashed hexes one after the other until the form says this of one. */
async function tapHexThat({ page }: Player, says: RegExp): Promise<void> {
  const line = page.getByText(says);
  const first = page.getByText('Tap one of the dashed hexes.');
  for (let nth = 0; nth < (await hintCount(page)); nth++) {
    await tapHint(page, nth);
    await expect(first).toBeHidden();
    if (await line.isVisible()) return;
  }
  throw new Error(`of no free hex the form says ${says}`);
}

test('three phones found a hex campaign, join it, found their realms and play every phase of two turns', async ({
  table,
}) => {
  test.setTimeout(240_000);
  const [anna, bert, carla] = (await Promise.all(
    names.map(async (name) => new Player(await table.phone(name, { reducedMotion: true }), name)),
  )) as [Player, Player, Player];
  const players = [anna, bert, carla];

  await found(anna, { title: 'The Hex War', players: names, rules: 'The 9th Age' });
  const link = await invitation(anna, table.url);
  for (const other of [bert, carla]) await join(other, link);
  for (const player of players) await inStep(player, 2);

  await anna.take('Lay the map');
  await anna.page.getByRole('button', { name: 'Take this map and begin' }).tap();
  await anna.onToday();
  for (const [index, player] of players.entries())
    await player.respond('Who founds the first capital?', { dice: () => [[6, 4, 2][index] ?? 1] });
  for (const player of players) {
    await player.take('Found your capital');
    await wholeMap(player.page);
    // In the mountains a mine can be dug, which the second turn needs.
    await (player === anna
      ? tapHexThat(player, /^mountain: a mine would yield 3D6 × 10$/)
      : tapHint(player.page));
    await player.page.getByLabel('Name of your realm').fill(`${player.name}land`);
    await player.page.getByRole('button', { name: 'Build the capital here' }).tap();
    await player.onToday();
  }
  for (const player of players) {
    await player.take('Plant your second flag');
    await wholeMap(player.page);
    await tapHint(player.page);
    await player.page.getByRole('button', { name: 'Plant the flag here' }).tap();
    await player.onToday();
  }
  await anna.take('Begin the campaign');
  await expectTold(players, /The realms stand\. The campaign begins\./);

  // Level in everything, the dice order the realms: Anna's the largest plays last.
  await anna.take('Measure the realms');
  await anna.answer({ dice: () => [6] });
  await bert.respond(/^These realms are the same size/, { dice: () => [4] });
  await carla.respond(/^These realms are the same size/, { dice: () => [2] });
  await expectTold([bert], /the dice call the realm of Anna the largest, that of Carla the smallest/);

  // The first turn has no events, and nobody has a mine yet: the challenges follow by themselves.
  await carla.take('Issue a challenge');
  await carla.page.getByRole('button', { name: /^Bert/ }).tap();
  await carla.page.getByRole('button', { name: 'Throw down the gauntlet' }).tap();
  await carla.onToday();
  // Bert has been challenged and issues none; Anna stands by Carla against him.
  await anna.take('Issue a challenge');
  await expect(anna.page.getByText('You and Carla against Bert')).toBeVisible();
  await anna.page.getByRole('button', { name: /^Bert/ }).tap();
  await anna.page.getByRole('button', { name: 'Throw down the gauntlet' }).tap();
  await anna.onToday();
  await expectTold(players, /Anna challenges Bert too, and makes common cause with Carla/);

  await bert.take('Choose how to fight the alliance');
  await bert.answer({ choose: () => /^One battle against both/ });
  await carla.take(/^Battle against Bert/);
  await expect(carla.page.getByText('1,250 of the battle').first()).toBeVisible();
  await carla.page.getByRole('link', { name: 'Enter the result' }).tap();
  // The sheet, which speaks of both sides too, stands until the form is drawn.
  await carla.page.getByRole('textbox', { name: 'Carla and Anna' }).fill('2000');
  await carla.page.getByRole('textbox', { name: 'Bert' }).fill('500');
  await expect(carla.page.getByText('60% apart')).toBeVisible();
  await carla.page.getByRole('button', { name: 'Enter the result' }).tap();
  await expect(carla.page.getByRole('heading', { name: 'Waiting for Bert to agree' })).toBeVisible();
  await bert.respond(/^Carla enters a massacre/, { choose: () => /^That is right/ });
  await expectTold(players, /Carla massacres the army of Bert/);

  // Two against one: 5 for a massacre, 1 less for each ally.
  await expectTold([anna], /Two against one is cheap glory: Anna earns 4 Conquest Points/);
  await carla.take(/^Claim a hex/);
  await wholeMap(carla.page);
  // A mountain costs 3, which with the raid would leave nothing to lose.
  await tapHexThat(carla, /: 2 Conquest Points$/);
  await carla.page.getByRole('button', { name: 'Raise your flag' }).tap();
  await carla.onToday();
  await carla.take('Raid for gold');
  await carla.answer({ dice: () => [3, 4] });
  // Each leaves points unspent, and is told that they are lost.
  for (const player of [carla, bert, anna]) {
    await player.take('Done with conquest');
    await player.page.getByRole('button', { name: 'Do it anyway' }).tap();
    await player.onToday();
  }
  await expectTold(players, /Raiders of Carla come home with 70 gold/);

  // Nobody has anything left: the realms are counted by themselves.
  await expectTold(players, /So ends turn 1/);
  for (const player of players) {
    await player.go('Today');
    await expect(player.page.getByRole('heading', { name: 'Turn 2' })).toBeVisible();
  }

  // Carla has a hex more; between the others the die decides, and the smallest picks its event first.
  await anna.take('Measure the realms');
  await anna.answer({ dice: () => [6] });
  await bert.respond(/^These realms are the same size/, { dice: () => [2] });
  const picks = [
    [bert, /^Veteran Troops/],
    [anna, /^Construction Project/, /^A mine at .*mountain/],
    [carla, /^Rapid Expansion/],
  ] as const;
  for (const [player, ...taps] of picks) {
    await player.take('Pick an event');
    for (const name of taps) await player.page.getByRole('button', { name }).first().tap();
    await player.page.getByRole('button', { name: 'Pick the event' }).tap();
    await player.onToday();
  }
  await expectTold(players, /Settlers crowd the borders of Carla/);

  // Three dice that do not agree: the mine yields, and is not exhausted.
  await anna.take('Roll for your mines');
  await anna.answer({ dice: () => [2, 3, 4] });
  await expectTold(players, /The mine at .* yields 90 gold for Anna/);
  await expectSameBook(players);
});
