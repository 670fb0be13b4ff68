/** What a seat knows before a battle: its own points, what it was told of the enemy, and what may come of it. Pure. */
import type { Intelligence } from '../../../../campaign/folded.ts';
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import {
  type BattleOdds,
  battleOdds,
  musterOdds,
  results,
} from '../../../../rules/mighty-empires/battle/odds.ts';
import { combatTable } from '../../../../rules/mighty-empires/charts/combat.ts';
import type { Settlement } from '../../../../rules/mighty-empires/charts/source.ts';
import { blank, type Ledger, worth } from '../../../../rules/mighty-empires/ledger/book.ts';
import { attackersOf, defendersOf } from '../../../../rules/mighty-empires/map/sides.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { Encounter, State } from '../../../../rules/mighty-empires/state.ts';
import { toldOf, toldTo } from '../told.ts';

export type Sides = {
  readonly own: readonly PlacedBanner[];
  readonly theirs: readonly PlacedBanner[];
  readonly attacks: boolean;
};
export function sidesFor(state: State, encounter: Encounter, seat: Seat): Sides {
  const [attackers, defenders] = [attackersOf(state, encounter), defendersOf(state, encounter)];
  const attacks = encounter.attacker === seat;
  return attacks
    ? { own: attackers, theirs: defenders, attacks }
    : { own: defenders, theirs: attackers, attacks };
}

/** Points of a seat's own banners; undefined while one of them is not mustered. */
export function pointsIn(book: Ledger | undefined, banners: readonly PlacedBanner[]): number | undefined {
  const held = banners.map(({ id }) => book?.banners[id] ?? blank);
  return held.every(({ mustered }) => mustered)
    ? held.reduce((sum, contents) => sum + worth(contents), 0)
    : undefined;
}

export interface ToldPoints {
  readonly points: number;
  /** Of so many banners. */
  readonly of: number;
  /** Counted this month: no recruit came since, and no other banner's troops. */
  readonly exact: boolean;
}
/** The newest word of each enemy banner; undefined where nothing was told of any. */
export function toldPoints(view: View, seat: Seat, theirs: readonly PlacedBanner[]): ToldPoints | undefined {
  const told = toldTo(view, seat);
  const { stage, year, step } = view.clock;
  const exact = ({ at }: Intelligence): boolean => {
    const then = at as Partial<typeof view.clock>;
    return then.stage === stage && then.year === year && then.step === step;
  };
  const ids = theirs.map(({ id }) => id);
  const whole = told.find(({ claim, about }) => {
    const { banners = [] } = about as { readonly banners?: readonly string[] };
    return claim === 'total' && banners.length === ids.length && ids.every((id) => banners.includes(id));
  });
  if (whole) return { points: Number(whole.value), of: ids.length, exact: exact(whole) };
  const each = ids.flatMap((id) => {
    for (const one of told) {
      const { points } = toldOf(one, id);
      const { banners = [] } = one.about as { readonly banners?: readonly string[] };
      if (points !== undefined && banners.includes(id)) return [{ points, exact: exact(one) }];
    }
    return [];
  });
  return each.length > 0
    ? {
        points: each.reduce((sum, { points }) => sum + points, 0),
        of: each.length,
        exact: each.every((one) => one.exact),
      }
    : undefined;
}

/** Strengths to look at: the columns of the combat table. */
export const strengths: readonly number[] = combatTable.columns.map(({ title }) =>
  Number.parseInt(title, 10),
);

export const oddsFor = (
  own: number,
  theirs: number,
  attacks: boolean,
  armies: State['options']['armies'],
): BattleOdds => (attacks ? battleOdds(own, theirs, {}, armies) : battleOdds(theirs, own, {}, armies));

export type AgainstTown = { readonly odds: BattleOdds; readonly staysIn: number };
/** Independents weighed by their muster: how a battle would end, and how likely they shut their gates instead. */
export function againstTown(own: number, site: Settlement, armies: State['options']['armies']): AgainstTown {
  const all = musterOdds(site).outcomes;
  const out = all.filter(({ value }) => site === 'village' || own < value);
  const fights = out.reduce((sum, { p }) => sum + p, 0);
  const each = out.map(({ value, p }) => ({ p: p / fights, odds: battleOdds(own, value, {}, armies) }));
  const over = (of: (odds: BattleOdds) => number): number =>
    each.reduce((sum, { p, odds }) => sum + p * of(odds), 0);
  return {
    odds: {
      kind: 'exact',
      results: Object.fromEntries(
        results.map((result) => [result, over(({ results: found }) => found[result])]),
      ) as BattleOdds['results'],
      loses: { attacker: over(({ loses }) => loses.attacker), defender: over(({ loses }) => loses.defender) },
    },
    staysIn: 1 - fights,
  };
}
