import { encode } from 'cborg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Budget, makeBudget } from '../../src/sync/budget.ts';
import { type Conversation, type ConversationEvents, openConversation } from '../../src/sync/conversation.ts';
import { framesOf } from '../../src/sync/frames.ts';
import { type MemoryLine, type MemoryOptions, memoryLine } from '../../src/sync/links/memory.ts';
import type { Link, LinkEvents, Partner } from '../../src/sync/types.ts';
import { deviceNamed } from '../store/samples.ts';
import { founding, phone, type TestPhone } from './phones.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const quiet = (): ConversationEvents => ({
  onChange: () => undefined,
  onProved: () => undefined,
  onOthers: () => undefined,
  onOutrun: () => undefined,
  onTaking: () => undefined,
  onEnded: () => undefined,
});
function sit(
  one: TestPhone,
  link: Link,
  events: Partial<ConversationEvents> = {},
  budget: Budget = makeBudget(),
): Conversation {
  return openConversation(link, one.shelf, one.pass, budget, { ...quiet(), ...events });
}
interface Two {
  readonly anna: TestPhone;
  readonly bert: TestPhone;
  readonly line: MemoryLine;
  readonly sessions: readonly [Conversation, Conversation];
}
function two(
  options: MemoryOptions = {},
  prepare: (anna: TestPhone, bert: TestPhone) => void = () => undefined,
): Two {
  const [anna, bert] = [phone('anna'), phone('bert')];
  prepare(anna, bert);
  const line = memoryLine(options);
  return { anna, bert, line, sessions: [sit(anna, line.ends[0]), sit(bert, line.ends[1])] };
}
const states = ({ sessions }: Two): Partner['state'][] => sessions.map((session) => session.partner().state);
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('two phones go from connecting to in step, and stay there while nobody writes', async () => {
  const at = two({ prints: ['AA', 'BB'], delay: 5 }, (anna) => anna.shelf.write(anna.key, 'one'));
  expect(states(at)).toEqual(['connecting', 'connecting']);
  await pass(6);
  expect(states(at)).toEqual(['proving', 'proving']);
  await pass(100);
  expect(states(at)).toEqual(['in step', 'in step']);
  expect(at.sessions[0].partner()).toMatchObject({
    device: at.bert.key.device,
    given: 1,
    received: 0,
    left: 0,
    step: 'same',
  });
  expect(at.sessions[1].partner()).toMatchObject({
    device: at.anna.key.device,
    given: 0,
    received: 1,
    versions: { app: '1.0.0' },
  });
  await pass(60_000);
  expect(states(at)).toEqual(['in step', 'in step']);
});

test('what is written while they sit together arrives at once', async () => {
  const at = two();
  await pass(100);
  at.anna.shelf.write(at.anna.key, 'live');
  at.sessions[0].written();
  await pass(10);
  expect(at.bert.shelf.all()).toEqual(at.anna.shelf.all());
  expect(states(at)).toEqual(['in step', 'in step']);
});

test('a bundle of several logs is one message, and is counted as one', async () => {
  const at = two({ delay: 1 }, (anna) => {
    for (const name of ['anna', 'carla', 'dora']) anna.shelf.write(deviceNamed(name), `by ${name}`);
  });
  await pass(100);
  expect(states(at)).toEqual(['in step', 'in step']);
  expect(at.bert.shelf.all()).toEqual(at.anna.shelf.all());
  at.anna.shelf.write(at.anna.key, 'and on');
  at.sessions[0].written();
  await pass(20);
  expect(at.sessions.map((one) => one.partner())).toMatchObject([
    { state: 'in step', given: 4, received: 0 },
    { state: 'in step', given: 0, received: 4 },
  ]);
});

test('a page that turns without a word is compared at the next beat', async () => {
  const at = two();
  await pass(100);
  at.bert.shelf.fingerprint = () => ({ page: at.anna.shelf.campaign, print: 'ee'.repeat(32) });
  await pass(4_000);
  expect(states(at)).toEqual(['differs', 'differs']);
});

test('thousands of entries pass through the window', async () => {
  const at = two({}, (anna) => {
    for (let i = 0; i < 300; i++) anna.shelf.write(anna.key, `${i} ${'x'.repeat(5_000)}`);
  });
  await pass(2_000);
  expect(at.bert.shelf.all()).toEqual(at.anna.shelf.all());
});

test('a phone that rests between a few lines of a message reads the next one after it', async () => {
  const [anna, bert, carla] = [phone('anna'), phone('bert'), phone('carla')];
  for (let i = 0; i < 1_500; i++) {
    anna.shelf.write(anna.key, `line ${i}`);
    if (i % 3 === 0) anna.shelf.write(carla.key, `carla ${i}`);
  }
  let now = 0;
  // Each look at it finds ten milliseconds gone: every step of what is read is one too many.
  const slow = makeBudget(() => {
    now += 10;
    return now;
  });
  const line = memoryLine({ delay: 1 });
  const ended = vi.fn();
  sit(anna, line.ends[0]);
  const session = sit(bert, line.ends[1], { onEnded: ended }, slow);
  for (let ms = 0; ms < 6_000 && bert.shelf.all().length < anna.shelf.all().length; ms += 10) await pass(10);
  expect(bert.shelf.all()).toEqual(anna.shelf.all());
  expect(ended).not.toHaveBeenCalled();
  await pass(5_000);
  expect(session.partner().state).toBe('in step');
});

test('somebody who sits between two phones and passes everything on is found out', async () => {
  const [left, right] = [
    memoryLine({ prints: ['ANNA', 'MIDDLE'] }),
    memoryLine({ prints: ['MIDDLE', 'BERT'] }),
  ];
  const pipe = (from: Link, to: Link): void =>
    from.listen({
      open: () => undefined,
      frame: (frame) => to.send(frame),
      drained: () => undefined,
      closed: () => to.close(),
    });
  pipe(left.ends[1], right.ends[0]);
  pipe(right.ends[0], left.ends[1]);
  const [anna, bert] = [phone('anna'), phone('bert')];
  anna.shelf.write(anna.key, 'secret plans');
  const sessions = [sit(anna, left.ends[0]), sit(bert, right.ends[1])];
  await pass(100);
  expect(sessions.map((session) => session.partner().fault)).toEqual(['unproven', 'unproven']);
  expect(bert.shelf.all()).toHaveLength(founding.lines.length);
});

test('a line that is full is left in peace until it has drained', async () => {
  const sent: Uint8Array[] = [];
  let heard: LinkEvents | undefined;
  const line = { waiting: 1_000_000 };
  const full: Link = {
    state: 'open',
    get waiting() {
      return line.waiting;
    },
    describe: () => ({ kind: 'memory' }),
    listen: (events) => {
      heard = events;
    },
    send: (frame) => void sent.push(frame),
    close: () => undefined,
  };
  sit(phone('anna'), full);
  heard?.open();
  expect(sent).toEqual([]);
  line.waiting = 0;
  heard?.drained();
  expect(sent).toHaveLength(1);
});

describe('when it goes wrong, the partner says how', () => {
  const cases: [string, (at: Two) => void, number, [string, string]][] = [
    ['the line is cut', ({ line }) => line.cut(), 10, ['line cut', 'line cut']],
    ['one leaves', ({ sessions }) => sessions[0].close(), 1_000, ['', 'stopped']],
    ['a battery dies', ({ line }) => line.deaden(), 20_000, ['silent', 'silent']],
    ['nonsense comes', ({ line }) => line.ends[1].send(new Uint8Array([77])), 10, ['malformed', 'stopped']],
    [
      'no message comes',
      ({ line }) => line.ends[1].send(framesOf(new TextEncoder().encode('{'))[0] as Uint8Array),
      10,
      ['malformed', 'stopped'],
    ],
    [
      'too much is announced',
      ({ line }) => line.ends[1].send(new Uint8Array([1, 255, 255, 255, 255])),
      10,
      ['too large', 'stopped'],
    ],
    [
      'the disk is full',
      ({ anna, bert, sessions }) => {
        anna.shelf.full = true;
        bert.shelf.write(bert.key, 'news');
        sessions[1].written();
      },
      10,
      ['not stored', 'not stored'],
    ],
  ];
  test.each(cases)('%s', async (_, act, wait, faults) => {
    const at = two();
    await pass(100);
    act(at);
    await pass(wait);
    expect(states(at)).toEqual(['lost', 'lost']);
    expect(at.sessions.map((session) => session.partner().fault ?? '')).toEqual(faults);
    await pass(1_000);
    expect(at.line.ends[0].state).toBe('closed');
  });

  test('the other cannot be reached', async () => {
    const at = two({ barred: true });
    await pass(20_000);
    expect(at.sessions[0].partner()).toMatchObject({ state: 'lost', fault: 'peer unreachable' });
  });

  test('a flood of messages', async () => {
    const line = memoryLine();
    const [end, other] = line.ends;
    let arrive: (frame: Uint8Array) => void = () => undefined;
    const listen: Link['listen'] = (events) => {
      arrive = events.frame;
      end.listen(events);
    };
    const flooded: Link = { ...end, state: 'open', listen };
    const anna = sit(phone('anna'), flooded);
    sit(phone('bert'), other);
    await pass(100);
    const beat = framesOf(encode({ kind: 'beat' }))[0] as Uint8Array;
    for (let i = 0; i < 1_000; i++) arrive(beat);
    expect(anna.partner().fault).toBeUndefined();
    for (let i = 0; i < 1_100; i++) arrive(beat);
    expect(anna.partner().fault).toBe('too fast');
  });

  test('a message of a kind from the future is passed over, but not before the proof', async () => {
    const future = framesOf(encode({ kind: 'witnessed dice', value: 6 }))[0] as Uint8Array;
    const at = two();
    await pass(100);
    at.line.ends[1].send(future);
    await pass(100);
    expect(states(at)).toEqual(['in step', 'in step']);
    const line = memoryLine();
    const anna = sit(phone('anna'), line.ends[0]);
    line.ends[1].listen({
      open: () => line.ends[1].send(future),
      frame: () => undefined,
      drained: () => undefined,
      closed: () => undefined,
    });
    await pass(100);
    expect(anna.partner().fault).toBe('malformed');
  });

  test('somebody who opens a line and says nothing', async () => {
    const line = memoryLine();
    const anna = sit(phone('anna'), line.ends[0]);
    await pass(30_000);
    expect(anna.partner()).toMatchObject({ state: 'lost', fault: 'silent' });
  });

  test('before the proof only a little may be said', async () => {
    const line = memoryLine();
    const anna = sit(phone('anna'), line.ends[0]);
    const long = framesOf(encode({ kind: 'hello', nonce: 'x'.repeat(9_000) }));
    line.ends[1].listen({
      open: () => long.forEach((frame) => void line.ends[1].send(frame)),
      frame: () => undefined,
      drained: () => undefined,
      closed: () => undefined,
    });
    await pass(100);
    expect(anna.partner().fault).toBe('too large');
  });
});

test('others of the table are passed on once proved', async () => {
  const heard: string[] = [];
  const [anna, bert] = [phone('anna'), phone('bert')];
  const line = memoryLine();
  const session = sit(anna, line.ends[0], { onProved: (one) => one.tellOthers(['a1b2c3d4e5'], []) });
  sit(bert, line.ends[1], { onOthers: (at) => void heard.push(...at) });
  session.tellOthers(['tooearly00'], []);
  await pass(100);
  expect(heard).toEqual(['a1b2c3d4e5']);
});
