/**
 * A meeting under attack: hostile phones, with and without a key that is known, that do what they can think of on lines of
 * their own, while two friends go on meeting. The whole proof has five hundred, the ordinary run a twentieth.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hex } from '../../src/log/bytes.ts';
import * as exchange from '../../src/sync/exchange.ts';
import { assembler, framesOf } from '../../src/sync/frames.ts';
import { startMeeting } from '../../src/sync/meeting.ts';
import { LARGEST, type Message, readMessage, writeMessage } from '../../src/sync/messages.ts';
import type { Link } from '../../src/sync/types.ts';
import { patience, runs } from '../prove/counts.ts';
import { deviceNamed } from '../store/samples.ts';
import { timeByHand } from './by-hand.ts';
import { type Desk, Office } from './office.ts';
import { phone, type TestPhone } from './phones.ts';

const { numRuns: SESSIONS } = runs(500);
const MIB = 1024 * 1024;

const { running, pass } = timeByHand();
const noise = (length: number): Uint8Array => new Uint8Array(length).map((_, i) => (i * 37 + length) % 256);
const told = (...messages: readonly unknown[]): readonly Uint8Array[] =>
  messages.flatMap((message) => framesOf(writeMessage(message as Message)));
const many = (count: number, make: (i: number) => unknown): readonly unknown[] =>
  Array.from({ length: count }, (_, i) => make(i));
const device = (i: number): string => `d${i.toString(16).padStart(64, '0')}`;
const mark = [1, 'ab'.repeat(32)];

/** What can be done on a line: frames to send once it is open, or once this phone has proved itself. */
type Attack = {
  readonly name: string;
  readonly proved: boolean;
  readonly frames: (size: number) => readonly Uint8Array[];
};
const attacks: readonly Attack[] = [
  { name: 'noise', proved: false, frames: (n) => many(n, (i) => noise(i % 300)) as Uint8Array[] },
  {
    name: 'frames of one byte',
    proved: false,
    frames: (n) => [Uint8Array.of(1, 0, 0, 31, 64, 7), ...many(n, () => Uint8Array.of(0, 7))] as Uint8Array[],
  },
  {
    name: 'four gigabytes announced',
    proved: false,
    frames: () => [Uint8Array.of(1, 255, 255, 255, 255, 7)],
  },
  {
    name: 'hello without end',
    proved: false,
    frames: (n) =>
      told(
        ...many(n, (i) => ({
          kind: 'hello',
          protocol: 1,
          oldest: 1,
          tags: ['ab'.repeat(32)],
          nonce: i.toString(16).padStart(64, '0'),
        })),
      ),
  },
  { name: 'nothing', proved: false, frames: () => [] },
  {
    name: 'proof before anything',
    proved: false,
    frames: () => told({ kind: 'proof', device: device(1), signature: 'ab'.repeat(64) }),
  },
  {
    name: 'noise, once proved',
    proved: true,
    frames: (n) => many(n, (i) => noise(1 + (i % 300))) as Uint8Array[],
  },
  {
    name: 'frames of one byte, once proved',
    proved: true,
    frames: () =>
      [Uint8Array.of(1, 0, 61, 9, 0, 7), ...many(2_500, () => Uint8Array.of(0, 7))] as Uint8Array[],
  },
  {
    name: 'a message of all bytes allowed, again and again',
    proved: true,
    frames: (n) =>
      many(Math.ceil(n / 200), () => noise(LARGEST)).flatMap((bytes) => framesOf(bytes as Uint8Array)),
  },
  { name: 'beats', proved: true, frames: (n) => told(...many(2_000 + n, () => ({ kind: 'beat' }))) },
  {
    name: 'phones that do not exist',
    proved: true,
    frames: (n) => told(...many(n, (i) => ({ kind: 'others', at: many(64, (j) => `zz${i}z${j}zzzzzz`) }))),
  },
  {
    name: 'wants',
    proved: true,
    frames: (n) =>
      told(
        ...many(n, () => ({
          kind: 'want',
          authors: [deviceNamed('anna').device, deviceNamed('founder').device],
        })),
      ),
  },
  {
    name: 'logs that do not exist',
    proved: true,
    frames: (n) =>
      told(
        ...many(Math.ceil(n / 4), (i) => ({
          kind: 'have',
          vector: Object.fromEntries(
            many(200, (j) => [device(1_000 * i + j), [mark]]) as [string, unknown][],
          ),
        })),
      ),
  },
  {
    name: 'thanks for nothing',
    proved: true,
    frames: (n) => told(...many(n, () => ({ kind: 'got', runs: 1 }))),
  },
  {
    name: 'kinds nobody knows',
    proved: true,
    frames: (n) => told(...many(n, (i) => ({ kind: `future ${i}` }))),
  },
];

/** A hostile phone on one line: comes as far as the attack wants it, then does its worst. */
function assault(link: Link, { proved, frames }: Attack, size: number, who: TestPhone): void {
  let state: exchange.State | undefined;
  let done = false;
  const reads = assembler();
  const strike = (): void => {
    if (done) return;
    done = true;
    for (const frame of frames(size)) link.send(frame);
  };
  const follow = (next: exchange.Next): void => {
    state = next.state;
    for (const frame of told(...next.send)) link.send(frame);
    if (state.phase === 'open') strike();
  };
  link.listen({
    open() {
      const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
      if (proved) follow(exchange.start({ pass: who.pass, nonce, ends: link.describe().ends }));
      else strike();
    },
    frame(frame) {
      if (!state || done) return;
      const next = reads.add(frame, LARGEST);
      const message = 'message' in next && next.message ? readMessage(next.message) : 'unknown';
      if (typeof message !== 'string') follow(exchange.receive(state, message, who.shelf));
    },
    drained: () => undefined,
    closed: () => undefined,
  });
}

test(`H14: ${SESSIONS} hostile lines, and two friends still have each other’s book`, {
  timeout: patience,
}, async () => {
  const office = new Office();
  const [anna, bert] = [phone('anna'), phone('bert')];
  const desk = (): Desk => office.desk();
  const meetings = [anna, bert].map((one) => {
    const meeting = startMeeting({ library: one.shelf, pass: one.pass, onChange: () => undefined }, desk());
    running.push(meeting);
    return meeting;
  });
  await pass(10_000);
  const targets = office.ids.filter((id) => id !== 'hostile');
  const hostile = desk().open('0000hostile', {
    open: () => undefined,
    called: () => undefined,
    taken: () => undefined,
    lost: () => undefined,
  });
  await pass(100);
  // Every attack is made, and then as chance has it.
  const chosen = [
    ...attacks,
    ...fc.sample(fc.constantFrom(...attacks), { numRuns: Math.max(1, SESSIONS), seed: 7 }),
  ].slice(0, SESSIONS);
  const sizes = fc.sample(fc.integer({ min: 50, max: 400 }), { numRuns: SESSIONS, seed: 11 });
  const calls = office.calls;
  let before = 0;
  let most = 0;
  for (const [i, attack] of chosen.entries()) {
    const [target = ''] = targets.slice(i % targets.length);
    assault(hostile.call(target), attack, sizes[i] ?? 50, phone(`hostile ${i}`));
    await pass(400);
    if (i === 5) before = process.memoryUsage().heapUsed;
    most = Math.max(most, ...meetings.map((one) => one.snapshot().partners.length));
    if (i % 10 === 9) {
      anna.shelf.write(anna.key, `meanwhile ${i}`);
      meetings[0]?.written();
    }
  }
  // Whoever was cut is gone from the screen in the end, and what was made up about others led to few calls.
  expect(most).toBeLessThanOrEqual(32 + 16 + 12 + 12);
  anna.shelf.write(anna.key, 'after all that');
  meetings[0]?.written();
  await pass(60_000);
  expect(bert.shelf.all()).toEqual(anna.shelf.all());
  const friend = meetings.map((one, i) =>
    one.snapshot().partners.find((partner) => partner.device === [bert, anna][i]?.key.device),
  );
  expect(friend.map((one) => one?.state)).toEqual(['in step', 'in step']);
  expect(office.calls - calls).toBeLessThanOrEqual(SESSIONS * 25 + 100);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * MIB);
});
