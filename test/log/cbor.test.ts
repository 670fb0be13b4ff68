/** One spelling of each value (docs/format.md; RFC 8949, section 4.2.1): what has a second one is no line, however it is read. */
import { rfc8949EncodeOptions as CORE, encode } from 'cborg';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spell, unspell, unspellOnly } from '../../src/log/cbor.ts';
import { readBody, readLine } from '../../src/log/line.ts';

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
    ['words beyond ASCII', ['Łódź', '峠', '\uffee', '🏰', '\ufeffx'.slice(1)]],
    [
      'numbers at the edges',
      [23, 24, 255, 256, 65_535, 65_536, 2 ** 32, 2 ** 53 - 1, -24, -25, -(2 ** 53) + 1],
    ],
    ['words at the edges', [23, 24, 255, 256].map((length) => 'z'.repeat(length))],
  ])('is none: %s', (_, value) => {
    const only = new Uint8Array(encode(value, CORE));
    expect(unspellOnly(only)).toEqual(value);
  });

  /** Spells a value as a careless app might: each choice that is not nought is a second spelling of something, where it applies. */
  function careless(value: unknown, choices: number[]): number[] {
    const head = (major: number, length: number): number[] => {
      const least = length < 24 ? 0 : length < 0x100 ? 1 : length < 0x10000 ? 2 : 4;
      const sizes = [0, 1, 2, 4, 8].filter((size) => size >= least);
      const size = sizes[(choices.pop() ?? 0) === 1 ? 1 : 0] ?? least;
      if (size === 0) return [(major << 5) | length];
      const digits = length.toString(16).padStart(2 * size, '0');
      return [(major << 5) | { 1: 24, 2: 25, 4: 26, 8: 27 }[size as 1], ...bytes(digits)];
    };
    if (value === null || typeof value === 'boolean') return [value === null ? 0xf6 : value ? 0xf5 : 0xf4];
    if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
    if (typeof value === 'string') {
      const letters = [...new TextEncoder().encode(value)];
      const choice = choices.pop();
      if (choice === 2) letters.unshift(0xef, 0xbb, 0xbf);
      if (choice === 3 && letters.length > 0) letters[0] = (letters[0] as number) | 0x80;
      return [...head(3, letters.length), ...letters];
    }
    if (Array.isArray(value))
      return [...head(4, value.length), ...value.flatMap((item) => careless(item, choices))];
    const members = Object.entries(value as object).map(
      ([key, member]) => [careless(key, choices), careless(member, choices)] as const,
    );
    members.sort(([a], [b]) => Buffer.compare(new Uint8Array(a), new Uint8Array(b)));
    if ((choices.pop() ?? 0) === 4 && members.length > 1) members.push(members.shift() as never);
    return [...head(5, members.length), ...members.flatMap(([key, member]) => [...key, ...member])];
  }
  const words = fc.oneof(fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 6 }));
  const values = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom(null, true, false),
      fc.integer(),
      fc.nat({ max: 30 }),
      words,
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.string({ minLength: 1, maxLength: 3 }), words), tie('any'), { maxKeys: 4 }),
    ),
  })).any;
  const careful = fc.array(
    fc.oneof({ arbitrary: fc.nat({ max: 40 }), weight: 8 }, fc.constantFrom(2, 3, 4)),
    {
      maxLength: 40,
    },
  );

  test('is told from the first, whatever the value and wherever it stands', () => {
    let [only, others] = [0, 0];
    const check = fc.property(values, careful, (value, choices) => {
      const spelt = new Uint8Array(careless(value, [...choices]));
      let read: unknown;
      if (!reads(() => (read = unspell(spelt)))) return reads(() => unspellOnly(spelt)) === false;
      const first = Buffer.compare(spell(read), spelt) === 0;
      if (first) only++;
      else others++;
      return reads(() => unspellOnly(spelt)) === first;
    });
    fc.assert(check, { numRuns: 20_000 });
    expect(Math.min(only, others)).toBeGreaterThan(300);
  });
  test('a line is the same, read whole or with its body alone spelt', () => {
    const hashes = ['11', '22', '33'].map((two) => two.repeat(32));
    const seats = fc.constantFrom(
      null,
      'A',
      'azure',
      '1st',
      '',
      'constructor',
      'x'.repeat(65),
      'ab'.repeat(20),
    );
    const pages = fc.constantFrom(null, hashes[0] as string, 'x');
    const seen = fc.subarray(hashes);
    const bodies = fc.dictionary(fc.constantFrom('kind', 'text', 'args', '__x', 'toString'), values);
    const kind = fc.constantFrom('note', 'order', 7, '');
    let lines = 0;
    const check = fc.property(
      seats,
      pages,
      seen,
      bodies,
      kind,
      careful,
      (seat, page, saw, rest, named, choices) => {
        const body = new Uint8Array(careless({ ...rest, kind: named }, [...choices]));
        const head = spell([seat, page, saw]);
        head[0] = 0x84;
        const whole = readLine(new Uint8Array([...head, ...body]));
        if (whole) lines++;
        expect(readBody({ seat, page, saw }, body)).toEqual(whole);
      },
    );
    fc.assert(check, { numRuns: 5_000 });
    expect(lines).toBeGreaterThan(50);
  });
  test('a line whose body alone is spelt has at most 64 KiB, and thirty-two levels', () => {
    const saw = Array.from({ length: 20 }, (_, i) => i.toString(16).padStart(2, '0').repeat(32));
    const around = spell([null, null, saw]).length;
    const long = (length: number) => spell({ kind: 'banquet', x: 'z'.repeat(length) });
    const most = 65_536 - around - (long(60_000).length - 60_000);
    expect(readBody({ seat: null, page: null, saw }, long(most))?.bytes).toHaveLength(65_536);
    expect(readBody({ seat: null, page: null, saw }, long(most + 1))).toBeUndefined();
    const deep = (lists: number) => {
      const args = JSON.parse('['.repeat(lists) + ']'.repeat(lists)) as unknown;
      return readBody(
        { seat: null, page: null, saw: [] },
        new Uint8Array(encode({ args, kind: 'order' }, CORE)),
      );
    };
    expect([deep(30) !== undefined, deep(31)]).toEqual([true, undefined]);
  });
});
