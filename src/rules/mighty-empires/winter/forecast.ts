/** A winter's purse as it runs from phase to phase, and the banners that will go hungry: the figures a player needs before spending. */

import type { Seat } from '../../../kernel/question.ts';
import { supports } from '../provisions/forage.ts';
import { forces } from '../queries.ts';
import type { State } from '../state.ts';
import { type WinterPhase, winterPhases } from '../winter-phases.ts';
import { toPlace } from './deployment.ts';
import { revenueOf } from './revenue.ts';
import { homebound, roomsOf } from './room.ts';
import { toSupply } from './sieges.ts';
import { crownsALoad } from './stores.ts';

export type Budget = {
  /** Crowns counted, or what would be counted now. */
  readonly revenue: number;
  readonly counted: boolean;
  /** Spent for all to see, and in secret. */
  readonly open: number;
  readonly secret: number;
  /** Below 0 where more is spent than there is. */
  readonly left: number;
  /** Meant for what is still to be done this winter. */
  readonly planned: number;
  /** What would be lost in spring if the plan is kept; below 0 where it is beyond the means. */
  readonly rest: number;
  /** Crowns in the chest at the end of each phase: so far as they were spent, from now on as they are planned. */
  readonly course: readonly { readonly phase: WinterPhase; readonly crowns: number }[];
};

type ByPhase = { readonly [phase in WinterPhase]?: number };

/**
 * @param secret crowns by phase that only the seat's ledger knows of
 * @param plan crowns its owner means to spend in a phase, what is spent there already counted in
 */
export function budget(state: State, seat: Seat, secret: ByPhase = {}, plan: ByPhase = {}): Budget {
  const purse = state.winter.purses[seat] ?? { revenue: null, spent: 0 };
  const revenue = purse.revenue ?? revenueOf(state, seat).crowns;
  const by = purse.by ?? {};
  const named = Object.values(by).reduce((sum, crowns) => sum + crowns, 0);
  // Ransom and gifts between courts name no phase of their own.
  const gifts = purse.spent - named;
  const at = state.winter.at[seat];
  const now = at === undefined || at === 'ready' ? winterPhases.length : winterPhases.indexOf(at);
  let crowns = 0;
  let planned = 0;
  const course = winterPhases.map((phase, step) => {
    if (phase === 'revenue') crowns += revenue;
    const spent = (by[phase] ?? 0) + (secret[phase] ?? 0) + (phase === 'diplomacy' ? gifts : 0);
    const more = step < now ? 0 : Math.max(0, (plan[phase] ?? 0) - spent);
    planned += more;
    crowns -= spent + more;
    return { phase, crowns };
  });
  const hidden = Object.values(secret).reduce((sum, each) => sum + each, 0);
  return {
    revenue,
    counted: purse.revenue !== null,
    open: purse.spent,
    secret: hidden,
    left: revenue - purse.spent - hidden,
    planned,
    rest: revenue - purse.spent - hidden - planned,
    course,
  };
}

export type Mouths = {
  readonly banners: number;
  /** Banners the realm houses over the winter, and those it does not. */
  readonly beds: number;
  readonly homeless: number;
  /** Banners that live off the land where they stand, and those that will eat from carts and barns. */
  readonly fed: number;
  readonly hungry: number;
  /** Loads to hand, and the months they last. */
  readonly loads: number;
  readonly months: number;
  /** Crowns that feed the hungry for one month more. */
  readonly month: number;
  /** Besieging banners that wait to be paid for: a die of crowns each. */
  readonly besiegers: number;
};

export function mouths(state: State, seat: Seat): Mouths {
  const beds = [...roomsOf(state, seat).values()].reduce((sum, each) => sum + each, 0);
  const going = homebound(state, seat).length;
  let banners = 0;
  let fed = 0;
  for (const [tile, there] of forces(state, seat)) {
    banners += there.length;
    fed += Math.min(there.length, supports(state, seat, tile));
  }
  const hungry = banners - fed;
  const loads = toPlace(state, seat);
  return {
    banners,
    beds,
    homeless: Math.max(0, going - beds),
    fed,
    hungry,
    loads,
    months: hungry === 0 ? 0 : Math.floor(loads / hungry),
    month: hungry * crownsALoad,
    besiegers: toSupply(state, seat).reduce((sum, { attackers }) => sum + Object.keys(attackers).length, 0),
  };
}
