/** Chronopia, for worked cases: the table as a case gives it, figures that follow from it, and calculators. */
import * as v from 'valibot';
import { chance } from '../../src/kernel/odds.ts';
import { measureOf, priceOf } from '../../src/rules/chronopia/aftermath/advance.ts';
import { advanceOdds, fateOdds, payOdds, refundOdds } from '../../src/rules/chronopia/aftermath/chances.ts';
import { incomeOf } from '../../src/rules/chronopia/aftermath/income.ts';
import { ratingIn, underdog } from '../../src/rules/chronopia/battle/field.ts';
import { characteristics, standing } from '../../src/rules/chronopia/figures.ts';
import { chronopia as rules } from '../../src/rules/chronopia/index.ts';
import {
  fieldLimit,
  fitIn,
  forcePoints,
  generalOf,
  hurtIn,
  limitOf,
  magicUsers,
  pointsAll,
  pointsIn,
  ranksOf,
  ratingOf,
  territoriesOf,
  upkeep,
} from '../../src/rules/chronopia/roll/points.ts';
import { places } from '../../src/rules/chronopia/roll/structure.ts';
import type { State, Warband } from '../../src/rules/chronopia/state.ts';
import { territoryOdds } from '../../src/rules/chronopia/territory/chances.ts';
import { laid } from './chronopia-table.ts';
import { figured, flag, read, whole } from './figures.ts';
import { type Adapter, shares } from './run.ts';

/** What a warband rolls by, characteristic by characteristic; nothing for one nobody is left of. */
function ratings(state: State, warband: Warband) {
  const measure = measureOf(state, warband);
  if (!measure) return {};
  const { figure, rank } = measure;
  return Object.fromEntries(characteristics.map((each) => [each, standing(figure, rank.raised, each)]));
}
const byFigure = (warband: Warband, part: 'fit' | 'hurt') => {
  const found: { [figure: string]: number } = {};
  for (const rank of ranksOf(warband)) found[rank.figure] = (found[rank.figure] ?? 0) + rank[part];
  return found;
};

const figures = (state: State) => ({
  of: Object.fromEntries(
    state.seats.map((seat) => [
      seat,
      {
        field: pointsIn(state, seat, 'field'),
        limit: fieldLimit(state, seat),
        force: forcePoints(state, seat),
        upkeep: upkeep(state, seat),
        income: incomeOf(state, seat),
        territories: territoriesOf(state, seat).length,
        general: generalOf(state, seat) ?? null,
        magic: magicUsers(state, seat),
        places: Object.fromEntries(
          places(state, seat).map((place) => [
            place,
            { points: pointsIn(state, seat, place), limit: limitOf(state, seat, place) },
          ]),
        ),
      },
    ]),
  ),
  bands: Object.fromEntries(
    Object.entries(state.warbands).map(([id, warband]) => [
      id,
      {
        fit: fitIn(warband),
        hurt: hurtIn(warband),
        fitOf: byFigure(warband, 'fit'),
        hurtOf: byFigure(warband, 'hurt'),
        points: pointsAll(state, warband),
        rating: ratingOf(state, warband),
        price: priceOf(warband),
        now: ratings(state, warband),
      },
    ]),
  ),
  ratings: Object.fromEntries(
    Object.entries(state.battles).map(([id, battle]) => [
      id,
      Object.fromEntries(battle.sides.map((side) => [side, ratingIn(state, battle, side)])),
    ]),
  ),
});

const { ruleset, begin } = figured(rules, figures);

const fates = v.picklist(['killed', 'captured', 'wounded', 'recovered']);
const calculators = {
  fate: v.strictObject({ again: v.optional(v.array(fates), []) }),
  advance: v.strictObject({
    of: v.picklist(characteristics),
    now: whole,
    mounted: v.optional(flag, false),
    topFace: v.optional(flag, false),
  }),
  refund: v.strictObject({ was: v.picklist(['whole', 'wounded', 'killed', 'captured']), cost: whole }),
  pay: v.strictObject({ bonus: whole }),
  underdog: v.strictObject({ own: whole, enemy: whole }),
};

export const chronopia: Adapter = {
  ruleset,
  state: (given) => begin(laid(given)),
  odds: {
    fate: (given) => shares(fateOdds(read(calculators.fate, given).again)),
    advance(given) {
      const { of, now, ...rest } = read(calculators.advance, given);
      return { success: chance(advanceOdds(of, now, rest), (yes) => yes) };
    },
    refund(given) {
      const { was, cost } = read(calculators.refund, given);
      return shares(refundOdds(was, cost));
    },
    pay: (given) => shares(payOdds(read(calculators.pay, given).bonus)),
    territory: () => shares(territoryOdds()),
    underdog(given) {
      const { own, enemy } = read(calculators.underdog, given);
      return { bonus: underdog(own, enemy) };
    },
  },
};
