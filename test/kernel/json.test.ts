import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, canonicalAt, copied, NotCanonical, same } from '../../src/kernel/json.ts';

const key = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9.$ -]{0,8}$/);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger().map((n) => n + 0),
    fc.string({ unit: 'binary' }),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(key, tie('json'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
/** The same value with the members of every record in another order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
}

describe('the one spelling of a value', () => {
  test('kernel.json.spelling: members sorted by code unit, no spaces', () => {
    expect(canonical({ b: [1, -2, null], a: { Z: true, a: 'é"\n', aa: false } })).toBe(
      '{"a":{"Z":true,"a":"é\\"\\n","aa":false},"b":[1,-2,null]}',
    );
    expect(canonical(-0)).toBe('0');
    expect(canonical([])).toBe('[]');
    expect(canonical({})).toBe('{}');
    expect(canonical(2 ** 53 - 1)).toBe('9007199254740991');
  });
  test('kernel.json.halves: half of an emoji is spelt as its bytes will read; a whole one stays', () => {
    expect(canonical(['\ud83d', 'a\udc09b', '\ud83d\udc09'])).toBe('["\ufffd","a\ufffdb","\ud83d\udc09"]');
    const text = canonical({ name: 'Smaug \ud83d' });
    expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text);
  });
  test('kernel.json.undefined: a member that is not there is left out; a gap in a list has no spelling', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(() => canonical([undefined])).toThrow(NotCanonical);
  });
  test.each([
    ['a fraction', { purse: [1, 0.5] }, '.purse[1]'],
    ['too great a number', { n: 2 ** 53 }, '.n'],
    ['no number', { n: Number.NaN }, '.n'],
    ['infinity', [Number.POSITIVE_INFINITY], '[0]'],
    ['a key that starts with a digit', { a: { '1': 1 } }, '.a.1'],
    ['an empty key', { '': 1 }, '.'],
    ['a key for objects themselves', JSON.parse('{"__proto__":1}'), '.__proto__'],
    ['a function', { f: () => 1 }, '.f'],
    ['a big integer', { n: 1n }, '.n'],
  ])('kernel.json.refused: %s', (_, value, path) => {
    const thrown = (): unknown => {
      try {
        return canonical(value);
      } catch (error) {
        return error;
      }
    };
    expect(thrown()).toBeInstanceOf(NotCanonical);
    expect((thrown() as NotCanonical).path).toBe(path);
  });
  test('kernel.json.round: what is spelled reads back the same and is spelled the same', () => {
    fc.assert(
      fc.property(json, (value) => {
        const spelled = canonical(value);
        expect(JSON.parse(spelled)).toEqual(value);
        expect(canonical(JSON.parse(spelled))).toBe(spelled);
      }),
    );
  });
  test('kernel.json.order: the order of members does not matter, anything else does', () => {
    fc.assert(fc.property(json, (value) => same(value, turned(value))));
    fc.assert(
      fc.property(
        json,
        json,
        (a, b) => same(a, b) === (JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))),
      ),
    );
  });
});
describe('a copy of plain data', () => {
  const member = fc.oneof(json, fc.double(), fc.constant(undefined), fc.constant(-0));
  const odd = fc.dictionary(fc.oneof(key, fc.constant('__proto__')), fc.oneof(member, fc.array(member)));
  test('kernel.json.copy: is what was written as JSON and read again, and shares nothing', () => {
    fc.assert(
      fc.property(odd, (value) => {
        const copy = copied(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        expect(copy).toStrictEqual(JSON.parse(JSON.stringify(value)));
        const lists = Object.values(value).filter((each) => typeof each === 'object' && each !== null);
        expect(Object.values(copy).some((each) => lists.includes(each as never))).toBe(false);
      }),
    );
  });
  test('kernel.json.where: a part that has no spelling is named by its place in the whole', () => {
    expect(() => canonicalAt('purse', { coins: [1, 0.5] })).toThrow(
      new NotCanonical('purse.coins[1]', '0.5 is no integer'),
    );
  });
});
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { record: members.map(([name, member]) => [name, sorted(member)]) };
}
