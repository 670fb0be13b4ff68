import * as cborg from 'cborg';
import { describe, expect, test } from 'vitest';
import { isOf, join, readRun, runOf, toldRun } from '../../src/log/chain.ts';
import { doorFault } from '../../src/log/door.ts';
import type { Entry, Known } from '../../src/log/entry.ts';
import { effectOf } from '../../src/log/levels.ts';
import { readLine } from '../../src/log/line.ts';
import { isVector } from '../../src/sync/messages.ts';
import { drafted, order, type Phone, put, read, table, tell, write } from './phones.ts';

const encode = (value: unknown): Uint8Array => new Uint8Array(cborg.encode(value));
const t = table('AB', 'A: order x, order y');
const { key, chains, campaign } = t.phone('A');
const log = chains.get(key.device)?.entries ?? [];
const saying = (body: unknown) => readLine(encode([null, null, [], body]));
const asked = (args: string) => saying({ kind: 'order', id: 'march', args: JSON.parse(args) });
/** A list that stands so many levels below the line: line, body, args are three. */
const nested = (lists: number): string => '['.repeat(lists) + ']'.repeat(lists);

describe('log.door', () => {
  test('the line these are made from comes through', () => {
    expect(asked('{}')).toBeDefined();
    expect(asked('{"to":"constructors","Constructor":1}')).toBeDefined();
  });
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
    'H1, R1: what every object has of itself is neither a key nor a name: %s',
    (inborn) => {
      expect(asked(`{"${inborn}":5}`)).toBeUndefined();
      expect(asked(`{"deep":[{"${inborn}":null}]}`)).toBeUndefined();
      expect(asked(`{"seat":"${inborn}"}`)).toBeUndefined();
      expect(readLine(encode([inborn, null, [], { kind: 'seen' }]))).toBeUndefined();
      expect(saying({ kind: 'standing', rule: inborn, value: 1 })).toBeUndefined();
      expect(saying({ kind: inborn })).toBeUndefined();
      expect(isVector(JSON.parse(`{"${inborn}":[]}`))).toBe(false);
    },
  );
  test('H1: an amendment that would reach into every object is no line', () => {
    const changes = [{ type: 'realmNamed', seat: '__proto__', name: 'pwned' }];
    expect(saying({ kind: 'amend', changes, why: 'for fun' })).toBeUndefined();
    expect(
      saying({ kind: 'amend', changes: [{ ...changes[0], seat: 'azure' }], why: 'for fun' }),
    ).toBeDefined();
  });
  test('M11, R1: thirty-two levels and no more, however deep the stack it is read at', () => {
    const bytes = [30, 31, 3_000].map((lists) => {
      const args = Uint8Array.from({ length: lists }, (_, i) => (i === lists - 1 ? 0x80 : 0x81));
      const head = encode([null, null, [], { kind: 'order', id: 'march', args: 0 }]);
      // The zero is the only one: args sort before id and kind, after which nothing is nought.
      const at = head.indexOf(0);
      return new Uint8Array([...head.subarray(0, at), ...args, ...head.subarray(at + 1)]);
    });
    expect(asked(nested(30))?.bytes).toEqual(bytes[0]);
    const verdicts = (levels: number): boolean[] =>
      levels === 0 ? bytes.map((one) => readLine(one) !== undefined) : verdicts(levels - 1);
    for (const stack of [0, 5_000]) expect(verdicts(stack)).toEqual([true, false, false]);
  });
  test('H13, R1: a line has at most 64 KiB, counted in bytes, and is as large when it is handed on', () => {
    const line = (length: number) => encode([null, null, [], { kind: 'banquet', x: 'a'.repeat(length) }]);
    const most = 65_536 - (line(60_000).length - 60_000);
    expect(line(most)).toHaveLength(65_536);
    expect(readLine(line(most))?.bytes).toEqual(line(most));
    expect(readLine(line(most + 1))).toBeUndefined();
    // What was 1e15 in four letters became sixteen: now it has one length.
    const many = saying({ kind: 'banquet', x: Array.from({ length: 7_000 }, () => 1e15) });
    expect(many?.bytes.length).toBeLessThan(65_536);
  });
  test('R1: whole numbers and no others', () => {
    for (const number of ['1e15', '9007199254740991', '-9007199254740991', '0', '-1'])
      expect(asked(number)).toBeDefined();
    for (const number of ['0.5', '1e300', '9007199254740992', '-9007199254740992'])
      expect(asked(number)).toBeUndefined();
    expect(doorFault(-0)).toBe('no spelling');
  });
  test('R1: keys begin with a letter', () => {
    for (const word of ['1', '', '-a', '_a', 'é']) expect(asked(`{"${word}":1}`)).toBeUndefined();
  });
  test('R1: the envelope: seat, page and what was seen', () => {
    const [one, two] = ['ab'.repeat(32), 'cd'.repeat(32)].map(
      (hex) => new Uint8Array(Buffer.from(hex, 'hex')),
    );
    const body = { kind: 'seen' };
    expect(readLine(encode(['A', one, [one, two], body]))).toBeDefined();
    for (const bad of [
      ['', null, [], body],
      ['1st', null, [], body],
      ['A'.repeat(65), null, [], body],
      [null, one?.subarray(1), [], body],
      [null, 'x', [], body],
      [null, null, [two, one], body],
      [null, null, [one, one], body],
      [null, null, {}, body],
      [null, null, [], [body]],
      [null, null, [], {}],
      [null, null, [], { kind: '' }],
      [null, null, []],
      [null, null, [], body, null],
      body,
    ])
      expect(readLine(encode(bad))).toBeUndefined();
  });
  test('R1: seat and page are said where they change, and only there', () => {
    const run = runOf(chains.get(key.device) as NonNullable<ReturnType<typeof chains.get>>);
    const put = (...said: unknown[]) => {
      const line = readLine(encode([...said, [], { kind: 'seen' }]));
      if (!line) throw new Error('no line');
      return join(undefined, { ...run, lines: [...run.lines.slice(0, 2), line], signed: '' });
    };
    // Signatures are judged before: what stands wrong is not even looked at. Alone, it is no first line.
    expect(put('A', null)).toMatchObject({ fault: 'bad signature' });
    expect(readLine(encode([null, null, [], { kind: 'seen' }]))).toBeDefined();
  });
  test('H16: a claim to a seat with a key that nothing can be sealed to, or that checks anything, is nothing', () => {
    const { body } = log[0] as Known<'found'>;
    const { keys } = body;
    const by = { device: key.device, seat: 'A', role: 'player', by: 'invite', proof: '' };
    const admit = { kind: 'admit', ...by, keys };
    expect([effectOf(admit, 1).kind, effectOf(body, 1).kind]).toEqual(['admit', 'found']);
    // Points of low order, from RFC 7748 section 6.1 and the small subgroup of edwards25519.
    const low = ['00'.repeat(32), `01${'00'.repeat(31)}`, `ecff${'ff'.repeat(29)}7f`];
    for (const point of low)
      for (const which of ['box', 'sign'] as const)
        for (const claim of [admit, body])
          expect(effectOf({ ...claim, keys: { ...keys, [which]: point } } as never, 1).kind).toBe('');
  });
  test('R1: a log begins in its own campaign', () => {
    const [founding] = (t.phone('A').signed[0] as ReturnType<typeof runOf>).lines;
    const run = { author: key.device, seq: 1, prev: '', lines: founding ? [founding] : [], signed: '' };
    expect(isOf(campaign, run)).toBe(true);
    expect(isOf('0'.repeat(64), run)).toBe(false);
    const claim = { ...run, prev: campaign };
    expect(isOf(campaign, claim)).toBe(true);
    expect(isOf('0'.repeat(64), claim)).toBe(false);
  });
  test('R1: the same alone and in a run', () => {
    const run = toldRun(runOf(chains.get(key.device) as NonNullable<ReturnType<typeof chains.get>>));
    expect(readRun(run)?.lines.map(({ bytes }) => readLine(bytes))).toEqual(
      run.lines.map((bytes) => readLine(bytes)),
    );
    const bad = encode([null, null, [], { kind: 'x', constructor: 1 }]);
    expect(readLine(bad)).toBeUndefined();
    expect(readRun({ ...run, lines: [...run.lines, bad] })).toBeUndefined();
  });
  test('R1: what the app gives the door it answers, whatever it is', () => {
    for (const value of [null, 7, 'x', [], {}, undefined, () => 1, Symbol('x'), 1n])
      expect(() => doorFault(value)).not.toThrow();
  });
});

describe('R1, R2, M6: what this app makes nothing of is a line all the same, and has no effect', () => {
  const oddities: [string, unknown][] = [
    ['a kind it does not know', { kind: 'banquet', guests: ['B'], courses: { first: 7 } }],
    ['a known kind that is not whole', { kind: 'strike' }],
    ['a known kind with something else in it', { kind: 'agree', entry: 'x' }],
  ];
  test.each(oddities)('%s', (_, body) => {
    const table2 = table('AB');
    const [a, b] = [table2.phone('A'), table2.phone('B')] as [Phone, Phone];
    const hash = put(a, { ...drafted(a, order('x')), body: body as Entry['body'] });
    const after = write(a, order('y'));
    tell(a, b);
    const book = read(b);
    expect([book.standing(hash), book.standing(after)]).toEqual(['open', 'open']);
    const entry = book.pages[0]?.entries.find((one) => one.hash === hash)?.entry;
    expect(entry?.body).toEqual({ kind: '' });
    expect(b.chains.get(a.key.device)?.lines).toEqual(a.chains.get(a.key.device)?.lines);
  });
  test('M6: a known kind counts by the fields that are known', () => {
    const table2 = table('AB');
    const [a, b] = [table2.phone('A'), table2.phone('B')] as [Phone, Phone];
    const hash = put(a, {
      ...drafted(a, order('x')),
      body: { kind: 'note', text: 'Hail', colour: 'red' } as never,
    });
    tell(a, b);
    const entry = read(b).pages[0]?.entries.find((one) => one.hash === hash)?.entry;
    expect(entry?.body).toEqual({ kind: 'note', text: 'Hail' });
  });
});
