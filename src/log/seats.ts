/**
 * Who sits where. A newcomer is admitted to a free seat, or as a guest, by a member's line that carries their signed claim; another
 * phone of the same player, or a regent, by the seat's own key; to a held seat by two hands (a lost phone). A phone that left its
 * seat comes back to it by one hand, while nobody sits there. A claim names the seat's keys under the newcomer's own signature. Of two admissions to one seat the one that
 * stands earlier in the book holds. What two hands do is done by a proposal and another's agreement, where that stands. What phones
 * that are put out wrote before they heard of it still counts on that page.
 */
import type { Hash } from './bytes.ts';
import type { Branch } from './causal.ts';
import { carriesClaim, carriesSlot } from './claim.ts';
import { type Entry, is, type Known } from './entry.ts';
import { heardOf, seatsOf } from './hands.ts';
import { ADMISSIONS } from './heard.ts';
import { ended, honours, opened, used } from './invitations.ts';
import { marked, mayMark } from './mark.ts';
import { agreed, givenByOne, isLeaving, left, proposing, refused, withoutDone } from './proposals.ts';
import {
  type Law,
  type Membership,
  overBy,
  type Proposal,
  type Role,
  type Roster,
  type Seating,
} from './roster.ts';
import { changes } from './seat-changes.ts';
import { nameFor } from './seat-names.ts';
import { hasSlot, slotsTaken } from './slots.ts';

const ways: { readonly [by in Known<'admit'>['body']['by']]: readonly Role[] } = {
  invite: ['player', 'guest'],
  seat: ['player', 'regent'],
  hands: ['player'],
};

/** Whether a line seats somebody, puts somebody out, opens or ends an invitation, or speaks to a proposal of such. */
export const isSeating = <T extends { readonly entry: Entry }>(
  item: T,
  proposals: ReadonlySet<Hash>,
): item is T & Seating =>
  isProposable(item.entry) ||
  is(item.entry, 'invite') ||
  is(item.entry, 'end-invite') ||
  ((is(item.entry, 'agree') || is(item.entry, 'refuse')) && proposals.has(item.entry.body.entry));
const isProposable = (entry: Entry): entry is Proposal['entry'] =>
  is(entry, 'admit') || is(entry, 'withdraw') || is(entry, 'leave') || is(entry, 'mark');

/** Admissions beyond those that one log may write. It follows from the place in the log. */
export function beyondQuota(branches: readonly Branch[]): ReadonlySet<Hash> {
  const beyond = new Set<Hash>();
  for (const { chain } of branches) {
    let admissions = 0;
    for (const [i, entry] of chain.entries.entries())
      if (is(entry, 'admit') && ++admissions > ADMISSIONS) beyond.add(chain.hashes[i] as Hash);
  }
  return beyond;
}

/** The roster after a page's admissions and withdrawals, in the order they stand in the book. */
export function seated(before: Roster, items: readonly Seating[], page: number, law: Law): Roster {
  let roster = slotsTaken(before, items);
  for (const item of items) {
    const known = heardOf(roster, { hash: item.hash, page }, law.inPast);
    const after = taking(roster, item, page, law, known);
    const news = changes(roster, after, item);
    const told = news.length > 0 ? { ...after, changes: [...after.changes, ...news] } : after;
    const counts = is(item.entry, 'admit') && after !== roster;
    roster = withoutDone(
      counts ? { ...told, admissions: new Set(told.admissions).add(item.hash) } : told,
      page,
    );
  }
  return roster;
}

/** @param known the roster as the line's author knew it */
function taking(roster: Roster, { hash, entry }: Seating, page: number, law: Law, known: Roster): Roster {
  if (is(entry, 'agree')) return agreed(roster, { hash, entry }, page, law, known);
  if (is(entry, 'refuse')) return refused(roster, entry, page, known);
  if (is(entry, 'invite')) return isMember(known, entry, page) ? opened(roster, entry, hash) : roster;
  if (is(entry, 'end-invite')) return isMember(known, entry, page) ? ended(roster, entry, hash) : roster;
  return alone(roster, { hash, entry }, page, law, known) ?? proposing(roster, { hash, entry }, page, known);
}
/** Whether a line is by a player at their own seat. */
const isMember = (known: Roster, { author, seat }: Entry, page: number): boolean =>
  seatsOf(known, author, page).includes(seat);

/** What a line does by itself; undefined where it takes two hands. */
function alone(
  roster: Roster,
  { hash, entry }: Proposal,
  page: number,
  law: Law,
  known: Roster,
): Roster | undefined {
  if (is(entry, 'admit'))
    return entry.body.by === 'hands'
      ? givenByOne(roster, { hash, entry }, page, known)
      : admitted(roster, { hash, entry }, page, law, known);
  if (is(entry, 'withdraw')) return withdrawn(roster, { hash, entry }, page, known);
  const own = isMember(known, entry, page);
  if (is(entry, 'mark')) return own && mayMark(roster, entry.seat) ? marked(roster, entry, page) : undefined;
  return own && entry.seat === entry.body.seat ? left(roster, entry.body, page, { own: hash }) : undefined;
}

interface Admission {
  readonly hash: Hash;
  readonly entry: Known<'admit'>;
}
function admitted(roster: Roster, admission: Admission, page: number, law: Law, known: Roster): Roster {
  const { hash, entry } = admission;
  const { device, seat, role, by, keys: claimed, name, slot } = entry.body;
  const place = roster.seats.find(({ id }) => id === seat);
  if (!ways[by].includes(role) || (role === 'guest' ? place : !place)) return roster;
  const same = (one: Membership): boolean => one.device === device && one.seat === seat && one.role === role;
  if (by === 'seat' && entry.author === device && roster.members.some(same))
    return takenUp(roster, same, { line: hash, page });
  // A phone that was put out of a seat, or left it, comes back by two hands: the proofs it came by are in everybody's.
  if (roster.members.some(same) || roster.former.some(same)) return roster;
  if (
    by === 'seat'
      ? !bySeat(roster, entry, place?.keys?.sign ?? '')
      : !letIn(roster, admission, page, law, known)
  )
    return roster;
  const held = place?.keys || roster.members.some((one) => one.seat === seat && one.role === 'player');
  const fresh = by === 'invite' && role === 'player';
  if (fresh && (!claimed || held || roster.barred.includes(claimed.sign))) return roster;
  const called = role === 'guest' && name !== undefined ? { name } : {};
  const further = slot === undefined ? {} : { slot };
  const taken = entry.author === device && by === 'seat' ? { taken: { line: hash, page } } : {};
  const member: Membership = {
    device,
    seat,
    role,
    entry: hash,
    since: page,
    ...called,
    ...further,
    ...taken,
  };
  const now = by === 'invite' ? used(roster, entry.body.invite ?? '') : roster;
  const named = nameFor(roster, seat, name) ?? place?.name ?? '';
  return {
    ...now,
    seats: fresh
      ? roster.seats.map((one) => (one === place && claimed ? { ...one, keys: claimed, name: named } : one))
      : roster.seats,
    members: [...roster.members, member],
    idle: role === 'player' ? roster.idle.filter((one) => one !== seat) : roster.idle,
  };
}
/** Whether a member lets in by an open invitation who asked for it. */
const letIn = (roster: Roster, admission: Admission, page: number, law: Law, known: Roster): boolean =>
  isMember(known, admission.entry, page) &&
  honours(roster, admission, law) &&
  carriesClaim(roster.campaign, admission.entry);
const bySeat = (roster: Roster, entry: Known<'admit'>, key: string): boolean =>
  !roster.barred.includes(key) && carriesSlot(roster.campaign, entry, key) && hasSlot(roster, entry, key);
/** A phone says itself that it plays for a seat to which another let it in. */
const takenUp = (
  roster: Roster,
  same: (one: Membership) => boolean,
  taken: Required<Membership>['taken'],
): Roster =>
  roster.members.some((one) => same(one) && one.taken === undefined && one.slot !== undefined)
    ? { ...roster, members: roster.members.map((one) => (same(one) ? { ...one, taken } : one)) }
    : roster;

/**
 * A player takes a device off their own seats, from the one that is named or from all, or leaves a part that another gave them.
 * undefined where they have no such word.
 */
function withdrawn(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'withdraw'> },
  page: number,
  known: Roster,
): Roster | undefined {
  const own = seatsOf(known, author, page);
  const mine = (one: Membership): boolean =>
    own.includes(one.seat) || (one.role !== 'guest' && author === one.device && seat === one.seat);
  const ends = (one: Membership): boolean =>
    one.device === body.device && (body.seat ?? one.seat) === one.seat && mine(one);
  const ended = (one: Membership): boolean => one.until === page + 1 && ends(one);
  if (!roster.members.some(ends) && !roster.former.some(ended)) return undefined;
  /** A finder who leaves the seat for good at the same time is put out of it all the same. */
  const out = (one: Membership): Membership => {
    const { left, ...rest } = one;
    return overBy(isLeaving(one, page) || left === undefined ? rest : one, page, hash);
  };
  return {
    ...roster,
    members: roster.members.filter((one) => !ends(one)),
    former: [
      ...roster.former.map((one) => (ended(one) ? out(one) : one)),
      ...roster.members.filter(ends).map(out),
    ],
  };
}
