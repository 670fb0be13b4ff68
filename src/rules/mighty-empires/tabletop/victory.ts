/** Winners and losers: percentages and scenery as victory points, and what their difference means. Pure sums. */
import { victoryThresholds } from '../charts/tabletop.ts';
import type { Scenery, Side } from './state.ts';

export type Verdict = { readonly winner: Side | 'draw'; readonly scattered: boolean };
export type Held = { readonly hills: number; readonly bridges: number; readonly halves: number };

/** Victory points of ground held at the end. */
export const groundPoints = ({ hill, bridge, half }: Scenery, { hills, bridges, halves }: Held): number =>
  hills * hill + bridges * bridge + halves * half;

/**
 * Who won by victory points. The difference is measured in percent of the lower score; against a lower score of 0 any
 * difference scatters.
 */
export function verdict(attacker: number, defender: number): Verdict {
  const lower = Math.min(attacker, defender);
  const difference = Math.abs(attacker - defender);
  const winner = attacker > defender ? 'attacker' : 'defender';
  const found = victoryThresholds.rows.find(({ is }) =>
    is.result === 'draw'
      ? difference === 0 || difference * 100 < is.below * lower
      : is.result === 'defeated'
        ? difference * 100 <= is.to * lower
        : true,
  );
  return found?.is.result === 'draw'
    ? { winner: 'draw', scattered: false }
    : { winner, scattered: found?.is.result === 'scattered' };
}
