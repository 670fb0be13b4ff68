/**
 * Going over to newer rules (R20). A phone whose app grew announces what it reads; once all phones that wrote on the page have,
 * any player may ask the others to go over. A phone nods by itself only where the table that is carried is its own.
 */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { RandomBytes } from '../log/bytes.ts';
import { isGuest } from '../log/guests.ts';
import { mayNod } from '../log/hands.ts';
import { LEVEL } from '../log/levels.ts';
import { covers, isNewer, type Raise, type Version } from '../log/raises.ts';
import { playsFor } from '../log/roster.ts';
import { lineKey, seal } from '../log/seal.ts';
import { opening } from './bringing.ts';
import { bringings } from './carried.ts';
import type { Duty } from './duty.ts';
import type { Folded } from './folded.ts';
import type { Keyring } from './keyring.ts';
import { ownSeat } from './own-seat.ts';
import { isOwn } from './raised.ts';
import type { Read } from './reader.ts';
import { versionAt } from './versions.ts';
import type { View } from './view.ts';

/** What this app reads of a campaign's rules and lines. */
export const readsHere = ({ newest }: Pick<View, 'newest'>): Version => {
  return { rules: newest.version, level: LEVEL };
};
const versionOf = ({ book, page }: View): Version => versionAt(book, page);

/** Seats of which a phone has not announced that it reads a version. */
function unready({ book, device, page }: View, to: Version): readonly Seat[] {
  const old = book.roster.members.filter(
    (one) =>
      one.device !== device &&
      !isGuest(book.roster, one.device, page) &&
      !covers(book.raises.reads.get(one.device), to),
  );
  return [...new Set(old.map(({ seat }) => seat))];
}

/** Newer rules, or a newer level, that this app has: what they are, and whose phones are not known to read them. */
export interface Newer extends Version {
  readonly unready: readonly Seat[];
  /** Asked already on this page. */
  readonly asked: boolean;
}
export function newerRules(view: View): Newer | undefined {
  const to = readsHere(view);
  if (view.outdated || view.onward || !isNewer(to, versionOf(view))) return undefined;
  const asked = view.book.raises.asked.some(({ rules, level }) => rules === to.rules && level === to.level);
  return { ...to, unready: unready(view, to), asked };
}

/** The state as a page began, by the rules of the pages before; undefined where this app could not read them. */
export function opened(view: View, read: Read, ring: Keyring, page = view.page): Folded | undefined {
  const state = opening(view.newest, ring, read, view.book.pages[page]?.id ?? '');
  return state?.unread ? undefined : state;
}

/** A raise that waits for another hand, and whether the table it carries is as this phone reads it. */
export interface RaiseAsked extends Raise {
  readonly own: boolean;
}
/** What this phone's player may nod to. A phone that does not read the rules has no say in it. */
export function raisesAsked(view: View, read: Read, ring: Keyring): readonly RaiseAsked[] {
  const { book, device, page } = view;
  const seat = ownSeat(view);
  const mine = book.raises.asked.filter(
    (one) =>
      seat !== undefined &&
      covers(readsHere(view), one) &&
      mayNod(book.roster, one, { author: device, seat }, page),
  );
  const state = mine.length > 0 ? opened(view, read, ring) : undefined;
  return mine.map((one) => ({ ...one, own: state !== undefined && isOwn(one, state, view.openBooks) }));
}

/** What this phone does by itself: announces what its app reads, nods, and seals its players' books for the new rules. */
export function raiseDuties(view: View, read: Read, ring: Keyring, random: RandomBytes): readonly Duty[] {
  const seat = ownSeat(view);
  if (seat === undefined) return [];
  const reads = readsHere(view);
  const { book, device } = view;
  const known = book.raises.reads.get(device);
  const announce = isNewer(reads, versionOf(view)) && !covers(known, reads);
  if (announce) return [{ seat, body: () => ({ kind: 'reads', ...reads }) }];
  const nods = raisesAsked(view, read, ring).filter(({ own }) => own);
  return [
    ...nods.slice(0, 1).map(({ entry }): Duty => ({ seat, body: () => ({ kind: 'agree', entry }) })),
    ...booksOver(view, read, ring, random),
  ];
}

/** Each player's own book as it stood where the rules were raised, for phones of theirs that will not have the rules before. */
function booksOver(view: View, read: Read, ring: Keyring, random: RandomBytes): readonly Duty[] {
  const { book, device, openBooks } = view;
  const raise = book.raises.inForce.at(-1);
  if (!raise || openBooks) return [];
  const done = bringings(book, raise.entry);
  const due = [...ring.seats].filter(([seat]) => !done.has(seat) && playsFor(book.roster, device, seat));
  const state = due.length > 0 ? opened(view, read, ring, raise.page) : undefined;
  return due.flatMap(([seat, { ledger }]): readonly Duty[] => {
    const whole = state?.ledgers[seat];
    if (whole === undefined) return [];
    const body: Duty['body'] = (at) => {
      return { kind: 'brought', raise: raise.entry, ...seal(whole as Json, lineKey(ledger, at), at, random) };
    };
    return [{ seat, body }];
  });
}
