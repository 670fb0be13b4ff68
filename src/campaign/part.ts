/** A part that another player's line gave to this phone: its player takes it up by the first line they write in it. */
import type { Seat } from '../kernel/question.ts';
import { is, type KnownBody } from '../log/entry.ts';
import { offeredTo } from '../log/roster.ts';
import type { View } from './view.ts';

/** What is to be written before this phone's first line for a seat; nothing where it has its part, or none. */
export function partsToTake(view: View | undefined, seat: Seat): readonly KnownBody[] {
  const one = view && offeredTo(view.book.roster, view.device).find((each) => each.seat === seat);
  const given = one && view.book.find(one.entry)?.entry;
  return given && is(given, 'admit') ? [given.body] : [];
}
