/** How a line spreads among phones that meet: what each sends, to whom, and what it leaves to others. */
import { expect, test } from 'vitest';
import { makeBudget } from '../../src/sync/budget.ts';
import { openConversation } from '../../src/sync/conversation.ts';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import type { Message } from '../../src/sync/messages.ts';
import type { LinkEvents, Meeting } from '../../src/sync/types.ts';
import { timeByHand } from './by-hand.ts';
import { heard } from './heard.ts';
import { Office } from './office.ts';
import { phone, type TestPhone } from './phones.ts';

const { running, pass } = timeByHand();
const BEAT = 3_000;

interface Seat extends TestPhone {
  readonly meeting: Meeting;
}
/** Phones that tell their meeting of each change, as the app does, and take no line twice without our knowing. */
function sit(name: string, office = new Office()): Seat {
  const at = phone(name);
  const meeting = startMeeting(
    { library: at.shelf, pass: at.pass, onChange: () => undefined },
    office.desk(),
  );
  const take = at.shelf.take.bind(at.shelf);
  at.shelf.take = async (runs) => {
    const taken = await take(runs);
    if (taken.added > 0) meeting.written();
    return taken;
  };
  running.push(meeting);
  return { ...at, meeting };
}
const write = ({ shelf, key, meeting }: Seat, words: string): void => {
  shelf.write(key, words);
  meeting.written();
};
const has = ({ shelf }: Seat, writer: Seat): number => shelf.chains.get(writer.key.device)?.lines.length ?? 0;

function kinds(said: readonly Message[]): { readonly [kind: string]: number } {
  const counts: { [kind: string]: number } = {};
  for (const { kind } of said) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** Phones with a line between each two that are named. */
async function linked(names: string, pairs: string): Promise<{ seats: Map<string, Seat>; said: Message[] }> {
  const seats = new Map([...names].map((name, i) => [name, sit(`phone ${i}`)]));
  const { said, listen } = heard();
  for (const pair of pairs.split(' ')) {
    const line = memoryLine({ delay: 20 });
    [...pair].forEach((name, i) => {
      seats.get(name)?.meeting.adopt(listen(line.ends[i as 0 | 1]));
    });
  }
  await pass(3 * BEAT);
  said.length = 0;
  return { seats, said };
}
const pairsOf = (names: string): string =>
  [...names].flatMap((a, i) => [...names.slice(i + 1)].map((b) => a + b)).join(' ');

test('fast.6: among eight phones that all meet a line costs seven messages, and as many answers', async () => {
  const { seats, said } = await linked('abcdefgh', pairsOf('abcdefgh'));
  const [first, ...others] = [...seats.values()] as [Seat, ...Seat[]];
  const beats = 8 * 7;
  write(first, 'And so we rode home.');
  await pass(500);
  expect(others.map((one) => has(one, first))).toEqual(others.map(() => 1));
  const { run, got, have = 0, beat = 0, ...rest } = kinds(said);
  // A tree that reaches all has seven branches.
  expect({ run, got, rest }).toEqual({ run: 7, got: 7, rest: {} });
  expect(have + beat).toBeLessThanOrEqual(beats);
  // What is left to say goes with the signs of life there are in any case.
  said.length = 0;
  await pass(10 * BEAT);
  expect(kinds(said).run).toBeUndefined();
  expect(said.length).toBeLessThanOrEqual(11 * beats);
  for (const message of said)
    if (message.kind === 'have') expect(Object.keys(message.vector)).toEqual([first.key.device]);
  for (const { shelf } of others) expect(shelf.takes).toBe(1);
});

test('fast.6: what two phones say of themselves names what has changed alone, and leaves both in step', async () => {
  const { seats, said } = await linked('ab', 'ab');
  const [a, b] = [...seats.values()] as [Seat, Seat];
  write(b, 'one');
  await pass(3 * BEAT);
  said.length = 0;
  write(a, 'two');
  await pass(3 * BEAT);
  const vectors = said.flatMap((message) =>
    message.kind === 'have' ? [message.vector] : message.kind === 'got' ? [message.have?.vector] : [],
  );
  expect(vectors.map((vector) => Object.keys(vector ?? {}))).toEqual([[a.key.device], [a.key.device]]);
  expect([a, b].map(({ meeting }) => meeting.snapshot().partners[0]?.state)).toEqual(['in step', 'in step']);
});

test('fast.6: along a row of phones a line goes at once, each phone to the next', async () => {
  const { seats, said } = await linked('abcd', 'ab bc cd');
  const all = [...seats.values()];
  write(all[0] as Seat, 'And so we rode home.');
  await pass(200);
  expect(all.map((one) => has(one, all[0] as Seat))).toEqual([1, 1, 1, 1]);
  expect(kinds(said).run).toBe(3);
});

test('fast.6: whom the sender meets is left to the sender, and whom it does not meet is not', async () => {
  const { seats, said } = await linked('abcd', 'ab ac bc bd cd');
  const all = [...seats.values()];
  write(all[0] as Seat, 'And so we rode home.');
  await pass(200);
  expect(all.map((one) => has(one, all[0] as Seat))).toEqual([1, 1, 1, 1]);
  // To b and to c; each of them to d; never between b and c.
  expect(kinds(said).run).toBe(4);
});

/** Three phones that all meet; heard is what passes between the second and the third. */
async function three() {
  const [a, b, c] = ['phone 0', 'phone 1', 'phone 2'].map((name) => sit(name)) as [Seat, Seat, Seat];
  const { said, listen } = heard();
  const [ab, ac, bc] = [memoryLine({ delay: 20 }), memoryLine({ delay: 20 }), memoryLine({ delay: 20 })];
  for (const [seat, end] of [
    [a, ab.ends[0]],
    [b, ab.ends[1]],
    [a, ac.ends[0]],
    [c, ac.ends[1]],
    [b, listen(bc.ends[0])],
    [c, bc.ends[1]],
  ] as const)
    seat.meeting.adopt(end);
  await pass(3 * BEAT);
  said.length = 0;
  return { a, b, c, ac, said };
}

test('fast.6: a phone that the sender meets no more gets the line from another at once', async () => {
  const { a, b, c, ac, said } = await three();
  ac.cut();
  await pass(100);
  write(a, 'And so we rode home.');
  await pass(200);
  expect([has(b, a), has(c, a), kinds(said).run]).toEqual([1, 1, 1]);
});

test('fast.6: who is left to a phone that then sends nothing gets the line from another, within three signs of life', async () => {
  const { a, b, c, ac, said } = await three();
  // Its battery is nearly flat: what it says to one of them still arrives.
  ac.deaden();
  write(a, 'And so we rode home.');
  await pass(200);
  expect([has(b, a), has(c, a)]).toEqual([1, 0]);
  await pass(3 * BEAT);
  expect(has(c, a)).toBe(1);
  expect(kinds(said).run).toBe(1);
});

test('fast.6: two who write at the same moment reach all, and nobody is asked twice', async () => {
  const { seats, said } = await linked('abcde', pairsOf('abcde'));
  const all = [...seats.values()];
  const [a, b] = all as [Seat, Seat];
  write(a, 'mine');
  write(b, 'mine, too');
  await pass(500);
  for (const one of all) expect([has(one, a), has(one, b)]).toEqual([1, 1]);
  expect(kinds(said).run).toBe(8);
  await pass(5 * BEAT);
  expect(kinds(said).run).toBe(8);
});

test('fast.6: a phone that sends a line again and again holds it up for nobody', async () => {
  const [b, c] = [sit('phone 1'), sit('phone 2')];
  const bc = memoryLine({ delay: 20 });
  b.meeting.adopt(bc.ends[0]);
  c.meeting.adopt(bc.ends[1]);
  // It says that it meets c, tells b alone, and then tells it again every second.
  const liar = phone('phone 0');
  const lb = memoryLine({ delay: 20 });
  const frames: Uint8Array[] = [];
  let deaf = false;
  const [end] = lb.ends;
  const listening = {
    ...end,
    get state() {
      return end.state;
    },
    get waiting() {
      return end.waiting;
    },
    send(frame: Uint8Array) {
      frames.push(frame);
      end.send(frame);
    },
    // It does not hear that b had enough.
    listen: (events: LinkEvents) => end.listen({ ...events, frame: (one) => deaf || events.frame(one) }),
  };
  const session = openConversation(listening, liar.shelf, liar.pass, makeBudget(), {
    onChange: () => undefined,
    onProved: (one) => one.tellOthers([], [c.key.device]),
    onOthers: () => undefined,
    onOutrun: () => undefined,
    onTaking: () => undefined,
    onEnded: () => undefined,
  });
  b.meeting.adopt(lb.ends[1]);
  await pass(3 * BEAT);
  frames.length = 0;
  liar.shelf.write(liar.key, 'And so we rode home.');
  session.written();
  await pass(100);
  deaf = true;
  const [line] = frames.splice(0);
  const lines = ({ shelf }: Seat): number => shelf.chains.get(liar.key.device)?.lines.length ?? 0;
  expect([lines(b), lines(c)]).toEqual([1, 0]);
  for (let second = 0; second < 9; second++) {
    await pass(1_000);
    end.send(line as Uint8Array);
  }
  expect(b.shelf.takes).toBeGreaterThan(5);
  expect(lines(c)).toBe(1);
});

test('H14: strangers who come and go cost those who meet no message', async () => {
  const { seats, said } = await linked('ab', 'ab');
  const [a] = [...seats.values()] as [Seat];
  said.length = 0;
  for (let i = 0; i < 20; i++) {
    const line = memoryLine({ delay: 1 });
    a.meeting.adopt(line.ends[0]);
    await pass(20);
    line.cut();
    await pass(20);
  }
  expect(kinds(said).others).toBeUndefined();
});
