/** Chances with no campaign: battles, raids and income, reckoned from the very procedures that are played. */
import { chance, type Odds, odds } from '../../kernel/odds.ts';
import { type Decision, type Procedure, sumOf } from '../../kernel/procedure.ts';
import { type Clash, clash } from './battle/score.ts';
import type { Source } from './charts/realm.ts';
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

const vein: Decision<{ readonly source: Source }, number> = {
  id: 'ra.income.mines',
  run: ({ source }) => takings({ seat: '', by: '', sure: 0, mines: [{ tile: 'q0r0', source }], barred: [] }),
};
/** Empire points a realm takes in: like mines are added up, so that any number of them is exact. */
export const incomeChances = ({ sure, mines }: Ledgered): Odds<number> =>
  odds(
    function* (): Procedure<never, number> {
      let points = sure;
      for (const source of new Set(mines.map((mine) => mine.source))) {
        const like = mines.filter((mine) => mine.source === source).length;
        points += yield* sumOf(source, vein, { source }, like);
      }
      return points;
    },
    (_, points) => points,
  );
