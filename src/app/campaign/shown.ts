/** Which of its seats a phone shows in a campaign: kept, and to be changed also from outside of it. */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

const key = (campaign: Hash): string => `realmbook.seat.${campaign}`;
const [wanted, setWanted] = createSignal<{
  readonly campaign: Hash;
  readonly seat: Seat;
  readonly order: string | undefined;
}>();

/** What was last asked for from outside of a campaign. Reactive. */
export { wanted as wantedSeat };

/** The seat last shown; empty where none was. */
export const keptSeat = (campaign: Hash): Seat => localStorage.getItem(key(campaign)) ?? '';
export const keepSeat = (campaign: Hash, seat: Seat): void => localStorage.setItem(key(campaign), seat);

/** Shows a seat in a campaign, whether that is open now or will be. @param order the one order it is shown for */
export function showSeat(campaign: Hash, seat: Seat, order?: string): void {
  keepSeat(campaign, seat);
  setWanted({ campaign, seat, order });
}
