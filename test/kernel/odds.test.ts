import { describe, expect, test } from 'vitest';
import { chance, mean, odds } from '../../src/kernel/odds.ts';
import {
  askAll,
  change,
  choose,
  type Decision,
  declare,
  type Procedure,
  part,
  roll,
  rolled,
  rollFaces,
  sumOf,
} from '../../src/kernel/procedure.ts';
import { BrokenRule } from '../../src/kernel/run.ts';
import { say } from '../../src/kernel/text.ts';

const q = { by: 'table', rule: 'test.rule' as const, text: say('?') };
const faces = [1, 2, 3, 4, 5, 6];
/** Two dice; on a double a third is added. */
function* doubles(): Procedure<{ readonly type: 'hit'; readonly points: number }, number> {
  const { sorted } = yield* rollFaces('pair', { ...q, dice: '2d6' });
  const [a = 0, b = 0] = sorted;
  const more = a === b ? yield* roll('third', { ...q, dice: 'd6' }) : 0;
  yield* change({ type: 'hit', points: a + b + more });
  return a + b + more;
}

describe('exact chances', () => {
  test('agree with every way the dice can fall, to nine places', () => {
    const counted = new Map<number, number>();
    const add = (total: number, p: number): void => void counted.set(total, (counted.get(total) ?? 0) + p);
    for (const a of faces)
      for (const b of faces)
        if (a === b) for (const c of faces) add(a + b + c, 1 / 216);
        else add(a + b, 1 / 36);
    const found = odds(doubles, (_, total) => total);
    expect(found.kind).toBe('exact');
    expect(found.outcomes).toHaveLength(counted.size);
    for (const [total, p] of counted) expect(chance(found, (value) => value === total)).toBeCloseTo(p, 9);
  });
  test('of what changes, likeliest first', () => {
    const { outcomes } = odds(doubles, ({ changes }) => changes[0]?.points ?? 0);
    expect(outcomes.map(({ p }) => p)).toEqual([...outcomes].map(({ p }) => p).sort((a, b) => b - a));
    expect(outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 12);
  });
  const die: Decision<Record<string, never>, number> = {
    id: 'test.die',
    run: () => roll('die', { ...q, dice: 'd6' }),
  };
  test('of a sum of twelve, where paths would explode', () => {
    const found = odds(
      () => sumOf('dice', die, {}, 12),
      (_, total) => total,
    );
    expect(found.kind).toBe('exact');
    expect(chance(found, (total) => total === 12)).toBeCloseTo(6 ** -12, 15);
    expect(mean(found, (total) => total)).toBeCloseTo(42, 9);
  });
  const reroll: Decision<{ readonly below: number }, number> = {
    id: 'test.reroll',
    *run(data) {
      const total = yield* roll('die', { ...q, dice: '2d6' });
      return total < data.below ? yield* part('again', reroll, data) : total;
    },
  };
  test('of a die rolled again until it stands: the others weigh the more', () => {
    const found = odds(
      () => reroll.run({ below: 5 }),
      (_, total) => total,
    );
    const inside = odds(
      () => part('roll', reroll, { below: 5 }),
      (_, total) => total,
    );
    expect(inside.kind).toBe('exact');
    expect(chance(inside, (total) => total === 7)).toBeCloseTo(6 / 30, 9);
    expect(chance(found, (total) => total === 7)).toBeCloseTo(6 / 30, 9);
  });
});

describe('dice told apart by their places', () => {
  const led = (placed: true): Decision<Record<string, never>, number> => ({
    id: 'test.led',
    *run() {
      const [one = 0, other = 0] = yield* rollFaces('pair', { ...q, dice: '2d6', placed });
      return Math.max(one + 2, other);
    },
  });
  test('are enumerated in order', () => {
    // 8 with a six on the first die: 6 of 36; 4 with 2 and at most 4, or 1 and 4: 5 of 36.
    const found = odds(
      () => led(true).run({}),
      (_, best) => best,
    );
    expect(found.kind).toBe('exact');
    expect(chance(found, (best) => best === 8)).toBeCloseTo(6 / 36, 12);
    expect(chance(found, (best) => best === 4)).toBeCloseTo(5 / 36, 12);
  });
  test('are sampled where there are more ways than the budget has', () => {
    const many = function* (): Procedure<never, number> {
      const [one = 0] = yield* rollFaces('many', { ...q, dice: '20d6', placed: true });
      return one;
    };
    const found = odds(many, (_, first) => first, { samples: 600 });
    expect(found.kind).toBe('sampled');
    expect(chance(found, (first) => first === 6)).toBeGreaterThan(0.1);
  });
});

describe('choices and declarations', () => {
  function* chooses(): Procedure<never, string> {
    return yield* choose('side', { ...q, from: { left: say('Left'), right: say('Right') } });
  }
  test('have chances only under a policy', () => {
    expect(() => odds(chooses, (_, side) => side)).toThrow(BrokenRule);
    const found = odds(chooses, (_, side) => side, { policy: () => ({ left: 3, right: 1 }) });
    expect(chance(found, (side) => side === 'left')).toBeCloseTo(0.75, 12);
  });
  test('what a declaration would say is given', () => {
    function* declares(): Procedure<never, number> {
      return Number(yield* declare('total', { ...q, claim: 'total', about: {} }));
    }
    expect(odds(declares, (_, total) => total, { declares: () => 700 }).outcomes).toEqual([
      { value: 700, p: 1 },
    ]);
    expect(() => odds(declares, (_, total) => total)).toThrow(BrokenRule);
  });
});

describe('over budget', () => {
  test('questions asked together are not multiplied out beyond it', () => {
    function* together(): Procedure<never, number> {
      const asked = Array.from({ length: 9 }, (_, i) => [`die${i}`, rolled({ ...q, dice: 'd6' })] as const);
      const rolls = yield* askAll(Object.fromEntries(asked));
      return Object.values(rolls).reduce((sum, { sorted }) => sum + (sorted[0] ?? 0), 0);
    }
    const began = process.memoryUsage().heapUsed;
    const found = odds(together, (_, total) => total, { samples: 3000 });
    expect(found.kind).toBe('sampled');
    expect(mean(found, (total) => total)).toBeCloseTo(31.5, 0);
    // Nine dice have ten million ways: gigabytes.
    expect(process.memoryUsage().heapUsed - began).toBeLessThan(500_000_000);
  });
  function* many(): Procedure<never, number> {
    let sum = 0;
    for (let i = 0; i < 8; i++) sum += yield* roll(`die${i}`, { ...q, dice: 'd6' });
    return sum;
  }
  test('it is sampled, says so, and the same seed gives the same', () => {
    const few = { budget: 100, samples: 3000, seed: 7 };
    const found = odds(many, (_, total) => total, few);
    expect(found.kind).toBe('sampled');
    expect(mean(found, (total) => total)).toBeGreaterThan(27);
    expect(mean(found, (total) => total)).toBeLessThan(29);
    expect(odds(many, (_, total) => total, few)).toEqual(found);
    expect(odds(many, (_, total) => total, { ...few, seed: 8 })).not.toEqual(found);
  });
});
