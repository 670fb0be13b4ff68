/**
 * What stood in a seat's book when it said something, as others had seen it and as its player had. A line that nobody had
 * seen when it was asked may have been written on a train; it may also have been written to fit.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { Book } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { isWrite } from '../log/entry.ts';
import type { Placed } from '../log/placed.ts';
import { foldNext, onPage, startOf, turned } from './fold.ts';
import type { Folded, Reading } from './folded.ts';
import { readLedger } from './keyring.ts';

export interface Stood {
  /** By the lines in the past of what asked for it. */
  readonly witnessed: Json | undefined;
  /** By the lines in the past of what was said. */
  readonly own: Json | undefined;
  /** What was written into it that nobody had seen when it was asked. */
  readonly unseen: readonly Json[];
}

/** @param asker the line that asked for it; undefined where the rules did as the page began */
export function stoodThen(
  how: Reading,
  book: Book,
  before: Folded,
  line: Placed,
  asker: Placed | undefined,
  seat: Seat,
  claim: (state: Folded) => Json | undefined,
): Stood {
  const { inPast } = how.corrections;
  const writes = writesBefore(book, line, seat);
  const seen = (one: Placed): boolean => (asker ? inPast(one, asker) : one.page < line.page);
  const late = writes.filter((one) => !seen(one));
  const other = writes.filter((one) => !inPast(one, line));
  const without = (lines: readonly Placed[]): Json | undefined =>
    claim(lines.length === 0 ? before : foldWithout(how, book, line.hash, lines));
  return {
    witnessed: without(late),
    own: without(other),
    unseen: late.flatMap(({ entry }) => {
      const write = readLedger(how.ring, entry, how.opened);
      return write === undefined ? [] : [write];
    }),
  };
}

function writesBefore({ pages }: Book, line: Placed, seat: Seat): readonly Placed[] {
  const found: Placed[] = [];
  for (const one of pages.flatMap(({ entries }) => entries)) {
    if (one.hash === line.hash) break;
    const { entry } = one;
    if (isWrite(entry) && entry.seat === seat) found.push(one);
  }
  return found;
}

/** The campaign up to a line, as if some lines of a book had not been written. */
function foldWithout(how: Reading, book: Book, until: Hash, lines: readonly Placed[]): Folded {
  const struck = new Map(how.corrections.struck);
  for (const { hash } of lines) struck.set(hash, hash);
  const reading: Reading = { ...how, corrections: { ...how.corrections, struck } };
  let state = startOf(reading, book);
  for (const { id, entries } of book.pages) {
    const on = onPage(reading, id);
    if (!on) continue;
    let at = turned(on, state, id);
    for (const placed of entries) {
      if (placed.hash === until) return at;
      at = foldNext(on, at, placed);
    }
    const { tellings: _, ...after } = at;
    state = after;
  }
  return state;
}
