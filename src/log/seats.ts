/**
 * Who sits where. A device is admitted to a free seat by the invitation, to a held one by the seat's own key (another phone
 * of the same player, a regent), to either by the recorder (a lost phone, an absent player). The invitation makes players
 * and guests only. Who claims a seat names its keys, so he signs the claim himself. Of two claims the one that stands
 * earlier in the book holds; the other is told that the seat is taken.
 * Memberships run from page to page: nobody's admission or withdrawal reaches back to pages before it.
 */

import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, text } from './bytes.ts';
import { type Entry, is, type Known } from './entry.ts';
import { type Device, type SeatPublic, sign, verify } from './keys.ts';

export type Role = 'player' | 'regent' | 'recorder' | 'guest';
export interface Membership {
  readonly device: Device;
  readonly seat: Seat;
  readonly role: Role;
  readonly entry: Hash;
  /** What a guest calls himself. */
  readonly name?: string;
  /** The page (index) from which it holds, and the one from which it no longer does. */
  readonly since: number;
  readonly until?: number;
}
export interface Claim extends Membership {
  readonly keys: SeatPublic;
}
export interface Roster {
  readonly seats: readonly { readonly id: Seat; readonly name: string; readonly keys?: SeatPublic }[];
  readonly members: readonly Membership[];
  /** Withdrawn. Only the recorder can admit them again: the proofs they came by are in everybody's hands. */
  readonly former: readonly Membership[];
  /** Claims to a seat that somebody else held already: the recorder may grant them; a withdrawal refuses them. */
  readonly turnedAway: readonly Claim[];
  /** Who founded the campaign records it. */
  readonly founder: Membership;
}

const claim = (campaign: Hash, device: Device, seat: Seat, role: Role): Bytes =>
  text(`realmbook admit ${canonical([campaign, device, seat, role])}`);
/** The proof an admission carries, by the invitation's or the seat's secret. */
export const prove = (campaign: Hash, device: Device, seat: Seat, role: Role, secret: Bytes): string =>
  sign(claim(campaign, device, seat, role), secret);

const ways: { readonly [by in Known<'admit'>['body']['by']]: readonly Role[] } = {
  invite: ['player', 'guest'],
  seat: ['player', 'regent'],
  recorder: ['player', 'regent', 'recorder', 'guest'],
};

export interface Seating {
  readonly hash: Hash;
  readonly entry: Known<'admit'> | Known<'withdraw'>;
}
export const isSeating = <T extends { readonly entry: Entry }>(item: T): item is T & Seating =>
  is(item.entry, 'admit') || is(item.entry, 'withdraw');

/** Before anybody has sat down. */
export const emptyRoster = ({ author, seat, body }: Known<'found'>, campaign: Hash): Roster => ({
  seats: body.seats,
  members: [],
  former: [],
  turnedAway: [],
  founder: { device: author, seat, role: 'recorder', entry: campaign, since: 0 },
});

const everyone = ({ founder, members, former }: Roster): readonly Membership[] => [
  founder,
  ...members,
  ...former,
];
const holds = ({ since, until }: Membership, page: number): boolean =>
  since <= page && (until === undefined || page < until);
const records = (roster: Roster, device: Device, page: number): boolean =>
  everyone(roster).some((one) => one.role === 'recorder' && one.device === device && holds(one, page));

/** The roster after a page's admissions and withdrawals, in the order they stand in the book. */
export function seated(
  before: Roster,
  items: readonly Seating[],
  page: number,
  founding: Known<'found'>,
): Roster {
  let roster = before;
  for (const { hash, entry } of items)
    roster = is(entry, 'admit')
      ? admitted(roster, entry, hash, page, founding)
      : withdrawn(roster, entry as Known<'withdraw'>, page);
  const out = everyone(roster).filter(({ role, until }) => role === 'recorder' && until === page);
  const stand = items.filter(
    ({ entry }) =>
      !is(entry, 'admit') ||
      entry.body.by !== 'recorder' ||
      !out.some(({ device }) => device === entry.author),
  );
  return stand.length < items.length ? seated(before, stand, page, founding) : roster;
}

function admitted(
  roster: Roster,
  entry: Known<'admit'>,
  hash: Hash,
  page: number,
  founding: Known<'found'>,
): Roster {
  const { device, seat, role, by, keys: claimed, name } = entry.body;
  const place = roster.seats.find(({ id }) => id === seat);
  if (!ways[by].includes(role) || (role === 'guest' ? place : !place && role !== 'recorder')) return roster;
  const same = (one: Membership): boolean => one.device === device && one.seat === seat && one.role === role;
  const called = role === 'guest' && name !== undefined ? { name } : {};
  const member: Membership = { device, seat, role, entry: hash, since: page, ...called };
  if (by === 'recorder') {
    if (!records(roster, entry.author, page)) return roster;
  } else {
    if (roster.members.some(same) || roster.former.some(same)) return roster;
    const campaign = roster.founder.entry;
    if (!proven(entry, campaign, by === 'invite' ? founding.body.invite : (place?.keys?.sign ?? '')))
      return roster;
    if (by === 'invite' && entry.author !== device) return roster;
    const taken = place?.keys || roster.members.some((one) => one.seat === seat && one.role === 'player');
    if (by === 'invite' && role === 'player') {
      if (!claimed) return roster;
      if (taken) return { ...roster, turnedAway: [...roster.turnedAway, { ...member, keys: claimed }] };
    }
  }
  const keyed = role === 'player' && claimed && (by === 'recorder' || !place?.keys);
  return {
    ...roster,
    seats: keyed
      ? roster.seats.map((one) => (one === place ? { ...one, keys: claimed } : one))
      : roster.seats,
    members: roster.members.some(same) ? roster.members : [...roster.members, member],
    // Who sits down elsewhere asks no more for the seat he came too late for.
    turnedAway:
      role === 'player' && by === 'invite'
        ? roster.turnedAway.filter((one) => one.device !== device)
        : roster.turnedAway,
  };
}

/**
 * A recorder withdraws a device, a player takes it off his own seats: from the seat that is named, or from all. Who keeps
 * the book goes on keeping it when he leaves a seat.
 */
function withdrawn(roster: Roster, { author, body }: Known<'withdraw'>, page: number): Roster {
  const was = everyone(roster).filter((one) => one.device === author && (one.until ?? page) >= page);
  const ends = (one: Membership): boolean =>
    one.device === body.device &&
    (body.seat === undefined || (body.seat === one.seat && one.role !== 'recorder')) &&
    was.some(({ role, seat }) => role === 'recorder' || (role === 'player' && seat === one.seat));
  const end = (one: Membership): Membership =>
    one.until === undefined && ends(one) ? { ...one, until: page } : one;
  return {
    ...roster,
    founder: end(roster.founder),
    members: roster.members.filter((one) => !ends(one)),
    turnedAway: roster.turnedAway.filter((one) => !ends(one)),
    former: [...roster.former, ...roster.members.filter(ends).map(end)],
  };
}

/** Signatures take longest to check of all in the book, and never change. */
const checked = new WeakMap<Entry, Map<string, boolean>>();
function proven(entry: Known<'admit'>, campaign: Hash, key: string): boolean {
  const { device, seat, role, proof } = entry.body;
  const known = checked.get(entry) ?? new Map<string, boolean>();
  checked.set(entry, known);
  const asked = `${campaign} ${key}`;
  const held = known.get(asked) ?? verify(proof, claim(campaign, device, seat, role), key);
  known.set(asked, held);
  return held;
}

/** Whether a device may write for a seat on a page. An admission carries its own proof; guests write notes. */
export function mayWrite({ founder, members, former }: Roster, entry: Entry, page: number): boolean {
  const { author, seat, body } = entry;
  const allows = (one: Membership): boolean =>
    one.device === author &&
    holds(one, page) &&
    (one.role === 'recorder' || (one.seat === seat && (one.role !== 'guest' || body.kind === 'note')));
  return body.kind === 'admit' || allows(founder) || members.some(allows) || former.some(allows);
}
/** Whether a device was withdrawn by then. */
export const isWithdrawn = (roster: Roster, device: Device, page: number): boolean =>
  everyone(roster).some((one) => one.device === device && one.until !== undefined && one.until <= page);

/** Whether a device plays for a seat, as its player or regent. */
export const playsFor = ({ members }: Roster, device: Device, seat: Seat): boolean =>
  members.some(
    (one) => one.device === device && one.seat === seat && (one.role === 'player' || one.role === 'regent'),
  );
/** Devices that play for any seat. */
export const players = ({ members }: Roster): ReadonlySet<Device> =>
  new Set(members.filter(({ role }) => role === 'player' || role === 'regent').map(({ device }) => device));

/** Seats somebody holds. */
export const held = ({ members }: Roster): readonly Seat[] => [
  ...new Set(members.filter(({ role }) => role === 'player').map(({ seat }) => seat)),
];
