/** R1: the door says the same of each line by its bytes alone, at any depth of the stack and in any run. */
import { describe, expect, test } from 'vitest';
import { canonical, type Json } from '../../src/kernel/json.ts';
import { isOf, join, readRun } from '../../src/log/chain.ts';
import { doorFault } from '../../src/log/door.ts';
import { type Entry, readEntry } from '../../src/log/entry.ts';
import { isVector } from '../../src/sync/messages.ts';
import { order, table } from './phones.ts';

const t = table('AB', 'A: order x, order y');
const { key, chains, campaign } = t.phone('A');
const log = chains.get(key.device)?.entries ?? [];
const line = JSON.parse(JSON.stringify(log.at(-1))) as Entry;
const saying = (body: unknown) => readEntry(JSON.parse(JSON.stringify({ ...line, body })));
const asked = (args: string) =>
  readEntry(
    JSON.parse(JSON.stringify({ ...line, body: order('march') }).replace('"args":{}', `"args":${args}`)),
  );
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
      expect(readEntry({ ...line, seat: inborn })).toBeUndefined();
      expect(readEntry({ ...line, saw: JSON.parse(`{"${inborn}":5}`) })).toBeUndefined();
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
    const deeper = (levels: number, args: string): boolean =>
      levels === 0 ? asked(args) !== undefined : deeper(levels - 1, args);
    for (const stack of [0, 5_000]) {
      expect(deeper(stack, nested(30))).toBe(true);
      expect(deeper(stack, nested(31))).toBe(false);
      expect(deeper(stack, nested(3_000))).toBe(false);
    }
  });
  test('H13, R1: a line has at most 64 KiB, counted in bytes', () => {
    const room = 65_536 - canonical({ ...line, body: { kind: 'banquet', x: '' } }).length;
    expect(saying({ kind: 'banquet', x: 'a'.repeat(room) })).toBeDefined();
    expect(saying({ kind: 'banquet', x: 'a'.repeat(room + 1) })).toBeUndefined();
    expect(saying({ kind: 'banquet', x: 'é'.repeat(room / 2 + 1) })).toBeUndefined();
  });
  test('R1: whole numbers that have one spelling only', () => {
    for (const number of ['-0', '1e15', '9007199254740991']) {
      const taken = number === '-0' ? undefined : expect.anything();
      expect(asked(number)).toEqual(taken);
    }
    for (const number of ['0.5', '1e300', '9007199254740992']) expect(asked(number)).toBeUndefined();
  });
  test('R1: keys begin with a letter', () => {
    for (const word of ['1', '', '-a', '_a', 'é']) expect(asked(`{"${word}":1}`)).toBeUndefined();
  });
  test('H16: no seat is claimed with a key that nothing can be sealed to, or that checks anything', () => {
    const admit = log.find(({ body }) => body.kind === 'admit')?.body as unknown as {
      readonly keys: { readonly sign: string; readonly box: string };
    };
    expect(saying(admit)).toBeDefined();
    // Points of low order, from RFC 7748 section 6.1 and the small subgroup of edwards25519.
    const low = ['00'.repeat(32), `01${'00'.repeat(31)}`, `ecff${'ff'.repeat(29)}7f`];
    for (const point of low) {
      expect(saying({ ...admit, keys: { ...admit.keys, box: point } })).toBeUndefined();
      expect(saying({ ...admit, keys: { ...admit.keys, sign: point } })).toBeUndefined();
    }
  });
  test('R1: only the founding has nothing before it, and a log begins in its own campaign', () => {
    expect(readEntry({ ...line, prev: '' })).toBeUndefined();
    expect(readEntry({ ...line, prev: '', page: '' })).toBeUndefined();
    expect(readEntry({ ...log[0], page: campaign })).toBeUndefined();
    expect(readEntry({ ...line, prev: 'x'.repeat(64) })).toBeUndefined();
    const founding = { author: key.device, entries: [log[0] as Entry], signed: '' };
    expect(isOf(campaign, founding)).toBe(true);
    expect(isOf('0'.repeat(64), founding)).toBe(false);
    const claim = { author: key.device, entries: [{ ...line, seq: 1, prev: campaign }], signed: '' };
    expect(isOf(campaign, claim)).toBe(true);
    expect(isOf('0'.repeat(64), claim)).toBe(false);
  });
  test('R1: the same alone, in a run, and with what is not this line’s fault around it', () => {
    const chain = chains.get(key.device);
    const run = { author: key.device, entries: log, signed: chain?.signed };
    expect(readRun(run)).toBeDefined();
    expect(log.every((entry) => readEntry(entry) !== undefined)).toBe(true);
    const bad: Json = JSON.parse(JSON.stringify({ ...line, body: { kind: 'x', constructor: 1 } }));
    expect(readRun({ ...run, entries: [...log.slice(0, -1), bad] })).toBeUndefined();
    const joined = join(undefined, run as NonNullable<ReturnType<typeof readRun>>);
    expect(joined.ok).toBe(true);
  });
  test('R1: what the app gives the door it answers, whatever it is', () => {
    for (const value of [null, 7, 'x', [], {}, undefined, () => 1, Symbol('x'), 1n])
      expect(() => doorFault(value)).not.toThrow();
  });
});
