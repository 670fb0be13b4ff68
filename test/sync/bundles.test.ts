/** Several logs in one bundle between phones that speak protocol 2; piece by piece with one that speaks 1. */
import { describe, expect, test } from 'vitest';
import { bundled, rowsOf } from '../../src/log/bundle.ts';
import { spell } from '../../src/log/cbor.ts';
import { type Run, startOf } from '../../src/log/chain.ts';
import { heldBy } from '../../src/sync/exchange.ts';
import type { Message } from '../../src/sync/messages.ts';
import { firstOf, LARGEST_BUNDLE, messageOf, packLines, pieces, sentencesIn } from '../../src/sync/pieces.ts';
import { deviceNamed } from '../store/samples.ts';
import { campaign, phone, type TestPhone, Wire } from './phones.ts';

const NAMES = ['anna', 'bert', 'carla'];
/** A phone that has heard from three others. */
function full(lines: number, words = 'x'): TestPhone {
  const dora = phone('dora');
  for (const name of NAMES)
    for (let i = 0; i < lines; i++) dora.shelf.write(deviceNamed(name), `${name} ${i} ${words}`);
  return dora;
}
/** Lets everything arrive, and keeps what one of the ends is told. */
function settled(wire: Wire, to: 0 | 1): readonly Message[] {
  const said: Message[] = [];
  for (let moved = true; moved; ) {
    said.push(...wire.ends[to].inbox.slice(0, 1));
    moved = wire.deliver(to) || wire.deliver(1 - to) || wire.store(0) || wire.store(1);
  }
  return said;
}
const ready = (runs: readonly Run[], protocol = 2) =>
  firstOf(pieces(runs, protocol), Number.POSITIVE_INFINITY).going;
const lines = (message: Message): message is Message<'run' | 'runs'> =>
  message.kind === 'run' || message.kind === 'runs';
/** Two phones that know each other and have nothing to tell. */
function open(): Wire {
  const wire = new Wire(phone('anna'), phone('bert'));
  settled(wire, 0);
  return wire;
}

test('several logs come in one bundle, and a log by itself as it always did', () => {
  const wire = new Wire(full(5), phone('bert'));
  const said = settled(wire, 1).filter(lines);
  expect(said.map(({ kind }) => kind)).toEqual(['runs']);
  expect(wire.ends[1].phone.shelf.all()).toEqual(wire.ends[0].phone.shelf.all());
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(wire.step(0).given).toBe(15);
  expect([wire.step(1).received, wire.step(1).left, wire.step(0).underWay]).toEqual([15, 0, 0]);

  wire.ends[0].phone.shelf.write(deviceNamed('carla'), 'one more');
  wire.tell(0);
  const more = settled(wire, 1).filter(lines);
  expect(more).toMatchObject([{ kind: 'run', author: deviceNamed('carla').device, seq: 6 }]);
});

test('a long bundle comes in parts: who writes is said first, signatures last, and nothing is taken before', () => {
  const wire = new Wire(full(120, 'y'.repeat(600)), phone('bert'));
  const parts = settled(wire, 1).filter((message) => message.kind === 'runs');
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.map(({ of }) => of?.length)).toEqual([3, ...parts.slice(1).map(() => undefined)]);
  expect(parts.map(({ signed }) => signed?.length)).toEqual([...parts.slice(1).map(() => undefined), 3]);
  expect(wire.ends[1].phone.shelf.takes).toBe(1);
  expect(wire.ends[1].phone.shelf.all()).toEqual(wire.ends[0].phone.shelf.all());
});

test('with a phone that speaks protocol 1 each log goes by itself', () => {
  const dora = full(4);
  const other = phone('second');
  other.shelf.write(other.key, 'mine');
  other.shelf.write(deviceNamed('first'), 'heard');
  const wire = new Wire(dora, other);
  const hello = wire.ends[0].inbox[0] as Message<'hello'>;
  wire.ends[0].inbox.splice(0, 1, { ...hello, protocol: 1 });
  const said = settled(wire, 1).filter(lines);
  expect(said.map(({ kind }) => kind)).toEqual(['run', 'run', 'run']);
  expect(wire.ends.map(({ fault }) => fault)).toEqual([undefined, undefined]);
  expect(other.shelf.all()).toEqual(dora.shelf.all());
  expect(other.shelf.all()).toHaveLength(phone('x').shelf.all().length + 14);
});

test('no bundle is larger than may be kept in memory, and a log of more than that goes by itself', () => {
  const words = 'z'.repeat(60_000);
  const dora = phone('dora');
  const sizes = { anna: 7, bert: 7, carla: 19, dora: 3 };
  for (const [name, count] of Object.entries(sizes))
    for (let i = 0; i < count; i++) dora.shelf.write(deviceNamed(name), `${i} ${words}`);
  const all = ready(dora.shelf.runsAfter({}));
  const bundles = new Set(all.flatMap((piece) => ('bundle' in piece ? [piece.bundle] : [])));
  const lengths = [...bundles].map(({ runs }) =>
    runs.reduce((sum, run) => sum + run.lines.reduce((size, { bytes }) => size + bytes.length, 0), 0),
  );
  expect(lengths.length).toBeGreaterThan(0);
  for (const length of lengths) expect(length).toBeLessThanOrEqual(LARGEST_BUNDLE.bytes);
  const alone = all.flatMap((piece) => ('author' in piece ? [piece.author] : []));
  expect(new Set(alone)).toContain(deviceNamed('carla').device);
  expect(all.reduce((sum, piece) => sum + sentencesIn(piece), 0)).toBe(
    dora.shelf.runsAfter({}).reduce((sum, run) => sum + run.lines.length, 0),
  );
});

describe('H14: a bundle that is none ends the line', () => {
  const runs = full(3)
    .shelf.runsAfter({})
    .filter(({ author }) => author !== deviceNamed('founder').device);
  const bundle = bundled(runs);
  const of = runs.map(startOf);
  const signed = runs.map((run) => run.signed);
  const packed = (from: number, to: number) => packLines(rowsOf(bundle, from, to));
  const whole = bundle.order.length;
  const part = (more: Partial<Message<'runs'>>): Message => ({
    kind: 'runs',
    lines: packed(0, 4),
    left: 0,
    ...more,
  });
  const alone = messageOf(ready(runs.slice(0, 1))[0] as never, 0) as Message<'run'>;
  const { signed: _, ...unsigned } = alone;

  test.each<[string, Message[], string]>([
    ['a part of a bundle that never began', [part({})], 'malformed'],
    ['a second beginning', [part({ of }), part({ of })], 'malformed'],
    ['a log by itself in the midst of a bundle', [part({ of }), alone], 'malformed'],
    ['a bundle in the midst of a log', [unsigned, part({ of })], 'malformed'],
    [
      'lines in another order than they were packed in',
      [part({ of, lines: packed(4, whole), signed })],
      'malformed',
    ],
    [
      'fewer signatures than logs',
      [part({ of, lines: packed(0, whole), signed: signed.slice(1) })],
      'malformed',
    ],
    ['no lines', [part({ of, lines: packLines([]) })], 'malformed'],
    ['what is not packed', [part({ of, lines: Uint8Array.of(1, 2, 3) })], 'malformed'],
    [
      'more lines than a part can hold',
      [part({ of, lines: packLines(new Array(5_000).fill(rowsOf(bundle, 0, 1)[0])) })],
      'malformed',
    ],
    [
      'what unpacks to far more than a part holds',
      [part({ of, lines: packLines([new Array(500_000).fill(0)]) })],
      'malformed',
    ],
    [
      'more than the signatures',
      [part({ of, lines: packed(0, whole), signed: [...signed, ...signed.slice(0, 1)] })],
      'malformed',
    ],
    [
      'signatures of others',
      [part({ of, lines: packed(0, whole), signed: [...signed.slice(1), ...signed.slice(0, 1)] })],
      'false entries',
    ],
    [
      'more logs than one bundle may hold',
      [part({ of: new Array(65).fill({ author: deviceNamed('x').device, seq: 1, prev: campaign }) })],
      'malformed',
    ],
  ])('%s', (_, messages, fault) => {
    const wire = open();
    const before = wire.ends[0].phone.shelf.all();
    wire.send(1, ...messages);
    settled(wire, 0);
    expect(wire.ends[0].fault).toBe(fault);
    expect(wire.ends[0].phone.shelf.all()).toEqual(before);
  });
  test('and one in turn is taken', () => {
    const wire = open();
    wire.send(1, part({ of }), part({ lines: packed(4, whole), signed }));
    // What was never asked for is taken like the rest, but for what is thought to be under way.
    while (wire.deliver(0)) wire.store(0);
    expect(wire.ends[0].fault).toBeUndefined();
    expect(wire.ends[0].phone.shelf.takes).toBe(1);
  });
  test('where one signature is false the other logs are taken, and the line ends', () => {
    const wire = open();
    const before = wire.ends[0].phone.shelf.all().length;
    wire.send(1, part({ of, lines: packed(0, whole), signed: ['0'.repeat(128), ...signed.slice(1)] }));
    settled(wire, 0);
    expect(wire.ends[0].fault).toBe('false entries');
    expect(wire.ends[0].phone.shelf.all()).toHaveLength(before + 6);
  });
});

describe('H14: no more of what has no end yet is held than may be sent', () => {
  const author = deviceNamed('liar').device;
  const of = [{ author, seq: 1, prev: campaign }];
  const body = spell({ kind: 'x' });
  /** How many messages are taken before the line ends. @param each what comes in the so-many-th */
  function takes(each: (i: number) => Message): number {
    const wire = open();
    for (let i = 0; i < 1_000; i++) {
      wire.send(1, each(i));
      wire.deliver(0);
      if (wire.ends[0].fault) {
        expect(wire.ends[0].fault).toBe('too large');
        return i;
      }
    }
    throw new Error('goes on for ever');
  }
  const part = (i: number, rows: readonly unknown[]): Message => {
    return { kind: 'runs', ...(i === 0 && { of }), lines: packLines(rows), left: 9 };
  };

  test('of a bundle a mebibyte of lines', () => {
    const dense = spell({ kind: 'x', text: 'q'.repeat(60_000) });
    expect(takes((i) => part(i, [[0, null, null, [], dense]]))).toBe(Math.floor(2 ** 20 / 60_000));
  });
  test('16,384 lines, however short', () => {
    const rows = new Array(4_096).fill([0, null, null, [], body]);
    expect(takes((i) => part(i, rows))).toBe(4);
  });
  test('64 parts, however small', () => {
    expect(takes((i) => part(i, [[0, null, null, [], body]]))).toBe(64);
  });
  test('of a log by itself 20,000 lines, as many as it may have', () => {
    const lines = packLines(new Array(4_000).fill(spell([null, null, [], { kind: 'x' }])));
    expect(takes(() => ({ kind: 'run', author, seq: 1, prev: campaign, lines, left: 9 }))).toBe(5);
  });
  test('lines that were read count for more than their bytes, and seven full bundles are within what all lines may hold', () => {
    const { bytes, lines, parts } = LARGEST_BUNDLE;
    const full = heldBy({
      bundle: { starts: [], lines: [new Array(lines)], hashes: [], size: bytes, parts },
    });
    expect(full).toBeGreaterThan(4 * bytes);
    expect(7 * full).toBeLessThan(64 * 2 ** 20);
    const short = heldBy({
      bundle: { starts: [], lines: [new Array(lines)], hashes: [], size: 12 * lines, parts },
    });
    expect(short).toBeGreaterThan(10 * 12 * lines);
  });
});

test('a line that is cut again and again brings what a log by itself would bring', () => {
  const dora = phone('dora');
  const names = ['anna', 'carla', 'carl', 'second', 'first'];
  for (const name of names)
    for (let i = 0; i < 8; i++) dora.shelf.write(deviceNamed(name), `${i} ${'z'.repeat(60_000)}`);
  const bert = phone('bert');
  const missing = (): number => dora.shelf.all().length - bert.shelf.all().length;
  const all = missing();
  for (let meetings = 0; missing() > 0; meetings++) {
    expect(meetings).toBeLessThan(5);
    const wire = new Wire(dora, bert);
    let come = 0;
    for (let moved = true; moved && come < 24; ) {
      if (wire.ends[1].inbox[0]?.kind.startsWith('run')) come++;
      moved = [wire.deliver(1), wire.store(1), wire.deliver(0)].some(Boolean);
    }
  }
  expect(all).toBe(40);
});

test('logs that go together are put in order when their turn comes', () => {
  const long = pieces(full(120, 'y'.repeat(600)).shelf.runsAfter({}), 2);
  expect(long.map((piece) => 'bundle' in piece)).toEqual([false]);
  expect(firstOf(long, 0)).toEqual({ going: [], rest: long });
  const { going, rest } = firstOf(long, 2);
  expect(going).toHaveLength(2);
  const whole = firstOf(long, Number.POSITIVE_INFINITY).going;
  expect([...going, ...rest].map((piece) => sentencesIn(piece))).toEqual(whole.map(sentencesIn));
});
