import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/bot.ts';
import { digest } from '../../src/kernel/digest.ts';
import { start, stateOf } from '../../src/kernel/game.ts';
import type { Json } from '../../src/kernel/json.ts';
import { tryAll, tryThese } from '../../src/kernel/rash.ts';
import { spoilt } from '../../src/kernel/spoilt.ts';
import { ninthAge } from '../../src/rules/ninth-age/index.ts';

/** How many places two documents differ in: a key or an element more or less is one. */
function differences(one: Json, other: Json): number {
  if (JSON.stringify(one) === JSON.stringify(other)) return 0;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return 1;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return 1;
    return one.reduce<number>((sum, each, at) => sum + differences(each as Json, other[at] as Json), 0);
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const [a, b] = [one, other] as { readonly [key: string]: Json }[];
  return [...keys].reduce(
    (sum, key) =>
      sum +
      (a && b && Object.hasOwn(a, key) && Object.hasOwn(b, key)
        ? differences(a[key] ?? null, b[key] ?? null)
        : 1),
    0,
  );
}

describe('what bots try', () => {
  const never = (): number => {
    throw new Error('drawn from the chance of the campaign');
  };
  const begun = () => start(ninthAge, {}, ['azure', 'gules'], never);
  test('draws nothing from the chance of the campaign, and changes nothing', () => {
    const game = begun();
    const before = digest(stateOf(game));
    tryAll(game, 'azure', ['gules', 'q0r0']);
    tryThese(game, 'azure', Object.keys(ninthAge.orders), ['gules', 'q0r0']);
    expect(game.counts.orders).toBe(0);
    expect(digest(stateOf(game))).toBe(before);
  });
  test('is heard: what is not offered says by which rule', () => {
    const game = begun();
    tryThese(game, 'azure', ['end-phase'], []);
    expect([...game.reached.keys()].filter((rule) => rule.startsWith('na.'))).not.toEqual([]);
  });
});

describe('a spoilt document', () => {
  const plan: Json = {
    merged: { b1: 'b2', b3: 'b2' },
    raised: [{ from: 'b1', name: 'Rest' }],
    tile: 'q0r0',
    load: 3,
  };
  const all = Array.from({ length: 40 }, (_, seed) => spoilt(plan, ['b4', 'b5'], seeded(seed))).flat();
  test('differs from the sound one in one place', () => {
    expect(new Set(all.map((one) => differences(plan, one)))).toEqual(new Set([1]));
  });
  test.each([
    ['leaves a key out', ({ tile }: { tile?: Json }) => tile === undefined],
    ['has a number too many', ({ load }: { load?: Json }) => load === 4],
    ['names a stranger', ({ tile }: { tile?: Json }) => tile === 'b4'],
    ['says something twice', ({ raised }: { raised?: Json }) => Array.isArray(raised) && raised.length === 2],
    [
      'has an element too few',
      ({ raised }: { raised?: Json }) => Array.isArray(raised) && raised.length === 0,
    ],
    [
      'is spoilt deep within',
      ({ merged }: { merged?: Json }) => JSON.stringify(merged)?.includes('b4') === true,
    ],
  ] as const)('%s', (_, holds) => {
    expect(all.some((one) => holds(one as never))).toBe(true);
  });
  test('a document with nothing in it gets something', () => {
    expect(spoilt({}, ['b1'], seeded(1)).every((one) => Object.keys(one as object).length === 1)).toBe(true);
    expect(spoilt([], ['b1'], seeded(1))).toHaveLength(1);
  });
});
