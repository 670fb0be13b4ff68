/**
 * Who sits where, as the book has come to say it. Memberships run from page to page: nobody's admission or withdrawal
 * reaches back to pages before it.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { Entry, Known } from './entry.ts';
import type { Device, SeatPublic } from './keys.ts';
import type { InPast } from './past.ts';

export type Role = 'player' | 'regent' | 'guest';
export interface Membership {
  readonly device: Device;
  readonly seat: Seat;
  readonly role: Role;
  readonly entry: Hash;
  /** What a guest calls himself. */
  readonly name?: string;
  /** Of a seat's further phone, or its regent. */
  readonly slot?: number;
  /** The page (index) from which it holds, and the one from which it no longer does. */
  readonly since: number;
  readonly until?: number;
  /** Of a phone that was put out, by its own seat's player or by two hands or by both: the lines that did it. */
  readonly words?: readonly Hash[];
  /** The seat was left for good. */
  readonly left?: true;
  /** Of a seat's further phone or its regent: the first line in which it says itself that it is one, and that line's page. */
  readonly taken?: { readonly line: Hash; readonly page: number };
}
/** What two hands may do, as one of them proposes it. */
export interface Proposal {
  readonly hash: Hash;
  readonly entry: Known<'admit'> | Known<'withdraw'> | Known<'leave'> | Known<'mark'>;
}
/** A line that seats somebody, puts somebody out, or speaks to a proposal to do so. */
export interface Seating {
  readonly hash: Hash;
  readonly entry:
    | Proposal['entry']
    | Known<'agree'>
    | Known<'refuse'>
    | Known<'invite'>
    | Known<'end-invite'>;
}
/** What a line is judged by, beside the roster. */
export interface Law {
  readonly inPast: InPast;
  /** The number of the page that a close begins, from 0. */
  readonly pageAt: (page: Hash) => number;
}
/** What became of a seat, and the seats of those who said so. */
export type SeatChange = {
  /** The line that brought it about: of two hands the one that agreed. */
  readonly line: Hash;
  readonly seat: Seat;
  readonly hands: readonly Seat[];
} & (
  | { readonly what: 'out'; readonly role: Role }
  | { readonly what: 'granted' }
  /** It acts for seats that nobody holds, from the next page on. */
  | { readonly what: 'marked' }
  /** `name`: of the player who left. */
  | { readonly what: 'left'; readonly becomes: 'free' | 'idle'; readonly name: string }
  /** Somebody of another name sits down where `before` left for good. */
  | { readonly what: 'taken'; readonly before: string }
  /** A guest, or anybody in a seat that was left, sits down where the name stays; `name`: what they were called before. */
  | { readonly what: 'sat'; readonly name: string }
);
/** What became of a seat that was left for good. */
export interface Parting {
  readonly seat: Seat;
  readonly becomes: 'free' | 'idle';
  /** The page (index) from which it did; where the player said so themself, for whoever had heard it. */
  readonly since: number;
  readonly word?: Hash;
}
/** Which seat acts for those that nobody holds, from a page (index) on. */
export interface Mark {
  readonly seat: Seat;
  readonly since: number;
}
export interface Invitation {
  /** Its public key. */
  readonly key: string;
  /** The line that opened it, and whose seat that was. */
  readonly line: Hash;
  readonly by: Seat;
  /** For whom; both where it says nothing. */
  readonly role?: 'player' | 'guest';
  readonly limit: number;
  /** It ends once so many pages are turned. */
  readonly until?: number;
  /** How many have come by it. */
  readonly used: number;
  /** Lines that ended it. */
  readonly ended: readonly Hash[];
}
export interface Roster {
  readonly campaign: Hash;
  readonly seats: readonly { readonly id: Seat; readonly name: string; readonly keys?: SeatPublic }[];
  readonly members: readonly Membership[];
  /** Withdrawn. Only two hands admit them again: the proofs they came by are in everybody's hands. */
  readonly former: readonly Membership[];
  readonly invitations: readonly Invitation[];
  /** Keys of seats out of which two hands put a phone: they let in no further one, until the seat is granted under new ones. */
  readonly barred: readonly string[];
  /** Of a seat's further phones, by key and number: who has it; '' where two took it, so that nobody has. Behind a '?' who was only named for it. */
  readonly slots: ReadonlyMap<string, string>;
  /** Admissions that seated somebody or were proposed; any other line of that kind is nothing. */
  readonly admissions: ReadonlySet<Hash>;
  /** Waits for a second hand. */
  readonly proposed: readonly Proposal[];
  /** Left for good and played by nobody: no page waits for them. */
  readonly idle: readonly Seat[];
  /** Seats that were left for good; the last of a seat holds. */
  readonly parted: readonly Parting[];
  /** What became of held seats, in the order of the book. */
  readonly changes: readonly SeatChange[];
  /** First to last; the founder's seat has it first. */
  readonly marks: readonly Mark[];
}

const firstInvitation = ({ seat, body }: Known<'found'>, campaign: Hash): Invitation => ({
  key: body.invite,
  line: campaign,
  by: seat,
  limit: 64,
  used: 0,
  ended: [],
});

/** As the founding leaves it: the founder sits, under the keys it names. */
export const founded = (found: Known<'found'>, campaign: Hash): Roster => ({
  campaign,
  seats: found.body.seats.map((one) => (one.id === found.seat ? { ...one, keys: found.body.keys } : one)),
  members: [{ device: found.author, seat: found.seat, role: 'player', entry: campaign, since: 0 }],
  former: [],
  invitations: [firstInvitation(found, campaign)],
  barred: [],
  slots: new Map(),
  admissions: new Set(),
  proposed: [],
  idle: found.body.from?.away ?? [],
  parted: (found.body.from?.away ?? []).map((one) => ({ seat: one, becomes: 'idle', since: 0 })),
  changes: [],
  marks: [{ seat: found.seat, since: 0 }],
});

export const membershipsOf = ({ members, former }: Roster): readonly Membership[] => [...members, ...former];
export const holds = ({ since, until }: Membership, page: number): boolean =>
  since <= page && (until === undefined || page < until);
/**
 * The roster as those know it who have heard of the words that put phones out: to them such a phone has left on that very page. For
 * everybody else it plays to the end of the page, or the word would take back a roll that others saw.
 */
export function knowing(roster: Roster, page: number, heard: (word: Hash) => boolean): Roster {
  const over = ({ words, until }: Membership): boolean => until === page + 1 && words?.some(heard) === true;
  if (!roster.former.some(over)) return roster;
  return { ...roster, former: roster.former.map((one) => (over(one) ? { ...one, until: page } : one)) };
}

/** The seat that acts on a page for those nobody holds. */
export const markedOn = ({ marks }: Roster, page: number): Seat | undefined =>
  marks.findLast(({ since }) => since <= page)?.seat;

/**
 * As whom a device may write for a seat on a page; undefined if not at all. Guests write notes; the seat with the mark acts for seats that nobody holds.
 * @param before whether an admission stands before the line: on the page of that admission, the mark's lines before it count
 */
export function writesAs(
  roster: Roster,
  entry: Entry,
  page: number,
  before: (admission: Hash) => boolean = () => true,
): 'member' | 'mark' | undefined {
  const { author, seat } = entry;
  const own = membershipsOf(roster).filter((one) => one.device === author && holds(one, page));
  const parts = own.filter((one) => isTakenUp(one, page, before));
  if (parts.some((one) => one.seat === seat && mayAs(one, entry))) return 'member';
  const marked = markedOn(roster, page);
  if (!parts.some((one) => one.role === 'player' && one.seat === marked)) return undefined;
  const taken = holders(roster, seat, page).some((one) => one.since < page || before(one.entry));
  return taken ? undefined : 'mark';
}

/** Whether a realm stands idle on a page, so that any player acts for it: nobody is there to be asked. */
export function standsIdle(
  roster: Roster,
  seat: Seat,
  page: number,
  before: (line: Hash) => boolean = () => true,
): boolean {
  const heard = ({ since, word }: Parting): boolean =>
    since <= page || (since === page + 1 && word !== undefined && before(word));
  const last = roster.parted.findLast((one) => one.seat === seat && heard(one));
  const sits = holders(roster, seat, page).some(
    (one) => one.until !== last?.since && (one.since < page || before(one.entry)),
  );
  return last?.becomes === 'idle' && !sits;
}
/** A membership that ends with a page. @param word the line that puts it out; none where its player leaves */
export const overBy = (one: Membership, page: number, word: Hash | undefined): Membership => ({
  ...one,
  until: page + 1,
  ...(word === undefined ? {} : { words: [...(one.words ?? []), word] }),
});
/** Whether a device has a player's part of its own on a page. */
export const sitsOn = (roster: Roster, device: Device, page: number): boolean =>
  membershipsOf(roster).some(
    (one) => one.device === device && one.role === 'player' && isTakenUp(one) && holds(one, page),
  );
/**
 * A part that another's line gave a phone counts once that phone has taken it up: nobody is appointed without their will.
 * @param page with `heard`: of a line whose author may not have heard of it
 */
export const isTakenUp = (
  { slot, taken }: Membership,
  page = Number.POSITIVE_INFINITY,
  heard: (line: Hash) => boolean = () => true,
): boolean =>
  slot === undefined ||
  (taken !== undefined && (taken.page < page || (taken.page === page && heard(taken.line))));
const mayAs = ({ role }: Membership, { body }: Entry): boolean => role !== 'guest' || body.kind === 'note';
const holders = (roster: Roster, seat: Seat, page: number): readonly Membership[] =>
  membershipsOf(roster).filter((one) => one.seat === seat && one.role === 'player' && holds(one, page));

/** Whether a device was withdrawn by then. */
export const isWithdrawn = (roster: Roster, device: Device, page: number): boolean =>
  membershipsOf(roster).some((one) => one.device === device && one.until !== undefined && one.until <= page);

/** Whether a device plays for a seat, as its player or regent. */
export const playsFor = ({ members }: Roster, device: Device, seat: Seat): boolean =>
  members.some(
    (one) =>
      one.device === device &&
      one.seat === seat &&
      (one.role === 'player' || one.role === 'regent') &&
      isTakenUp(one),
  );
/** Whether a seat's key lets in nobody: two players put a phone out that had it. */
export const isBarred = ({ seats, barred }: Roster, seat: Seat): boolean =>
  barred.includes(seats.find(({ id }) => id === seat)?.keys?.sign ?? '');
/** Whether nobody sits in a seat, nor has keys to come back to it. */
export const isVacant = (roster: Roster, seat: Seat): boolean =>
  roster.seats.some(({ id, keys }) => id === seat && keys === undefined) && !held(roster).includes(seat);
/** Whether a seat was left for good, and nobody has sat down in it since: they would have brought its keys. */
export const isLeft = (roster: Roster, seat: Seat): boolean =>
  roster.changes.some((one) => one.what === 'left' && one.seat === seat) && isVacant(roster, seat);

/** Seats somebody holds. */
export const held = ({ members }: Roster): readonly Seat[] => [
  ...new Set(members.filter(({ role }) => role === 'player').map(({ seat }) => seat)),
];
