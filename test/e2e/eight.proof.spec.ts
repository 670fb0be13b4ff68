/** Eight phones in one meeting: four players and four who watch. Each line comes to all, and all read the same. */
import { test } from './harness.ts';
import { found } from './play/found.ts';
import { invitation, join, lookOn } from './play/join.ts';
import { writeNote } from './play/note.ts';
import { Player } from './play/player.ts';
import { expectSameBook, expectTold } from './play/table.ts';

const players = ['Anna', 'Bert', 'Carla', 'Dora'] as const;
const guests = ['Emil', 'Fred', 'Gina', 'Hugo'] as const;

test('eight phones meet, hear each other and read the same; one goes and comes back', async ({ table }) => {
  test.setTimeout(300_000);
  const phone = async (name: string) => new Player(await table.phone(name, { reducedMotion: true }), name);
  const anna = await phone('Anna');
  await found(anna, { title: 'The Long Table', players, rules: 'The 9th Age' });
  const link = await invitation(anna, table.url);
  const all = [anna];
  for (const name of players.slice(1)) {
    const player = await phone(name);
    await join(player, link);
    all.push(player);
  }
  for (const name of guests) {
    const guest = await phone(name);
    await lookOn(guest, link);
    all.push(guest);
  }
  for (const player of all) await writeNote(player, `${player.name} sits at the table.`);
  for (const player of all)
    for (const { name } of all) await expectTold([player], new RegExp(`${name} sits at the table\\.`));
  await expectSameBook(all);

  const [dora] = all.slice(3, 4) as [Player];
  await dora.phone.putAway();
  await writeNote(anna, 'Dora fetches the next round.');
  await dora.phone.takeOut('/');
  await dora.page.getByRole('listitem').getByRole('link', { name: 'The Long Table' }).first().tap();
  await expectTold([dora], /Dora fetches the next round\./);
  await expectSameBook(all);
});
