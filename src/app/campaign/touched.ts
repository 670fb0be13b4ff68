/** What others have done to a seat while its player looked elsewhere: lines that name the seat, done since the last look. */
import type { Telling } from '../../campaign/telling.ts';
import type { View } from '../../campaign/view.ts';
import type { Note } from '../../kernel/procedure.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

export interface Touched {
  readonly line: Hash;
  readonly note: Note;
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
  /** A stand-in's line: Today tells its player all of them together. */
  const inTheirName = ({ hand, seat }: Telling): boolean => hand !== undefined && seats.includes(seat);
  return tellings
    .filter((one) => one.done && one.kind === 'order' && !one.struck && !one.called && !inTheirName(one))
    .filter(({ entry }) => !known.has(entry))
    .flatMap(({ entry, notes }) =>
      notes.filter((note) => seats.some((seat) => names(seat, note))).map((note) => ({ line: entry, note })),
    );
}
