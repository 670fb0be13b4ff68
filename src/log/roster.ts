/**
 * Who sits where, as the book has come to say it. Memberships run from page to page: nobody's admission or withdrawal
 * reaches back to pages before it.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import type { Entry, Known } from './entry.ts';
import type { Device, SeatPublic } from './keys.ts';
import type { InPast } from './past.ts';
import { mayHave } from './slot-names.ts';

export type Role = 'player' | 'regent' | 'guest';
export interface Membership {
  readonly device: Device;
  readonly seat: Seat;
  readonly role: Role;
  readonly entry: Hash;
  /** The lines by which it came about, of which any is enough: `entry` itself, or those that agreed to it. */
  readonly from: readonly Hash[];
  /** The seat's key under which it came; a guest has none. */
  readonly key?: string;
  /** The name a guest goes by. */
  readonly name?: string;
  /** Of a seat's further phone, or its regent. */
  readonly slot?: number;
  /** The invitation that it came by. */
  readonly invite?: string;
  /** The lines of two hands that granted it the seat, by their places in their logs. */
  readonly granted?: readonly Pick<Entry, 'author' | 'seq'>[];
  /** The page (index) from which it holds, and the one from which it no longer does. */
  readonly since: number;
  readonly until?: number;
  /** The lines that ended it: of its own seat's player, of two hands, or of both. */
  readonly words?: readonly Hash[];
  /** One of them left the seat for good. */
  readonly left?: true;
  /** One of them put the phone out. */
  readonly out?: true;
}
/** What two hands may do, as one of them proposes it. */
export interface Proposal {
  readonly hash: Hash;
  readonly entry: Known<'admit'> | Known<'withdraw'> | Known<'leave'> | Known<'mark'>;
  /** The parts that it was about as its author knew them, and the keys under which they sat. */
  readonly meant?: { readonly parts: readonly Hash[]; readonly keys: readonly (string | undefined)[] };
  /** Lines of this page that said no: for those who had heard one it is off. */
  readonly refused?: readonly Hash[];
  /** Lines of this page that agreed; by the first it came about. */
  readonly agreed?: readonly Hash[];
}
/** A key that lets nobody into a seat any more, from a page on, by any of these lines: two hands put a phone out that had it. */
export interface Bar {
  readonly device: Device;
  readonly seat: Seat;
  readonly key: string;
  readonly page: number;
  readonly words: readonly Hash[];
}
/** The keys that a seat had before a line of a page changed them, or several that agreed to it. */
export interface Rekeyed {
  readonly seat: Seat;
  readonly keys?: SeatPublic | undefined;
  readonly page: number;
  readonly words: readonly Hash[];
  readonly as: 'out' | 'left';
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
  /** Whether one of some phones went on from a line before it had heard of any of some others. */
  readonly goneOn: (line: Hash, before: readonly Hash[], by: ReadonlySet<Device>) => boolean;
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
  /** The page (index) from which it did; where the player said so themself, for authors who had heard it. */
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
  /** The line that opened it, whose seat that was, and by which phone. */
  readonly line: Hash;
  readonly by: Seat;
  readonly device: Device;
  /** The page (index) on which it was opened. */
  readonly since: number;
  /** For whom; both where it says nothing. */
  readonly role?: 'player' | 'guest';
  readonly limit: number;
  /** The number of pages after which it ends. */
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
  /** Parts that another's line gave to a phone: nothing comes of one before that phone takes it up by a line of its own. */
  readonly offers: readonly Membership[];
  readonly invitations: readonly Invitation[];
  /** Keys of seats out of which two hands put a phone: they let in no further one, until the seat is granted under new ones. */
  readonly barred: readonly Bar[];
  /** Of the last page that changed any. */
  readonly rekeyed: readonly Rekeyed[];
  /** Of a seat's further phones, by key and number: who has it; '' where two took it, so that nobody has. Regents, and phones that were only named for it, stand behind a mark. */
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

export const membershipsOf = ({ members, former }: Roster): readonly Membership[] => [...members, ...former];
export const holds = ({ since, until }: Membership, page: number): boolean =>
  since <= page && (until === undefined || page < until);
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
  const parts = own.filter((one) => one.slot === undefined || isThere(one, page, before));
  if (parts.some((one) => one.seat === seat && mayAs(one, entry))) return 'member';
  const marked = markedOn(roster, page);
  if (!parts.some((one) => one.role === 'player' && one.seat === marked)) return undefined;
  const taken = holders(roster, seat, page).some((one) => isThere(one, page, before));
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
  if (last?.becomes !== 'idle') return false;
  /** For authors who had heard of the leaving it ended at once. */
  const left = ({ left, until = 0 }: Membership): boolean => left === true && until >= last.since - 1;
  // Who has sat down there since took the realm up, and it stands idle no more though they are put out again.
  return !membershipsOf(roster).some(
    (one) =>
      one.seat === seat &&
      one.role === 'player' &&
      !left(one) &&
      (one.since >= last.since - 1 || holds(one, page)) &&
      isThere(one, page, before),
  );
}
/** Whether a part was there before a page began, or its author had heard of it. */
export const isThere = ({ since, from }: Membership, page: number, heard: (line: Hash) => boolean): boolean =>
  since < page || from.some(heard);
/** Whether a device has a player's part of its own on a page. */
export const sitsOn = (roster: Roster, device: Device, page: number): boolean =>
  membershipsOf(roster).some((one) => one.device === device && one.role === 'player' && holds(one, page));
const mayAs = ({ role }: Membership, { body }: Entry): boolean => role !== 'guest' || body.kind === 'note';
const holders = (roster: Roster, seat: Seat, page: number): readonly Membership[] =>
  membershipsOf(roster).filter((one) => one.seat === seat && one.role === 'player' && holds(one, page));

/** Whether a device was withdrawn by then. */
export const isWithdrawn = (roster: Roster, device: Device, page: number): boolean =>
  membershipsOf(roster).some((one) => one.device === device && one.until !== undefined && one.until <= page);

/** Whether a device plays for a seat, as its player or regent. */
export const playsFor = ({ members }: Roster, device: Device, seat: Seat): boolean =>
  members.some(
    (one) => one.device === device && one.seat === seat && (one.role === 'player' || one.role === 'regent'),
  );
/** The key (hex) of a seat; undefined where nobody has brought one, or its player left for good. */
export const keyOf = ({ seats }: Roster, seat: Seat): string | undefined =>
  seats.find(({ id }) => id === seat)?.keys?.sign;
/** Whether a seat's key lets in nobody: two players put a phone out that had it. @param key another than it has now */
export const isBarred = (roster: Roster, seat: Seat, key = keyOf(roster, seat)): boolean =>
  roster.barred.some((one) => one.seat === seat && one.key === key);
/** Parts that phones were given and may still take up. */
export const openOffers = (roster: Roster): readonly Membership[] =>
  roster.offers.filter(
    ({ device, seat, role, key, slot, until }) =>
      until === undefined &&
      key !== undefined &&
      key === keyOf(roster, seat) &&
      mayHave(roster.slots, { device, slot }, key) &&
      !isBarred(roster, seat) &&
      !roster.members.some((one) => one.device === device && one.seat === seat && one.role === role),
  );
/** Whose regent a phone may be: what it was offered, and has not taken up yet. */
export const offeredTo = (roster: Roster, device: Device): readonly Membership[] =>
  openOffers(roster).filter((one) => one.device === device && one.role === 'regent');
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
