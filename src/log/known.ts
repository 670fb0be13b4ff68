/**
 * The state of the table that an author knew when writing a line. A line about seats is judged by that and by nothing else: what was written
 * beside it, or is dated back before it, changes nothing of what it said.
 */
import type { Hash } from './bytes.ts';
import type { Device } from './keys.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import { type Bar, isThere, type Membership, type Rekeyed, type Roster } from './roster.ts';

const isOver = (one: Membership, page: number, heard: (word: Hash) => boolean): boolean =>
  one.until === page + 1 && one.words?.some(heard) === true;
/**
 * The roster as those know it who have heard of the words that put phones out, or that they left by: to them such a phone has left on
 * that very page. For everybody else it plays to the end of the page, or the word would take back a roll that others saw.
 */
export function knowing(roster: Roster, page: number, heard: (word: Hash) => boolean): Roster {
  const former = closed(roster.former, page, heard);
  return former === roster.former ? roster : { ...roster, former };
}
const closed = (
  parts: readonly Membership[],
  page: number,
  heard: (word: Hash) => boolean,
): readonly Membership[] => {
  const over = parts.map((one) => isOver(one, page, heard));
  return over.includes(true) ? parts.map((one, i) => (over[i] ? { ...one, until: page } : one)) : parts;
};

/**
 * The roster that a line's author knew: without the parts, offers and bars of that page or later of which they had not heard, with the
 * keys that a seat had for them, and with what they had heard the end of ended. Two players who did something together keep it, though one
 * appoints the other afterwards.
 */
export const heardOf = (roster: Roster, line: Pick<Placed, 'hash' | 'page'>, inPast: InPast): Roster =>
  seenBy(roster, line, inPast, false);
/** What a line's author knew, asked for as far as it is needed: most lines are settled by the parts of a phone or two. */
export interface Knowledge {
  /** Without the parts of all other phones. */
  of(...devices: readonly Device[]): Roster;
  readonly all: Roster;
}
export function knowledge(roster: Roster, line: Pick<Placed, 'hash' | 'page'>, inPast: InPast): Knowledge {
  let all: Roster | undefined;
  const asked = new Map<string, Roster>();
  return {
    of(...devices) {
      const name = devices.join();
      const before = asked.get(name);
      if (before) return before;
      const theirs = ({ device }: Membership): boolean => devices.includes(device);
      const { members, former, offers } = roster;
      const parts = {
        members: members.filter(theirs),
        former: former.filter(theirs),
        offers: offers.filter(theirs),
      };
      const now = heardOf({ ...roster, ...parts }, line, inPast);
      asked.set(name, now);
      return now;
    },
    get all() {
      all ??= heardOf(roster, line, inPast);
      return all;
    },
  };
}
/**
 * The same with newcomers of that page besides: who says that nobody else sits at the table says so before those who were let in meanwhile.
 */
export const tableAt = (roster: Roster, line: Pick<Placed, 'hash' | 'page'>, inPast: InPast): Roster =>
  seenBy(roster, line, inPast, true);

function seenBy(
  roster: Roster,
  line: Pick<Placed, 'hash' | 'page'>,
  inPast: InPast,
  newcomers: boolean,
): Roster {
  const { page } = line;
  const hears = (hash: Hash): boolean => inPast({ hash }, line);
  const there = (one: Membership): boolean =>
    (newcomers && one.slot === undefined) || isThere(one, page, hears);
  const heard = (one: Rekeyed): boolean => one.page < page || (one.page === page && one.words.some(hears));
  const known = knowing(roster, page, hears);
  const { members, former, offers, barred, rekeyed, seats } = known;
  const bar = (one: Bar): boolean => one.page < page || one.words.some(hears);
  // Nearly always: nothing of the page has changed a seat.
  if (rekeyed.every(heard) && [...members, ...former, ...offers].every(there) && barred.every(bar)) {
    const open = closed(offers, page, hears);
    return open === offers ? known : { ...known, offers: open };
  }
  return {
    ...roster,
    members: members.filter(there),
    former: former.filter(there),
    offers: closed(offers, page, hears).filter(there),
    barred: barred.filter(bar),
    seats: rekeyed.every(heard)
      ? seats
      : seats.map((seat) => {
          // What the last change that they heard of made of it, whatever came between.
          const all = rekeyed.filter((one) => one.seat === seat.id);
          const had = all[all.findLastIndex(heard) + 1];
          if (!had) return seat;
          const { keys: _, ...place } = seat;
          return had.keys ? { ...place, keys: had.keys } : place;
        }),
  };
}
