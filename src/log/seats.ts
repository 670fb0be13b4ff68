/**
 * Who sits where. A device is admitted to a free seat by the invitation, to a held one by the seat's own key (another phone
 * of the same player, a regent), to either by two hands (a lost phone). The invitation makes players
 * and guests only. Who claims a seat names its keys, so he signs the claim himself. Of two claims the one that stands
 * earlier in the book holds; the other is told that the seat is taken. What two hands do is done by a proposal and another's
 * agreement, where that stands; whom they put out still counts on that page.
 */
import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, text } from './bytes.ts';
import { type Entry, is, type Known } from './entry.ts';
import { seatsOf } from './hands.ts';
import { type Device, sign, verify } from './keys.ts';
import { marked, mayMark } from './mark.ts';
import { agreed, left, proposing, refused, withoutDone } from './proposals.ts';
import type { Membership, Proposal, Role, Roster, Seating } from './roster.ts';
import { changes } from './seat-changes.ts';
import { nameFor } from './seat-names.ts';

const claim = (campaign: Hash, device: Device, seat: Seat, role: Role): Bytes =>
  text(`realmbook admit ${canonical([campaign, device, seat, role])}`);
/** The proof an admission carries, by the invitation's or the seat's secret. */
export const prove = (campaign: Hash, device: Device, seat: Seat, role: Role, secret: Bytes): string =>
  sign(claim(campaign, device, seat, role), secret);

const ways: { readonly [by in Known<'admit'>['body']['by']]: readonly Role[] } = {
  invite: ['player', 'guest'],
  seat: ['player', 'regent'],
  hands: ['player'],
};

/** Whether a line seats somebody, puts somebody out, or speaks to a proposal to do so. */
export const isSeating = <T extends { readonly entry: Entry }>(
  item: T,
  proposals: ReadonlySet<Hash>,
): item is T & Seating =>
  isProposable(item.entry) ||
  ((is(item.entry, 'agree') || is(item.entry, 'refuse')) && proposals.has(item.entry.body.entry));
const isProposable = (entry: Entry): entry is Proposal['entry'] =>
  is(entry, 'admit') || is(entry, 'withdraw') || is(entry, 'leave') || is(entry, 'mark');

/** The roster after a page's admissions and withdrawals, in the order they stand in the book. */
export function seated(
  before: Roster,
  items: readonly Seating[],
  page: number,
  founding: Known<'found'>,
): Roster {
  let roster = before;
  for (const item of items) {
    const after = taking(roster, item, page, founding);
    const news = changes(roster, after, item);
    const told = news.length > 0 ? { ...after, changes: [...after.changes, ...news] } : after;
    const counts = is(item.entry, 'admit') && after !== roster;
    roster = withoutDone(counts ? { ...told, admissions: new Set(told.admissions).add(item.hash) } : told);
  }
  return roster;
}

function taking(roster: Roster, { hash, entry }: Seating, page: number, founding: Known<'found'>): Roster {
  if (is(entry, 'agree')) return agreed(roster, entry, page);
  if (is(entry, 'refuse')) return refused(roster, entry, page);
  return alone(roster, { hash, entry }, page, founding) ?? proposing(roster, { hash, entry }, page);
}

/** What a line does by itself; undefined where it takes two hands. */
function alone(
  roster: Roster,
  { hash, entry }: Proposal,
  page: number,
  founding: Known<'found'>,
): Roster | undefined {
  if (is(entry, 'admit'))
    return entry.body.by === 'hands' ? undefined : admitted(roster, entry, hash, page, founding);
  if (is(entry, 'withdraw')) return withdrawn(roster, entry, page);
  const own = seatsOf(roster, entry.author, page).includes(entry.seat);
  if (is(entry, 'mark')) return own && mayMark(roster, entry.seat) ? marked(roster, entry, page) : undefined;
  return own && entry.seat === entry.body.seat ? left(roster, entry.body, page, hash) : undefined;
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
  if (!ways[by].includes(role) || (role === 'guest' ? place : !place)) return roster;
  const same = (one: Membership): boolean => one.device === device && one.seat === seat && one.role === role;
  const called = role === 'guest' && name !== undefined ? { name } : {};
  const member: Membership = { device, seat, role, entry: hash, since: page, ...called };
  const back = roster.former.some(same);
  if (roster.members.some(same) || (back && (by !== 'invite' || role !== 'player'))) return roster;
  if (!proven(entry, roster.campaign, by === 'invite' ? founding.body.invite : (place?.keys?.sign ?? '')))
    return roster;
  if (by === 'invite' && entry.author !== device) return roster;
  const taken = place?.keys || roster.members.some((one) => one.seat === seat && one.role === 'player');
  if (by === 'invite' && role === 'player') {
    if (!claimed) return roster;
    // A phone that was put out of a seat, or left it, asks for it like one that comes too late.
    if (taken || back) return { ...roster, turnedAway: [...roster.turnedAway, { ...member, keys: claimed }] };
  }
  const keyed = role === 'player' && claimed && !place?.keys;
  return {
    ...roster,
    seats: keyed
      ? roster.seats.map((one) =>
          one === place ? { ...one, keys: claimed, name: nameFor(roster, seat, name) ?? one.name } : one,
        )
      : roster.seats,
    members: [...roster.members, member],
    idle: role === 'player' ? roster.idle.filter((one) => one !== seat) : roster.idle,
    // A player who sits down elsewhere asks no more for the seat they came too late for.
    turnedAway:
      role === 'player' && by === 'invite'
        ? roster.turnedAway.filter((one) => one.device !== device)
        : roster.turnedAway,
  };
}

/** A player takes a device off their own seats: from the one that is named, or from all. undefined where they have no such word. */
function withdrawn(roster: Roster, { author, body }: Known<'withdraw'>, page: number): Roster | undefined {
  const own = seatsOf(roster, author, page);
  const ends = (one: Membership): boolean =>
    one.device === body.device && (body.seat ?? one.seat) === one.seat && own.includes(one.seat);
  if (![...roster.members, ...roster.turnedAway].some(ends)) return undefined;
  return {
    ...roster,
    members: roster.members.filter((one) => !ends(one)),
    turnedAway: roster.turnedAway.filter((one) => !ends(one)),
    former: [...roster.former, ...roster.members.filter(ends).map((one) => ({ ...one, until: page }))],
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
