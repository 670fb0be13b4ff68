/** Points that hunger is likely to cost. */
import { type Odds, odds } from '../../../kernel/odds.ts';
import { type Decision, part, sumOf } from '../../../kernel/procedure.ts';
import { type Starving, shortfall } from './shortfall.ts';

const pointsLost: Decision<Starving, number> = {
  id: 'me.subsistence.shortfall.points',
  *run(starving) {
    return (yield* part('banner', shortfall, starving)).points;
  },
};

/** Points that all hungry banners lose together. */
export const shortfallOdds = (banners: number): Odds<number> =>
  odds(
    () => sumOf('hungry', pointsLost, { by: 'table' }, banners),
    (_, points) => points,
  );
