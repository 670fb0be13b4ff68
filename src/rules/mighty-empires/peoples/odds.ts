/** Chances of what a people's nature costs it, worked out from the rules themselves. Points are points of troops. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { part } from '../../../kernel/procedure.ts';
import { instability } from './instability.ts';
import { stragglers } from './march.ts';

/** Points one Undead banner loses in a month. @param together Undead banners in its tile */
export const instabilityOdds = (together: number): Odds<number> =>
  odds(
    () => part('banner', instability, { by: 'table', together }),
    (_, { points }) => points,
  );

/** Points one banner loses on a forced march. */
export const stragglersOdds = (): Odds<number> =>
  odds(
    () => part('banner', stragglers, { by: 'table' }),
    (_, points) => points,
  );
