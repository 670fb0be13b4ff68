/** Chances from the rules themselves. Gold in pieces. */
import type { TileId } from '../../../../kernel/hex.ts';
import { type Odds, odds } from '../../../../kernel/odds.ts';
import type { Change } from '../../../../rules/ninth-age/changes.ts';
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
/** How much falls of so many improvements. */
export const catastropheOdds = (built: number): Odds<number> =>
  odds(
    () =>
      catastrophe({
        seat: 'table',
        atRisk: Array.from({ length: built }, (_, n) => ({
          tile: `q${n}r0` as const,
          what: 'mine' as const,
        })),
      }),
    ({ changes }) => changes.length,
  );
