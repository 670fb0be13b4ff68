import { describe, expect, test } from 'vitest';
import { chance, odds } from '../../../../src/kernel/odds.ts';
import { type Procedure, part } from '../../../../src/kernel/procedure.ts';
import { run, script } from '../../../../src/kernel/run.ts';
import {
  type Clash,
  type Clashed,
  clash,
  clashDecision,
  factorOf,
} from '../../../../src/rules/mighty-empires/battle/clash.ts';

const met: Clash = {
  attacker: 'azure',
  defender: 'gules',
  card: 'gules',
  attack: 760,
  defence: 500,
  bonus: 0,
  rule: 'me.battle.dice',
};
function clashed(b: Clash, answers: Parameters<typeof script>[0]): Clashed {
  let found: Clashed | undefined;
  function* kept(): Procedure<never> {
    found = yield* clash(b);
  }
  const { open } = run(kept(), script(answers));
  if (!found) throw new Error(`still asks ${open.map(({ label }) => label)}`);
  return found;
}

describe('me.battle.cards (Battle resolution: strategic modifiers)', () => {
  test.each([
    [250, 250, 0],
    [251, 250, 2],
    [1500, 1750, -1],
    [1750, 1500, 0],
    [2501, 1, 8],
    [9000, 9000, 0],
    [0, 3000, -8],
  ])('%i points against %i are rounded up: %i', (attack, defence, factor) => {
    expect(factorOf(attack, defence)).toBe(factor);
  });
  test.each([
    // For the attacker, of the chart's row or column: the least where theirs is missing, the most where the defender's is.
    ['forfeit', 'counter', -2],
    ['forfeit', 'hold', -1],
    ['forfeit', 'withdraw', -1],
    ['direct', 'forfeit', 2],
    ['surprise', 'forfeit', 1],
    ['flank', 'forfeit', 1],
    ['forfeit', 'forfeit', 0],
  ])(
    'R15: of a card that is forfeit the worst for its player counts: %s against %s',
    (attacker, defender, worth) => {
      const done = clashed(met, { attacker, defender, dice: [1, 2] });
      expect(done.strategic).toBe(worth);
      expect(Object.values(done.cards)).not.toContain('forfeit');
    },
  );
  test('both cards are asked together, sealed, each of its own side', () => {
    const { open, sealed } = run(clash(met), script({}));
    expect(sealed).toBe(true);
    expect(open.map(({ label, by }) => [label, by])).toEqual([
      ['attacker', 'azure'],
      ['defender', 'gules'],
    ]);
  });
  test.each([
    ['direct', 'counter', -2],
    ['direct', 'withdraw', 2],
    ['surprise', 'hold', 1],
    ['flank', 'withdraw', 0],
  ] as const)('%s against %s: %i', (attacker, defender, strategic) => {
    const found = clashed({ ...met, bonus: 3 }, { attacker, defender, dice: [4, 4] });
    expect(found).toMatchObject({ factor: 2, strategic, score: 2 + strategic + 8 + 3, double: true });
  });
});

describe('me.battle.dealt (Independent settlements: resolving the conflict)', () => {
  test('another player may play the card of the independents', () => {
    const { open } = run(clash({ ...met, defender: 'independent', card: 'vert' }), script({}));
    expect(open.map(({ by }) => by)).toEqual(['azure', 'vert']);
  });
  test('or it is dealt, once the attacker has chosen and cannot change his mind', () => {
    const dealt: Clash = { ...met, defender: 'independent', card: null };
    expect(run(clash(dealt), script({})).open.map(({ label }) => label)).toEqual(['attacker']);
    expect(run(clash(dealt), script({ attacker: 'direct' })).open.map(({ label }) => label)).toEqual([
      'dealt',
    ]);
    for (const [face, defender] of [
      [1, 'counter'],
      [2, 'hold'],
      [3, 'withdraw'],
    ] as const)
      expect(clashed(dealt, { attacker: 'flank', dealt: [face], dice: [1, 2] }).cards.defender).toBe(
        defender,
      );
  });
  test('every card is dealt alike', () => {
    const found = odds(
      () => part('clash', clashDecision, { ...met, defender: 'independent', card: null }),
      (_, { strategic }: Clashed) => strategic,
      { policy: ({ label }) => (label === 'attacker' ? { direct: 1 } : undefined) },
    );
    for (const worth of [-2, 0, 2]) expect(chance(found, (value) => value === worth)).toBeCloseTo(1 / 3, 12);
  });
});
