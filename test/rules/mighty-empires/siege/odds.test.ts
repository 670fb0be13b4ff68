import { describe, expect, test } from 'vitest';
import { chance } from '../../../../src/kernel/odds.ts';
import { assaultOdds, starvationOdds } from '../../../../src/rules/mighty-empires/siege/odds.ts';

const faces = [1, 2, 3, 4, 5, 6];
/** The cards as printed: attacker's direct, surprise, flank against counter, hold, withdraw. */
const cards = { direct: [-2, 0, 2], surprise: [0, 1, -1], flank: [1, -1, 0] } as const;

/** Counted by hand: how often a score of these comes to each result. */
function counted(fixed: readonly number[]): readonly number[] {
  const found: [number, number, number] = [0, 0, 0];
  for (const more of fixed)
    for (const a of faces)
      for (const b of faces) {
        const score = a + b + more;
        found[score <= 5 ? 0 : score <= 8 ? 1 : 2] += 1 / (36 * fixed.length);
      }
  return found;
}
const shares = (odds: ReturnType<typeof assaultOdds>) =>
  (['bloody-repulse', 'repulse', 'stormed'] as const).map((each) => chance(odds, (value) => value === each));

describe('me.siege.assault: chances', () => {
  const even = { attack: 1000, garrison: 500, multiplier: 2, bonus: 0, battery: false };
  test.each(Object.entries(cards))('with a %s attack against any card', (card, worth) => {
    const odds = assaultOdds(even, card as keyof typeof cards);
    expect(odds.kind).toBe('exact');
    for (const [i, p] of counted(worth).entries()) expect(shares(odds)[i]).toBeCloseTo(p, 9);
  });
  test('with any card, a factor and a bonus: 2000 against 2 × 500, +2 for hardship', () => {
    const all = Object.values(cards).flatMap((row) => row.map((worth) => worth + 2 + 2));
    const odds = shares(assaultOdds({ ...even, attack: 2000, bonus: 2 }));
    for (const [i, p] of counted(all).entries()) expect(odds[i]).toBeCloseTo(p, 9);
  });
  test('after a battery whose die is still to come', () => {
    const all = [0, 0, 1, 1, 2, 3].flatMap((more) => cards.direct.map((worth) => worth + more));
    const odds = shares(assaultOdds({ ...even, battery: true }, 'direct'));
    for (const [i, p] of counted(all).entries()) expect(odds[i]).toBeCloseTo(p, 9);
  });
  test('me.peoples.dwarfs.battery: in a Dwarf mountain hold one die in three opens anything', () => {
    const all = [0, 0, 0, 0, 1, 2].flatMap((more) => cards.direct.map((worth) => worth + more));
    const odds = shares(assaultOdds({ ...even, battery: true, hold: true }, 'direct'));
    for (const [i, p] of counted(all).entries()) expect(odds[i]).toBeCloseTo(p, 9);
    expect(odds[2]).toBeCloseTo(0.377, 3);
  });
});

describe('me.siege.starvation: chances', () => {
  const of = (modifier: number) =>
    (['betrayal', 'surrender', 'hardship', 'holds'] as const).map((each) =>
      chance(starvationOdds(modifier), (value) => value === each),
    );
  test('in the season, and a winter’s siege with −1', () => {
    expect(of(0).map((p) => Math.round(p * 6))).toEqual([1, 1, 1, 3]);
    expect(of(-1).map((p) => Math.round(p * 6))).toEqual([2, 1, 1, 2]);
  });
});
