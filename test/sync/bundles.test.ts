/** Several logs in one bundle between phones that speak protocol 2; piece by piece with one that speaks 1. */
import { describe, expect, test } from 'vitest';
import { bundled, rowsOf } from '../../src/log/bundle.ts';
import { startOf } from '../../src/log/chain.ts';
import type { Message } from '../../src/sync/messages.ts';
import { LARGEST_BUNDLE, linesIn, messageOf, packLines, pieces } from '../../src/sync/pieces.ts';
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
  const sizes = { anna: 30, bert: 30, carla: 75, dora: 3 };
  for (const [name, count] of Object.entries(sizes))
    for (let i = 0; i < count; i++) dora.shelf.write(deviceNamed(name), `${i} ${words}`);
  const all = pieces(dora.shelf.runsAfter({}), 2);
  const bundles = new Set(all.flatMap((piece) => ('bundle' in piece ? [piece.bundle] : [])));
  const lengths = [...bundles].map(({ runs }) =>
    runs.reduce((sum, run) => sum + run.lines.reduce((size, { bytes }) => size + bytes.length, 0), 0),
  );
  expect(lengths.length).toBeGreaterThan(0);
  for (const length of lengths) expect(length).toBeLessThanOrEqual(LARGEST_BUNDLE.bytes);
  const alone = all.flatMap((piece) => ('author' in piece ? [piece.author] : []));
  expect(new Set(alone)).toContain(deviceNamed('carla').device);
  expect(all.reduce((sum, piece) => sum + linesIn(piece), 0)).toBe(
    dora.shelf.runsAfter({}).reduce((sum, run) => sum + run.lines.length, 0),
  );
});

describe('R9: bundles out of turn end the line, and nothing of them is taken', () => {
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
  const alone = messageOf(pieces(runs.slice(0, 1), 1)[0] as never, 0) as Message<'run'>;
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
  test('no more of one is held than may be sent', () => {
    const wire = open();
    const dense = full(1, 'q'.repeat(60_000)).shelf.runsAfter({}).slice(-1);
    const [run] = dense as [(typeof dense)[number]];
    const row = rowsOf(bundled([run]), 0, 1);
    const first: Message = { kind: 'runs', of: [startOf(run)], lines: packLines(row), left: 9 };
    wire.send(1, first);
    wire.deliver(0);
    const parts = Math.floor(LARGEST_BUNDLE.bytes / 60_200);
    for (let i = 1; i < parts; i++) {
      wire.send(1, { kind: 'runs', lines: packLines(row), left: 9 });
      wire.deliver(0);
      expect(wire.ends[0].fault).toBeUndefined();
    }
    for (let i = 0; i < 2; i++) {
      wire.send(1, { kind: 'runs', lines: packLines(row), left: 9 });
      wire.deliver(0);
    }
    // A line that says its seat again is found out only when the run is joined: here the size is what ends it.
    expect(wire.ends[0].fault).toBe('too large');
  });
});
