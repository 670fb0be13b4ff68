/** What a deed costs in Conquest Points. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { rapidSaving } from '../charts/events.ts';
import { type Deed, spending } from '../charts/spending.ts';
import { picked } from '../events/effects.ts';
import type { Hex, State } from '../state.ts';

export const price = (of: Deed): number => spending.rows.find(({ is }) => is.of === of)?.is.points ?? 0;

/** A hex by itself: claimed where no flag flies, else conquered. @param rapid the first with rapid expansion */
export const hexPrice = (
  { kind, flag, walls }: Pick<Hex, 'kind' | 'flag' | 'walls'>,
  rapid: boolean,
): number =>
  (flag === null ? price('claim') : price('conquer')) +
  (kind === 'mountain' ? price('mountain') : 0) +
  (flag !== null && walls !== null ? price('walls') : 0) -
  (rapid ? rapidSaving : 0);

/** Whether a seat's next hex is the first, and comes cheaper for it. */
export const rapid = (state: State, seat: Seat): boolean =>
  picked(state, seat, 'rapid-expansion') && !state.turn.expanded.includes(seat);

/** What a hex costs a seat now. */
export function costOf(state: State, seat: Seat, tile: TileId): number {
  const hex = state.hexes[tile];
  return hex ? hexPrice(hex, rapid(state, seat)) : 0;
}
