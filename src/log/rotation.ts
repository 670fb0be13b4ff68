/** Whose turn it is where something must come first: the seats take turns from page to page, and nobody can grind a turn. */
import type { Seat } from '../kernel/question.ts';

/**
 * R10, R26: how far a seat is from its turn; the lower comes first.
 * @param seats in their order at the founding; any other has no turn and comes after them all
 * @param page index, from 0
 */
export function turnOf(seats: readonly Seat[], seat: Seat, page: number): number {
  const place = seats.indexOf(seat);
  return place < 0 ? seats.length : (place + page) % seats.length;
}
