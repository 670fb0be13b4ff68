/** Who wins a battle with no campaign, reckoned from the very procedure that is played. */
import { chance, type Odds, odds } from '../../../kernel/odds.ts';
import { type Clash, clash } from './score.ts';

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
