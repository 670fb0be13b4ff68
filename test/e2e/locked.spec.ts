/** A phone whose screen is locked: its page stands still, its lines go dead, and it takes all up again when it is unlocked. */
import { proving } from '../prove/counts.ts';
import { expect, expectSameBook, test } from './play/begun.ts';
import { writeNote } from './play/note.ts';
import { expectTold } from './play/table.ts';

/** Milliseconds the screen stays locked: two minutes in `npm run prove`, ordinarily until the others miss the phone. */
const LOCKED = proving ? 120_000 : 0;

test('a screen that was locked takes up what was played meanwhile', async ({ sit }) => {
  test.setTimeout(LOCKED + 120_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  const players = [anna, bert, carla];
  await expectSameBook(players);
  const device = await carla.phone.context.newCDPSession(carla.page);
  // As under a lock: nothing runs on the page, no timer and no answer to another phone.
  await device.send('Debugger.enable');
  await device.send('Debugger.pause');
  const locked = Date.now();
  await writeNote(anna, 'Carla sleeps.');
  await expectTold([bert], /Carla sleeps\./);
  await bert.meet();
  const table = bert.page.getByRole('list', { name: 'Around the table' });
  await expect(table.getByText('up to date', { exact: true })).toHaveCount(1, { timeout: 60_000 });
  await expect.poll(() => Date.now() - locked, { timeout: LOCKED + 60_000 }).toBeGreaterThan(LOCKED);
  await bert.page.getByRole('link', { name: 'Close', exact: true }).tap();
  await writeNote(bert, 'Carla still sleeps.');
  await device.send('Debugger.disable');
  await expectTold([carla], /Carla still sleeps\./);
  await writeNote(carla, 'Carla is awake.');
  await expectTold([anna, bert], /Carla is awake\./);
  await expectSameBook(players);
});
