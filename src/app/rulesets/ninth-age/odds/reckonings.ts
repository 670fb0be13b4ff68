/** Chances from the rules themselves. Gold in pieces. */
import type { TileId } from '../../../../kernel/hex.ts';
import { chance, type Odds, odds } from '../../../../kernel/odds.ts';
import type { Change } from '../../../../rules/ninth-age/change.ts';
import { plunder } from '../../../../rules/ninth-age/conquest/spend.ts';
import { catastrophe } from '../../../../rules/ninth-age/events/pick.ts';
import { dig } from '../../../../rules/ninth-age/mining/collect.ts';

export type Yield = { readonly gold: number; readonly gone: boolean };
const goldIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (change.type === 'goldChanged' ? change.by : 0), 0);
const tile: TileId = 'q0r0';

/** One mine: what it yields, and whether it is exhausted by it. */
export const mineOdds = (on: 'river' | 'mountain', times: number): Odds<Yield> =>
  odds(
    () => dig({ seat: 'table', shafts: [{ tile, on }], times }),
    ({ changes }): Yield => ({ gold: goldIn(changes), gone: changes.some(({ type }) => type === 'fell') }),
  );
/** Gold of one raid. */
export const raidOdds = (times: number): Odds<number> =>
  odds(
    () => plunder('table', times),
    ({ changes }) => goldIn(changes),
  );
/** How many improvements fall: each has a die of its own, so one die's chance is enough to compute it. */
export function catastropheOdds(built: number): Odds<number> {
  const one = odds(
    () => catastrophe({ seat: 'table', atRisk: [{ tile, what: 'mine' }] }),
    ({ changes }) => changes.length,
  );
  const p = chance(one, (fell) => fell > 0);
  let shares = [1];
  for (let n = 0; n < built; n++)
    shares = [...shares, 0].map((share, fell) => share * (1 - p) + (shares[fell - 1] ?? 0) * p);
  const outcomes = shares.map((share, value) => ({ value, p: share }));
  return { kind: one.kind, outcomes: outcomes.sort((a, b) => b.p - a.p) };
}
