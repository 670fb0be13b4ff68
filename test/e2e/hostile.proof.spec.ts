/** A guest whose app floods every line with noise, with its own frames repeated and bent: three honest players play on. */

import { expect, expectSameBook, test } from './play/begun.ts';
import { invitation, lookOn } from './play/join.ts';
import { finds, nextPhase, provide, rollInitiative, scout } from './play/month.ts';
import { writeNote } from './play/note.ts';
import { Player } from './play/player.ts';
import { expectTold } from './play/table.ts';

test('H12: a hostile phone in the meeting keeps nobody from playing', async ({ sit, begun, table }) => {
  test.setTimeout(180_000);
  const [anna, bert, carla] = [await sit('Anna'), await sit('Bert'), await sit('Carla')];
  const honest = [anna, bert, carla];
  const mallory = new Player(await table.phone('Mallory', { reducedMotion: true }), 'Mallory');
  await mallory.phone.context.addInitScript(flooding);
  await lookOn(mallory, await invitation(anna, table.url));
  await mallory.phone.putAway();
  await mallory.phone.takeOut('/');
  await mallory.page.evaluate(() => {
    (window as unknown as { flood: boolean }).flood = true;
  });
  await mallory.page.getByRole('listitem').getByRole('link', { name: begun.title }).first().tap();
  await expect(mallory.page.getByRole('navigation', { name: 'This campaign' })).toBeVisible();
  const sent = () => mallory.page.evaluate(() => (window as unknown as { noise: number }).noise);
  await expect.poll(sent, { timeout: 30_000 }).toBeGreaterThan(500);
  const before = await sent();

  await rollInitiative(honest, [6, 4, 2]);
  await provide(anna);
  await nextPhase(anna);
  await scout(anna, 1, finds(1, 1));
  await writeNote(carla, 'Somebody shouts, and we play.');
  await expectTold(honest, /Somebody shouts, and we play\./);
  await expectTold([bert, carla], /Scouts of Anna ride through/);
  // However fast they played: it went on meanwhile, and goes on still.
  const heard = await sent();
  expect(heard, 'noise all the while').toBeGreaterThan(before);
  await expect.poll(sent, { message: 'noise to the end', timeout: 30_000 }).toBeGreaterThan(heard);
  await mallory.phone.putAway();
  await expectSameBook(honest);
});

/** In the page, before the app: each line that opens is flooded once `flood` is set. */
function flooding(): void {
  const own = window as unknown as { flood: boolean; noise: number };
  own.noise = 0;
  const { send } = RTCDataChannel.prototype;
  const open = new Set<RTCDataChannel>();
  const bytes = (length: number): Uint8Array<ArrayBuffer> => {
    const made = new Uint8Array(length);
    for (let at = 0; at < length; at++) made[at] = Math.floor(Math.random() * 256);
    return made;
  };
  let last: Uint8Array<ArrayBuffer> = bytes(64);
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
    open.add(this);
    if ((data as unknown) instanceof ArrayBuffer) last = new Uint8Array((data as ArrayBuffer).slice(0));
    else if (ArrayBuffer.isView(data as unknown))
      last = Uint8Array.from(
        new Uint8Array(
          (data as Uint8Array).buffer,
          (data as Uint8Array).byteOffset,
          (data as Uint8Array).byteLength,
        ),
      );
    send.call(this, data);
  };
  setInterval(() => {
    if (!own.flood) return;
    for (const channel of open) {
      if (channel.readyState !== 'open') open.delete(channel);
      else if (channel.bufferedAmount < 1_000_000)
        for (let one = 0; one < 8; one++) {
          const bent = last.slice();
          const at = Math.floor(Math.random() * bent.length);
          bent[at] = (bent[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
          const kinds = [bytes(1 + Math.floor(Math.random() * 4_000)), last, bent];
          try {
            send.call(channel, kinds[one % kinds.length] as never);
            own.noise++;
          } catch {
            // A line that is closing takes no more.
          }
        }
    }
  }, 20);
}
