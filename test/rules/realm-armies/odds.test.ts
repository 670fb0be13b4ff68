import { describe, expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/bot.ts';
import { mean } from '../../../src/kernel/odds.ts';
import { battleChances } from '../../../src/rules/realm-armies/battle/chances.ts';
import type { Clash, Side } from '../../../src/rules/realm-armies/battle/score.ts';
import { incomeChances } from '../../../src/rules/realm-armies/income/chances.ts';
import { raidChances } from '../../../src/rules/realm-armies/raids/chances.ts';

const side = (armies: number, causes: Side['causes'] = [], led = 0, garrison = false): Side => ({
  seat: 'azure',
  by: 'azure',
  pools: [
    ...Array.from({ length: armies }, (_, i) => ({
      points: 1000,
      general: i < led,
      army: { id: `a${i + 1}`, number: i + 1 },
    })),
    ...(garrison ? [{ points: 500, general: false }] : []),
  ],
  causes,
});
const clash = (attacker: Side, defender: Side, dice: 'each' | 'once' | 'best' = 'each'): Clash => ({
  attacker,
  defender,
  chart: 'modifiers-siege',
  terms: { dice, general: 'own' },
  rule: 'ra.siege.dice',
});

/** Every fall of so many dice, one by one: `plus` is what each of them gets, in order. */
function falls(plus: readonly number[], reading: 'each' | 'once' | 'best'): Map<number, number> {
  const found = new Map<number, number>();
  const go = (faces: number[]): void => {
    if (faces.length < plus.length) {
      for (let face = 1; face <= 6; face++) go([...faces, face]);
      return;
    }
    const sum = faces.reduce((all, face) => all + face, 0);
    const score =
      plus.length === 0
        ? 0
        : reading === 'each'
          ? sum + plus.reduce((all, each) => all + each, 0)
          : reading === 'once'
            ? sum + Math.max(...plus)
            : Math.max(...faces.map((face, i) => face + (plus[i] ?? 0)));
    found.set(score, (found.get(score) ?? 0) + 1 / 6 ** plus.length);
  };
  go([]);
  return found;
}
function share(
  attack: readonly number[],
  defence: readonly number[],
  reading: 'each' | 'once' | 'best',
): number {
  let won = 0;
  for (const [a, p] of falls(attack, reading))
    for (const [d, q] of falls(defence, reading)) if (a > d) won += p * q;
  return won;
}

describe('chances of a battle are those of every fall of the dice', () => {
  test.each([
    ['an army against an army', side(1), side(1), [0, 0], [0, 0]],
    [
      'two points in WotR against a garrisoned fortress',
      side(2, ['tactic-2', 'game']),
      side(0, ['fortress'], 0, true),
      [3, 3, 3, 3],
      [2],
    ],
    [
      'a general’s army and another against an army in a town',
      side(2, [], 1),
      side(1, ['town', 'mountain'], 0, true),
      [2, 2, 0, 0],
      [2, 2, 2],
    ],
    ['anybody against a tower', side(1), side(0), [0, 0], []],
  ] as const)('%s', (_, attacker, defender, a, d) => {
    for (const reading of ['each', 'once', 'best'] as const) {
      const found = battleChances(clash(attacker, defender, reading));
      expect(found.kind).toBe('exact');
      expect(Math.abs(found.attacker - share(a, d, reading))).toBeLessThan(1e-9);
      expect(Math.abs(found.attacker + found.defender - 1)).toBeLessThan(1e-9);
    }
  });
  // By the share of dice that stay at or below a face: no fall is gone through.
  const upTo = (plus: readonly number[], score: number): number =>
    plus.reduce((p, each) => p * (Math.min(6, Math.max(0, score - each)) / 6), 1);
  test('the best die, with a general over part of a side: 200 drawn at random', () => {
    const source = seeded(10);
    for (let i = 0; i < 200; i++) {
      const a = { armies: 1 + source(4), led: source(5) };
      const d = { armies: source(4), led: source(5), walls: source(2) === 1 };
      const added = (armies: number, led: number, plus: number): number[] =>
        Array.from({ length: 2 * armies }, (_, at) => plus + (at < 2 * led ? 2 : 0));
      const attack = added(a.armies, a.led, 2);
      const defence = [...added(d.armies, d.led, d.walls ? 2 : 0), ...(d.walls ? [2] : [])];
      let won = 0;
      for (let score = 1; score <= 10; score++)
        won += (upTo(attack, score) - upTo(attack, score - 1)) * upTo(defence, score - 1);
      const found = battleChances(
        clash(
          side(a.armies, ['tactic-2'], a.led),
          side(d.armies, d.walls ? ['fortress'] : [], d.led, d.walls),
          'best',
        ),
      );
      expect(found.kind).toBe('exact');
      expect(found.attacker).toBeCloseTo(won, 9);
    }
  });
  test('ties go to the defender', () => {
    const found = battleChances(clash(side(1), side(1)));
    expect(found.defender).toBeGreaterThan(found.attacker);
    expect(Math.abs(found.tie - 146 / 1296)).toBeLessThan(1e-9);
  });
});

test('a raid takes a die and what is added to it, and no more than there is', () => {
  const raid = raidChances({ seat: 'azure', by: 'azure', plus: 2, treasury: 5 });
  expect(Object.fromEntries(raid.outcomes.map(({ value, p }) => [value, Math.round(p * 6)]))).toEqual({
    3: 1,
    4: 1,
    5: 4,
  });
});

test('income is what is sure and the mines', () => {
  const due = {
    seat: 'azure',
    by: 'azure',
    sure: 4,
    mines: [
      { tile: 'q0r0' as const, source: 'mine' as const },
      { tile: 'q1r0' as const, source: 'mine-river' as const },
      { tile: 'q2r0' as const, source: 'mine-mountain' as const },
    ],
    barred: [],
  };
  const found = incomeChances(due);
  expect(Math.abs(mean(found, (points) => points) - (4 + 2 + 3 + 3.5))).toBeLessThan(1e-9);
  expect(Math.max(...found.outcomes.map(({ value }) => value))).toBe(4 + 3 + 4 + 6);
});
