/** What a table agrees came of a battle, as the form fills it in and the order takes it. Pure. */
import type { TileId } from '../../../../kernel/hex.ts';
import { type Agreed, expected, type Outcome } from '../../../../rules/mighty-empires/battle/record.ts';
import type { PlacedBanner } from '../../../../rules/mighty-empires/queries.ts';
import type { State } from '../../../../rules/mighty-empires/state.ts';

/** What becomes of one banner: it stays, it is destroyed, or the tile it withdraws to. */
export type Fate = 'stays' | 'destroyed' | TileId;
export interface BannerAfter {
  readonly lost: number;
  readonly fate: Fate;
  readonly baggage: number;
}
export interface BattlePlan {
  readonly outcome: Outcome;
  readonly parts: { readonly [banner: string]: BannerAfter };
  readonly taken: boolean;
}

/** As the rules would have it follow from an outcome, losses yet to be entered. */
export function planFor(
  state: State,
  encounter: string,
  outcome: Outcome,
  banners: readonly PlacedBanner[],
): BattlePlan {
  const rules = expected(state, encounter, outcome);
  const fate = (id: string): Fate =>
    rules?.destroyed.includes(id) ? 'destroyed' : (rules?.withdraws[id] ?? 'stays');
  return {
    outcome,
    parts: Object.fromEntries(banners.map(({ id, baggage }) => [id, { lost: 0, fate: fate(id), baggage }])),
    taken: rules?.taken ?? false,
  };
}

/** @param asks whose word it takes */
export function agreed(
  encounter: string,
  plan: BattlePlan,
  banners: readonly PlacedBanner[],
  asks: string[] = [],
): Agreed {
  const { outcome, parts, taken } = plan;
  const empty = {
    encounter,
    outcome,
    lost: {},
    destroyed: [],
    withdraws: {},
    baggage: {},
    taken: false,
    asks,
  };
  if (outcome === 'siege') return empty;
  const all = Object.entries(parts);
  const before = new Map(banners.map(({ id, baggage }) => [id, baggage]));
  return {
    encounter,
    outcome,
    lost: Object.fromEntries(all.flatMap(([id, { lost }]) => (lost > 0 ? [[id, lost]] : []))),
    destroyed: all.flatMap(([id, { fate }]) => (fate === 'destroyed' ? [id] : [])),
    withdraws: Object.fromEntries(
      all.flatMap(([id, { fate }]) => (fate === 'stays' || fate === 'destroyed' ? [] : [[id, fate]])),
    ),
    baggage: Object.fromEntries(
      all.flatMap(([id, { baggage, fate }]) =>
        fate !== 'destroyed' && baggage !== before.get(id) ? [[id, baggage]] : [],
      ),
    ),
    taken,
    asks,
  };
}
