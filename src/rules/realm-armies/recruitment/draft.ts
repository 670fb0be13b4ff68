/** Drafting, at the start and every night: round by round in an order, until nobody wants more. */
import type { Seat } from '../../../kernel/question.ts';
import { armiesOf, fleetsOf, playing, tilesOf, upkeep } from '../queries.ts';
import type { Draft } from '../remarks.ts';
import type { State } from '../state.ts';

export const leaderless = (state: State, seat: Seat): readonly string[] =>
  armiesOf(state, seat).flatMap(({ id, hero }) => (hero === null ? [id] : []));

/** Whether a realm may raise one more army, or build one more fleet: it can keep it up, and pay for it. */
export const mayRaise = (state: State, seat: Seat): boolean =>
  armiesOf(state, seat).length < upkeep(state, seat).armies &&
  (state.realms[seat]?.treasury ?? 0) >= state.options.costs.army;
export const mayLaunch = (state: State, seat: Seat): boolean =>
  state.options.fleets &&
  fleetsOf(state, seat).length < upkeep(state, seat).fleets &&
  (state.realms[seat]?.treasury ?? 0) >= state.options.costs.fleet;

/** Whether a seat has anything to draft for: generals at the start, later armies and fleets as well. */
export const wantsMore = (state: State, seat: Seat): boolean =>
  leaderless(state, seat).length > 0 ||
  (state.stage === 'season' && (mayRaise(state, seat) || mayLaunch(state, seat)));

/** The smallest realm first; of equals the one that sits first. */
export const bySize = (state: State): readonly Seat[] =>
  [...playing(state)].sort(
    (a, b) =>
      tilesOf(state, a).length - tilesOf(state, b).length || state.seats.indexOf(a) - state.seats.indexOf(b),
  );

/** Whose turn it is next, after `seat`; those with nothing to draft for are passed by. */
export function nextInDraft(state: State, seat: Seat | null): Seat | null {
  const { order, passed } = state.draft;
  const at = seat === null ? -1 : order.indexOf(seat);
  const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return round.find((each) => !passed.includes(each) && wantsMore(state, each)) ?? null;
}

export function beginDraft(draft: Draft, order: readonly Seat[]): void {
  draft.draft = { order: [...order], turn: null, passed: [] };
  draft.draft.turn = nextInDraft(draft as State, null);
}
