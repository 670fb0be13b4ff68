/** Where in the book somebody began to stand in for another, where it ended, and what became of seats: told in the chronicle. */
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import type { SeatChange } from '../log/roster.ts';

export interface Absence {
  readonly began: boolean;
  /** Who is away, and who stands in for them. */
  readonly seat: Seat;
  readonly own: Seat;
  /** Who proposed or nodded besides; nobody at a table of two. Of an end, whose line ended it. */
  readonly by?: Seat;
}

/** By the line that brought it about. */
export function absencesIn({ standIns }: Pick<Book, 'standIns'>): ReadonlyMap<Hash, readonly Absence[]> {
  const found = new Map<Hash, Absence[]>();
  const add = (hash: Hash, absence: Absence): void => {
    found.set(hash, [...(found.get(hash) ?? []), absence]);
  };
  for (const { entry, seat, own, by, lone, nods, end } of standIns) {
    const [nod] = nods;
    if (!nod && !lone) continue;
    const second = [by, nod?.seat].find((one) => one !== undefined && one !== own);
    add(nod?.entry ?? entry, { began: true, seat, own, ...(second === undefined ? {} : { by: second }) });
    if (end) add(end.entry, { began: false, seat, own, by: end.seat });
  }
  return found;
}

/** By the line that brought it about. */
export function seatChangesIn({ roster }: Pick<Book, 'roster'>): ReadonlyMap<Hash, readonly SeatChange[]> {
  const found = new Map<Hash, SeatChange[]>();
  for (const change of roster.changes) found.set(change.line, [...(found.get(change.line) ?? []), change]);
  return found;
}
