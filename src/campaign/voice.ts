/** The seat as which this phone answers a proposed change to the book. */
import type { Seat } from '../kernel/question.ts';
import { mayAgree } from './acts.ts';
import { ownSeat } from './own-seat.ts';
import type { Asking, View } from './view.ts';

/**
 * The seat on show where it has a word there; else, of a player who acts for another just now, their own, though not in what
 * they asked for themself.
 */
export function voice(view: View, seat: Seat, asking: Asking): Seat | undefined {
  if (mayAgree(view, seat, asking)) return seat;
  const own = ownSeat(view);
  const author = view.book.asking.find(({ hash }) => hash === asking.entry)?.entry.author;
  return own !== undefined && author !== view.device && mayAgree(view, own, asking) ? own : undefined;
}
