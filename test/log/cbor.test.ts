/** One spelling of each value (docs/format.md; RFC 8949, section 4.2.1): bytes with a second spelling are no line, however they are read. */
import { rfc8949EncodeOptions as CORE, encode } from 'cborg';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spell, unspell, unspellOnly } from '../../src/log/cbor.ts';
import { readBody, readLine } from '../../src/log/line.ts';
import { patience, runs } from '../prove/counts.ts';

const bytes = (hex: string): Uint8Array => new Uint8Array(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const reads = (read: () => unknown): boolean => {
  try {
    read();
    return true;
  } catch {
    return false;
  }
};

describe('a second spelling', () => {
  test.each([
    ['a number in more bytes than it needs', '18 01', '01'],
    ['a number below nought in more bytes', '38 00', '20'],
    ['a number of four bytes in eight', '1b 00000000ffffffff', '1a ffffffff'],
    ['a word whose length takes a byte more', '78 01 61', '61 61'],
    ['a list whose length takes a byte more', '98 01 01', '81 01'],
    ['a map whose length takes a byte more', 'b8 01 61 61 01', 'a1 61 61 01'],
    ['a list without a length', '9f 01 ff', '81 01'],
    ['a map without a length', 'bf 61 61 01 ff', 'a1 61 61 01'],
    ['keys out of order', 'a2 61 62 01 61 61 02', 'a2 61 61 02 61 62 01'],
    [
      'a longer key first, though it comes first in the alphabet',
      'a2 62 6161 01 61 62 02',
      'a2 61 62 02 62 6161 01',
    ],
    [
      'keys out of order, deep within',
      '81 a1 61 6b a2 61 62 01 61 61 02',
      '81 a1 61 6b a2 61 61 02 61 62 01',
    ],
    ['a third key before the second', 'a3 61 61 01 61 63 02 61 62 03', 'a3 61 61 01 61 62 03 61 63 02'],
    ['a key twice', 'a2 61 61 01 61 61 02', 'a1 61 61 02'],
    ['a mark of byte order before a word', '64 efbbbf 61', '61 61'],
    ['a mark of byte order and nothing else', '63 efbbbf', '60'],
    ['a mark of byte order before a key', 'a1 64 efbbbf 61 01', 'a1 61 61 01'],
    ['a letter in more bytes of UTF-8 than it needs', '62 c1a1', '61 61'],
    ['half a pair', '63 eda080', '63 efbfbd'],
    ['bytes that are no UTF-8', '61 ff', '63 efbfbd'],
    ['a number in eight bytes', '1b 0000000000000001', '01'],
    ['a number below nought in four', '3a 00000000', '20'],
    ['a list whose length takes eight bytes', '9b 0000000000000001 01', '81 01'],
    ['a map whose length takes four', 'ba 00000001 61 61 01', 'a1 61 61 01'],
    ['a word whose length takes four', '7a 00000001 61', '61 61'],
    ['bytes whose length takes a byte more', `58 10 ${'00'.repeat(16)}`, `50 ${'00'.repeat(16)}`],
    ['bytes whose length takes two more', `59 0018 ${'00'.repeat(24)}`, `58 18 ${'00'.repeat(24)}`],
    ['bytes without a length', `5f 50 ${'00'.repeat(16)} ff`, `50 ${'00'.repeat(16)}`],
    ['fewer than sixteen bytes', `4f ${'00'.repeat(15)}`, '80'],
    ['sixteen bytes as hex', `78 20 ${'30'.repeat(32)}`, `50 ${'00'.repeat(16)}`],
    ['a whole number as a fraction', 'f9 3c00', '01'],
    ['a tag', 'c1 01', '01'],
    ['true in two bytes', 'f8 15', 'f5'],
  ])('%s', (_, second, first) => {
    expect(reads(() => unspellOnly(bytes(second)))).toBe(false);
    expect(unspellOnly(bytes(first))).toEqual(unspell(bytes(first)));
    expect(spell(unspell(bytes(first)))).toEqual(bytes(first));
  });
  test.each([
    ['keys beyond ASCII stand in the order of their bytes', { b: 1, aa: 2, é: 3, abc: 4, éa: 5, 𐍈: 6 }],
    ['words beyond ASCII', ['Łódź', '峠', '\uffee', '🏰', 'x\ufeff', 'x\ufeffy']],
    [
      'numbers at the edges',
      [23, 24, 255, 256, 65_535, 65_536, 2 ** 32, 2 ** 53 - 1, -24, -25, -(2 ** 53) + 1],
    ],
    ['words at the edges', [23, 24, 255, 256].map((length) => 'z'.repeat(length))],
    [
      'keys at the edges',
      Object.fromEntries([255, 23, 256, 24].map((length) => ['z'.repeat(length), length])),
    ],
  ])('is not: %s', (_, value) => {
    const only = new Uint8Array(encode(value, CORE));
    expect(unspellOnly(only)).toEqual(value);
  });

  test(
    'is told from the first, whatever the value and wherever it stands',
    () => {
      let [only, others] = [0, 0];
      const { numRuns } = runs(20_000);
      const check = fc.property(values, choices, (value, made) => {
        const { spelt, second } = careless(value, made);
        // Where the value itself cannot stand in a line, neither spelling can.
        const stands = reads(() => unspell(spelt));
        if (second) others++;
        else if (stands) only++;
        return reads(() => unspellOnly(spelt)) === (stands && !second);
      });
      fc.assert(check, { numRuns });
      expect(Math.min(only, others)).toBeGreaterThan(numRuns / 50);
    },
    patience,
  );
});

/** Spells a value as a careless app might: each choice that is not nought makes a second spelling of something, where it applies. */
function careless(value: unknown, choices: readonly number[]): { spelt: Uint8Array; second: boolean } {
  const left = [...choices];
  let second = false;
  const chosen = (...which: readonly number[]): number | undefined => {
    const choice = left.pop();
    if (choice === undefined || !which.includes(choice)) return undefined;
    second = true;
    return choice;
  };
  const head = (major: number, length: number): number[] => {
    const least = length < 24 ? 0 : length < 0x100 ? 1 : length < 0x10000 ? 2 : length < 2 ** 32 ? 4 : 8;
    const longer = [0, 1, 2, 4, 8].filter((size) => size > least);
    const size = longer.length === 0 ? least : (longer.at({ 1: 0, 5: -1 }[chosen(1, 5) ?? 0] ?? 9) ?? least);
    if (size === 0) return [(major << 5) | length];
    const digits = length.toString(16).padStart(2 * size, '0');
    return [(major << 5) | { 1: 24, 2: 25, 4: 26, 8: 27 }[size as 1], ...bytes(digits)];
  };
  const word = (letters: number[]): number[] => {
    const ascii = (letters[0] ?? 0x80) < 0x80;
    switch (ascii ? chosen(2, 3) : chosen(2)) {
      case 2:
        letters.unshift(0xef, 0xbb, 0xbf);
        break;
      case 3:
        letters[0] = (letters[0] as number) | 0x80;
    }
    return [...head(3, letters.length), ...letters];
  };
  const spelled = (one: unknown): number[] => {
    if (one === null || typeof one === 'boolean') return [one === null ? 0xf6 : one ? 0xf5 : 0xf4];
    if (typeof one === 'number') return one < 0 ? head(1, -1 - one) : head(0, one);
    if (typeof one === 'string') return word([...new TextEncoder().encode(one)]);
    if (one instanceof Uint8Array) return [...head(2, one.length), ...one];
    if (Array.isArray(one)) return [...head(4, one.length), ...one.flatMap(spelled)];
    const members = Object.entries(one as object);
    const plain = new Map(members.map(([key]) => [key, Buffer.from(encode(key, CORE))]));
    members.sort(([a], [b]) => Buffer.compare(plain.get(a) as Buffer, plain.get(b) as Buffer));
    if (members.length > 1 && chosen(4)) members.push(members.shift() as never);
    return [
      ...head(5, members.length),
      ...members.flatMap(([key, member]) => [...spelled(key), ...spelled(member)]),
    ];
  };
  return {
    spelt: new Uint8Array(spelled(value)),
    get second() {
      return second;
    },
  };
}
const words = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 6 }));
const values = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false),
    fc.maxSafeInteger(),
    fc.nat({ max: 30 }),
    words,
    fc.uint8Array({ minLength: 16, maxLength: 40 }),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), words), tie('any'), { maxKeys: 4 }),
  ),
})).any;
/** Of one sort in each run, so that no other hides it. */
const choices = fc
  .integer({ min: 1, max: 5 })
  .chain((sort) => fc.array(fc.constantFrom(0, 0, sort), { maxLength: 40 }));

describe('a line whose body alone is spelt', () => {
  test(
    'is the same as the whole of it, or neither is one',
    () => {
      const hashes = ['11', '22', '33'].map((two) => two.repeat(32));
      const [one = '', two = ''] = hashes;
      const seats = fc.constantFrom(
        null,
        'A',
        'azure',
        'ab'.repeat(20),
        '1st',
        '',
        'constructor',
        'x'.repeat(65),
      );
      const pages = fc.constantFrom(null, one, 'x');
      const seen = fc.oneof(
        { arbitrary: fc.subarray(hashes), weight: 8 },
        fc.constantFrom([two, one], [one, one], [one, 'x']),
      );
      const bodies = fc.dictionary(fc.constantFrom('text', 'args', 'id', 'why', 'toString'), values);
      const kinds = fc.constantFrom('note', 'order', 7, '');
      let lines = 0;
      const { numRuns } = runs(5_000);
      const check = fc.property(
        seats,
        pages,
        seen,
        bodies,
        kinds,
        choices,
        (seat, page, saw, rest, kind, made) => {
          const body = careless({ ...rest, kind }, made).spelt;
          const head = spell([seat, page, saw]);
          head[0] = 0x84;
          const whole = readLine(new Uint8Array([...head, ...body]));
          if (whole) lines++;
          expect(readBody({ seat, page, saw }, body)).toEqual(whole);
        },
      );
      fc.assert(check, { numRuns });
      expect(lines).toBeGreaterThan(numRuns / 100);
    },
    patience,
  );
  test('has at most 64 KiB, and thirty-two levels', () => {
    const saw = Array.from({ length: 20 }, (_, i) => i.toString(16).padStart(2, '0').repeat(32));
    const around = spell([null, null, saw]);
    around[0] = 0x84;
    const verdicts = (body: Uint8Array): readonly boolean[] => [
      readBody({ seat: null, page: null, saw }, body) !== undefined,
      readLine(new Uint8Array([...around, ...body])) !== undefined,
    ];
    const long = (length: number) => spell({ kind: 'banquet', x: 'z'.repeat(length) });
    const most = 65_536 - around.length - (long(60_000).length - 60_000);
    expect([verdicts(long(most)), verdicts(long(most + 1))]).toEqual([
      [true, true],
      [false, false],
    ]);
    const deep = (lists: number) =>
      spell({ args: JSON.parse('['.repeat(lists) + ']'.repeat(lists)), kind: 'order' });
    expect([verdicts(deep(30)), verdicts(deep(31))]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
