/** Lines of a book that no other phone has seen: what is declared by them is remarked on in an audit (R18). */
import type { Seat } from '../kernel/question.ts';
import { isWrite } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import type { View } from './view.ts';

/** How many lines of a seat's book no line by another player's phone has in its past. */
export function unseenWrites({ book }: Pick<View, 'book'>, seat: Seat): number {
  const lines = book.pages.flatMap(({ entries }) => entries);
  const last = new Map<string, Placed>();
  for (const line of lines) if (line.entry.seat !== seat) last.set(line.entry.author, line);
  return lines.filter(
    (line) =>
      line.entry.seat === seat &&
      isWrite(line.entry) &&
      ![...last.values()].some(
        (other) => other.entry.author !== line.entry.author && book.inPast(line, other),
      ),
  ).length;
}
