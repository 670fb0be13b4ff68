/**
 * What keeps a phone from going on by itself from a page that another turned (R10): whatever its log says on the new page is
 * its player's vote. It goes on only from the table as it knows it, with nothing it held left out and nobody passed over.
 */
import { canonical, type Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Page } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import { gathered } from '../log/gathered.ts';
import type { Device } from '../log/keys.ts';
import { playsFor } from '../log/roster.ts';
import { type Crossed, crossed } from './crossed.ts';
import { fingerprintOf } from './fold.ts';
import { type LateOrder, lostAnswers, lostOrders } from './late.ts';
import type { Read } from './reader.ts';
import { rulesOf, versionAt } from './versions.ts';

export interface Doubt {
  readonly close: Hash;
  /** The page (index) that it turned. */
  readonly page: number;
  /** Who turned it. */
  readonly by: Seat;
  /** Whose word is asked. */
  readonly seat: Seat;
  /** Orders of the page that came too late by it. */
  readonly late: readonly LateOrder[];
  /** Seats for which a phone had answered or rolled that was put out, or left, since. */
  readonly lost: readonly Seat[];
  /** Players the page was waiting for, and this phone's own who was left out. */
  readonly passedOver: readonly Seat[];
  /** Seats whose phone two had put out on the page before: it turned the page without that, or let somebody in. */
  readonly putOut: readonly Seat[];
  /** Orders of the page that name one piece and did not see each other (R26). */
  readonly crossed: readonly Crossed[];
  /** The table at its end is not as this phone reads it. */
  readonly differs: boolean;
}

/**
 * Seats of this phone whose player has not gone on yet from a page that is turned; the pages in order. A phone that came to
 * a seat later has no say on it, and nothing it writes would end the waiting.
 */
export function unsaid({ book }: Pick<Read, 'book'>, device: Device): readonly Unsaid[] {
  const own = unheardIn(book.pages).filter(
    (one) => one.device === device && playsFor(book.roster, device, one.seat),
  );
  // Of each page one seat.
  return own.filter(({ page }, i) => page !== own[i - 1]?.page);
}
interface Unsaid {
  readonly page: number;
  readonly seat: Seat;
}
/** For each turned page the seats whose word is not known, and the phones that may give it. */
const unheardIn = gathered(({ closed, unheard, voices }: Page, page): (Unsaid & { device: Device })[] =>
  (closed ? unheard : []).flatMap((seat) =>
    [...voices].flatMap(([device, seats]) => (seats.has(seat) ? [{ page, seat, device }] : [])),
  ),
);

/** The first page on which this phone's player is asked; undefined where it may go on by itself. */
export function doubt(newest: AnyRuleset, read: Read, device: Device): Doubt | undefined {
  const { book } = read;
  for (const { page, seat } of unsaid(read, device)) {
    const { id, closed } = book.pages[page] as Page;
    if (!closed || closed.entry.author === device) continue;
    const late = book.founding.body.seats
      .flatMap((one) => lostOrders(book, one.id))
      .filter(({ entry }) => entry.page === id);
    const lost = new Set(lostAnswers(book, id).map(({ entry }) => entry.seat));
    const ruleset = rulesOf(newest, versionAt(book, page).rules);
    if (!ruleset) continue;
    const passedOver = leftOut(ruleset, read, page, device);
    const putOut = putOutBefore(read, page);
    const differs = differsAt(read, page);
    const end = read.after(page);
    const crossing = end ? crossed(ruleset, read, page, end) : [];
    const reasons = [late.length, lost.size, passedOver.length, putOut.length, crossing.length];
    if (differs || reasons.some((many) => many > 0))
      return {
        close: closed.hash,
        page,
        by: closed.entry.seat,
        seat,
        late,
        lost: [...lost],
        passedOver,
        putOut,
        differs,
        crossed: crossing,
      };
  }
  return undefined;
}

/**
 * A phone may be in its finder's hands once two have put it out. What it says about seats then is nothing on the page on which that falls,
 * but who turns a page says what falls on it.
 */
function putOutBefore({ book }: Read, page: number): readonly Seat[] {
  const { id, closed } = book.pages[page] as Page;
  const { members, former, barred } = book.roster;
  const parts = [...members, ...former];
  const authorOf = (line: Hash): Device => book.find(line)?.entry.author ?? '';
  const isLate = (line: Hash): boolean => {
    const found = book.find(line);
    return found?.entry.page === id && found.entry.body.kind === 'agree' && found.page > page;
  };
  const put = [...former.filter(({ role }) => role === 'player'), ...barred];
  const seats = put.flatMap(({ device, seat, key, words = [] }) => {
    if (!words.some(isLate)) return [];
    // Who has the seat's words makes further phones of it, and takes the first off.
    const further = parts.filter((one) => one.seat === seat && one.key === key && one.since >= page);
    const theirs = new Set([device, ...further.map((one) => one.device)]);
    const letsIn = parts.some(
      (one) => one.since >= page && one.device !== device && theirs.has(authorOf(one.entry)),
    );
    return letsIn || (closed && theirs.has(closed.entry.author)) ? [seat] : [];
  });
  return [...new Set(seats)];
}

/** Whether the fingerprint of the last page turned is another than this phone's. It covers all that came before. */
function differsAt({ book, after }: Read, page: number): boolean {
  const closed = book.pages[page]?.closed;
  const state = after(page);
  if (!closed || !state || page !== book.pages.length - 2) return false;
  // What was taken back since changed the table of that page: its author could not know.
  const waiting = new Set(
    [...book.asking, ...book.refused.map(({ correction }) => correction)].map(({ hash }) => hash),
  );
  const mended = (book.pages.at(-1)?.entries ?? []).some(
    ({ hash, entry }) =>
      (is(entry, 'strike') || is(entry, 'restore') || is(entry, 'correct')) && !waiting.has(hash),
  );
  return !mended && closed.entry.body.fingerprint !== fingerprintOf(state);
}

/**
 * Awaited players who had not said done when a page was turned. An order that moved the clock on answers for them all; the
 * others that the close names were left out by agreement, except this phone's own seats.
 */
function leftOut(ruleset: AnyRuleset, { book, after }: Read, page: number, device: Device): readonly Seat[] {
  const { closed, entries } = book.pages[page] as Page;
  const [state, before] = [after(page), after(page - 1)];
  if (!closed || !state) return [];
  const done = new Set(entries.flatMap(({ entry }) => (is(entry, 'done') ? [entry.seat] : [])));
  const named = closed.entry.body.without ?? [];
  const mine = named.filter((seat) => playsFor(book.roster, device, seat) && !done.has(seat));
  if (before) {
    // Round a whole battle or round of turns the phase is the same again: what the moment is called is another.
    const [from, to] = [before, state].map(({ table }) => {
      const { stage, title, year = null, step, phase, turn = null } = ruleset.clock(table.rules);
      return canonical([stage, title as unknown as Json, year, step, phase, turn]);
    });
    if (from !== to) return mine;
  }
  const excused = [closed.entry.seat, ...named, ...book.roster.idle];
  const awaited = ruleset
    .awaited(state.table.rules)
    .filter((seat) => !done.has(seat) && !excused.includes(seat));
  return before || page === 0 ? [...new Set([...mine, ...awaited])] : mine;
}
