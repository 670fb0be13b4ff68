import { describe, expect, test } from 'vitest';
import { chance, mean } from '../../../../src/kernel/odds.ts';
import {
  battleOdds,
  musterOdds,
  pursuitOdds,
  results,
} from '../../../../src/rules/mighty-empires/battle/odds.ts';

/** Counted by hand: 36 rolls, by cards and factor, straight from the printed pages. */
const card = { direct: [-2, 0, 2], surprise: [0, 1, -1], flank: [1, -1, 0] } as const;
function counted(factor: number, worths: readonly number[], points: boolean) {
  const found: Record<string, number> = Object.fromEntries(results.map((result) => [result, 0]));
  const loses = { attacker: 0, defender: 0 };
  for (const worth of worths)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const p = 1 / 36 / worths.length;
        const score = factor + worth + a + b;
        const [result, more] =
          score <= 2
            ? ['defender-scatters', [100, 0]]
            : score <= 5
              ? ['defender', [50, 0]]
              : score <= 8
                ? ['draw', [0, 0]]
                : score <= 11
                  ? ['attacker', [0, 50]]
                  : ['attacker-scatters', [0, 100]];
        found[result as string] = (found[result as string] ?? 0) + p;
        const [attacker = 0, defender = 0] = more as number[];
        const hero = points && a === b ? 35 : 0;
        loses.attacker += p * (175 + attacker + hero);
        loses.defender += p * (175 + defender + hero);
      }
  return { found, loses };
}
const all = Object.values(card).flat();

describe('me.battle.result (Battle result): the chances of a battle', () => {
  test.each([
    [1000, 1000, 0],
    [3000, 200, 8],
    [200, 3000, -8],
    [1500, 1750, -1],
    [1750, 1500, 0],
    [600, 500, 1],
  ])('%i against %i, cards played at random', (attack, defence, factor) => {
    for (const armies of ['points', 'units'] as const) {
      const odds = battleOdds(attack, defence, {}, armies);
      const { found, loses } = counted(factor, all, armies === 'points');
      expect(odds.kind).toBe('exact');
      for (const result of results) expect(odds.results[result]).toBeCloseTo(found[result] ?? 0, 9);
      expect(odds.loses.attacker).toBeCloseTo(loses.attacker, 9);
      expect(odds.loses.defender).toBeCloseTo(loses.defender, 9);
    }
  });
  test('cards that are settled', () => {
    const odds = battleOdds(1000, 1000, { attacker: { direct: 1 }, defender: { withdraw: 1 } });
    const { found } = counted(0, [2], true);
    for (const result of results) expect(odds.results[result]).toBeCloseTo(found[result] ?? 0, 9);
    const flank = battleOdds(1000, 1000, { attacker: { flank: 1 } });
    expect(flank.results.draw).toBeCloseTo(counted(0, card.flank, true).found.draw ?? 0, 9);
  });
});

test('me.battle.independents (Independent settlements): what may gather', () => {
  const city = musterOdds('city');
  expect(mean(city, (points) => points)).toBeCloseTo((300 + 600 + 900 + 1200 + 1500 + 1800) / 6, 9);
  expect(chance(musterOdds('fortress'), (points) => points > 800)).toBeCloseTo(1 / 3, 9);
});

test('me.battle.pursuit (Victory): one in three takes the baggage, the sixth bites back', () => {
  const odds = pursuitOdds();
  expect(chance(odds, ({ baggageTaken }) => baggageTaken)).toBeCloseTo(1 / 3, 9);
  expect(chance(odds, ({ routeRoll }) => !routeRoll)).toBeCloseTo(1 / 6, 9);
  expect(mean(odds, ({ loser }) => loser)).toBeCloseTo((2 / 6) * 175, 9);
  expect(mean(odds, ({ winner }) => winner)).toBeCloseTo(175 / 6, 9);
});
