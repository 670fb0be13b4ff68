/** What others have done to a seat while its player looked elsewhere: lines that name the seat, done since the last look. */
import type { Telling } from '../../campaign/telling.ts';
import type { View } from '../../campaign/view.ts';
import type { Note } from '../../kernel/procedure.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

export interface Touched {
  readonly line: Hash;
  readonly note: Note;
  /** Who did it in that seat's name. */
  readonly hand?: Seat;
}

/** @param tellings those of the pages since `before`, the open one among them */
export function touching(
  before: View,
  tellings: readonly Telling[],
  seats: readonly Seat[],
): readonly Touched[] {
  const known = new Set(before.tellings.filter(({ done }) => done).map(({ entry }) => entry));
  const names = (seat: Seat, note: Note): boolean =>
    (note.visible === undefined || note.visible.includes(seat)) &&
    Object.values(note.data).flat().includes(seat);
  const inTheirName = ({ hand, seat }: Telling): boolean => hand !== undefined && seats.includes(seat);
  /** Today tells a player all that a stand-in did, together. */
  const stoodIn = (one: Telling): boolean =>
    inTheirName(one) && before.book.standIns.some(({ seat, own }) => seat === one.seat && own === one.hand);
  return tellings
    .filter((one) => one.done && one.kind === 'order' && !one.struck && !one.called && !stoodIn(one))
    .filter(({ entry }) => !known.has(entry))
    .flatMap((one) => {
      const by = one.hand !== undefined && inTheirName(one) ? { hand: one.hand } : {};
      return one.notes
        .filter((note) => seats.some((seat) => names(seat, note)))
        .map((note) => ({ line: one.entry, note, ...by }));
    });
}
