/**
 * What a phone wrote about seats on the page on which two hands put it out. It may be lost, and what its finder writes cannot be told from
 * what its player wrote before; nor can either be dated. So it is what others make of it: where a player went on from a line before they
 * had heard of the putting-out, it stands as any other; else it is nothing, and whom it let in never came.
 */
import type { Hash } from './bytes.ts';
import { is } from './entry.ts';
import type { Device } from './keys.ts';
import { type Bar, holds, type Law, membershipsOf, type Roster, type Seating } from './roster.ts';

/** @param after the roster when all of it was taken in */
export function unseenOf(
  after: Roster,
  items: readonly Seating[],
  page: number,
  law: Law,
): ReadonlySet<Hash> {
  const bars = after.barred.filter((one) => one.page === page);
  if (bars.length === 0) return new Set();
  const doubted = new Map<Hash, readonly Hash[]>();
  for (const item of items) {
    const words = bars.flatMap((bar) => (isBy(bar, item) ? bar.words : []));
    const heard = words.some((word) => law.inPast(item, { hash: word }));
    if (words.length > 0 && !heard && isAlone(after, item)) doubted.set(item.hash, words);
  }
  const by = witnesses(after, bars, page, doubted);
  return new Set([...doubted].flatMap(([line, words]) => (law.goneOn(line, words, by) ? [] : [line])));
}

const isBy = ({ device, seat }: Bar, { entry }: Seating): boolean =>
  device === entry.author && seat === entry.seat;

/** Whether a line touches others by its author's word alone: what takes two is the other's word, too. */
function isAlone(after: Roster, { hash, entry }: Seating): boolean {
  if (is(entry, 'invite')) return true;
  if (is(entry, 'leave')) return entry.body.seat === entry.seat;
  const parts = [...membershipsOf(after), ...after.offers];
  if (is(entry, 'withdraw'))
    return parts.some(({ device, seat }) => device === entry.body.device && seat === entry.seat);
  if (!is(entry, 'admit')) return false;
  // Its own coming by its seat's key is judged by that key.
  if (entry.body.by === 'seat') return entry.body.device !== entry.author;
  return parts.some(({ from }) => from.includes(hash));
}

/** Phones of players who sat there before, are not put out themselves and were not let in so. */
function witnesses(
  after: Roster,
  bars: readonly Bar[],
  page: number,
  doubted: ReadonlyMap<Hash, unknown>,
): ReadonlySet<Device> {
  return new Set(
    membershipsOf(after).flatMap((one) =>
      one.role === 'player' &&
      holds(one, page) &&
      (one.since < page || page === 0) &&
      !doubted.has(one.entry) &&
      !bars.some(({ device }) => device === one.device)
        ? [one.device]
        : [],
    ),
  );
}
