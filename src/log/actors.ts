/**
 * Whose lines count: members for their seats, the seat with the mark for those nobody holds, any player for realms that stand idle,
 * stand-ins for those who are away.
 */
import { each, type Steps } from '../kernel/paced.ts';
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { is } from './entry.ts';
import { seatsOf } from './hands.ts';
import { knowing } from './known.ts';
import type { InPast } from './past.ts';
import type { Placed } from './placed.ts';
import { isWithdrawn, markedOn, type Roster, sitsOn, standsIdle, writesAs } from './roster.ts';
import { mayStandIn, type StandIn, standIns } from './stand-ins.ts';

export interface Actors {
  /** Whether any line proposes a stand-in. */
  readonly proposed: boolean;
  readonly standIns: readonly StandIn[];
  /** Lines of those who act for a seat without playing for it, and the seat they hold themselves. */
  readonly by: ReadonlyMap<Hash, Seat>;
  /** Why a line does not count, where its author may not write it. */
  barred(line: Placed): 'frozen' | 'refused' | undefined;
}

/**
 * @param stands whether a line is among those of the book
 * @param earlier whose lines those of another reading are; no line of it or of these proposes a stand-in
 */
export function* actors(
  lines: readonly Placed[],
  roster: Roster,
  inPast: InPast,
  stands: (line: Hash) => boolean,
  earlier?: Pick<Actors, 'by'>,
): Steps<Actors> {
  const by = new Map(earlier?.by);
  const left = new Set<Hash>();
  const knownTo = (line: Placed): Roster =>
    knowing(roster, line.page, (word) => inPast({ hash: word }, line));
  const own: Placed[] = [];
  yield* each(lines, (line) => {
    const { entry, page, hash } = line;
    const before = (admission: Hash): boolean => stands(admission) && inPast({ hash: admission }, line);
    by.delete(hash);
    const then = knownTo(line);
    const idle = (): boolean =>
      mayStandIn(entry) && sitsOn(then, entry.author, page) && standsIdle(then, entry.seat, page, before);
    // An admission carries its own proof.
    const admits = is(entry, 'admit') && roster.admissions.has(hash) ? 'member' : undefined;
    const as = admits ?? writesAs(then, entry, page, before) ?? (idle() ? 'idle' : undefined);
    if (as === undefined) left.add(hash);
    const acting = as === 'mark' ? markedOn(roster, page) : seatsOf(then, entry.author, page)[0];
    if ((as === 'mark' || as === 'idle') && acting !== undefined) by.set(hash, acting);
    if (as !== undefined) own.push(line);
  });
  const absent = standIns(own, roster, inPast);
  for (const line of absent.all.length > 0 ? lines : []) {
    const seat = left.has(line.hash) && mayStandIn(line.entry) ? absent.ownSeat(line) : undefined;
    if (seat === undefined) continue;
    left.delete(line.hash);
    by.set(line.hash, seat);
  }
  return {
    proposed: lines.some(({ entry }) => is(entry, 'stand-in')),
    standIns: absent.all,
    by,
    barred: (line) =>
      left.has(line.hash)
        ? isWithdrawn(knownTo(line), line.entry.author, line.page)
          ? 'frozen'
          : 'refused'
        : undefined,
  };
}
