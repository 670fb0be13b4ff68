/** What a realm has beyond what it can keep up. */
import type { Seat } from '../../../kernel/question.ts';
import { armiesOf, fleetsOf, playing, upkeep } from '../queries.ts';
import type { State } from '../state.ts';

/** How many armies and fleets are too many. */
export function excess(state: State, seat: Seat): { readonly armies: number; readonly fleets: number } {
  const keeps = upkeep(state, seat);
  return {
    armies: Math.max(0, armiesOf(state, seat).length - keeps.armies),
    fleets: Math.max(0, fleetsOf(state, seat).length - keeps.fleets),
  };
}
/** Seats that have more than they can keep up. */
export const overstretched = (state: State): readonly Seat[] =>
  playing(state).filter((seat) => {
    const { armies, fleets } = excess(state, seat);
    return armies + fleets > 0;
  });
