/** Chances with no campaign: battles, raids and income, reckoned from the very procedures that are played. */
import { chance, type Odds, odds } from '../../kernel/odds.ts';
import { type Clash, clash } from './battle/score.ts';
import { plunder, type Raid } from './night/raid.ts';
import { type Ledgered, takings } from './realm/yields.ts';

export interface BattleChances {
  readonly kind: 'exact' | 'sampled';
  /** The attacker is higher. */
  readonly attacker: number;
  /** The defender is higher, or as high. */
  readonly defender: number;
  /** Of that: as high. */
  readonly tie: number;
  readonly scores: Odds<{ readonly attack: number; readonly defence: number }>;
}

/** Who wins a battle, as shares of 1. */
export function battleChances(b: Clash): BattleChances {
  const scores = odds(
    () => clash(b),
    (_, { attack, defence }) => ({ attack, defence }),
  );
  return {
    kind: scores.kind,
    attacker: chance(scores, ({ attack, defence }) => attack > defence),
    defender: chance(scores, ({ attack, defence }) => attack <= defence),
    tie: chance(scores, ({ attack, defence }) => attack === defence),
    scores,
  };
}

/** Empire points a raid costs its victim. */
export const raidChances = (b: Raid): Odds<number> =>
  odds(
    () => plunder(b),
    (_, points) => points,
  );

/** Empire points a realm takes in. */
export const incomeChances = (b: Ledgered): Odds<number> =>
  odds(
    () => takings(b),
    (_, points) => points,
  );
