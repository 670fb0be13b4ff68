/** What a battle came to: how far the sides are apart, and what that is called. */
import { lookUp } from '../../../kernel/chart.ts';
import { conquestPoints, type Earned } from '../charts/battles.ts';
import type { Result, Side } from '../state.ts';

/** The difference of two scores in percent of the battle's size, rounded up: a bound then falls into the lower band. */
export const percentApart = (scores: readonly [number, number], size: number): number =>
  size <= 0 ? 0 : Math.ceil((Math.abs(scores[0] - scores[1]) * 100) / size);

/** The band of the chart a difference falls in. */
export const margin = (percent: number): Earned => lookUp(conquestPoints, percent).is;

/** What is read out of a difference: a whole number, and near a bound as many places as keep it on the side it lies on. */
export function percentSaid({ scores, percent }: Pick<Result, 'scores' | 'percent'>, size: number): number {
  // A size that was agreed on later is none that this result was counted by.
  if (!scores || percentApart(scores, size) !== percent) return percent;
  const exact = size <= 0 ? 0 : (Math.abs(scores[0] - scores[1]) * 100) / size;
  for (const places of [0, 1, 2, 3]) {
    const shown = Number(exact.toFixed(places));
    if (margin(Math.ceil(shown)).outcome === margin(percent).outcome) return shown;
  }
  return percent;
}

/** Who won; undefined: a draw, however far somebody was ahead within it. */
export const winnerOf = ({ ahead, percent }: Pick<Result, 'ahead' | 'percent'>): Side | undefined =>
  ahead === null || margin(percent).outcome === 'draw' ? undefined : ahead;

/** What one side's players earn, before any penalty. */
export function earned(result: Pick<Result, 'ahead' | 'percent'>, side: Side): Earned {
  const winner = winnerOf(result);
  if (winner === undefined) return lookUp(conquestPoints, 'draw').is;
  return winner === side ? margin(result.percent) : lookUp(conquestPoints, 'lose').is;
}
