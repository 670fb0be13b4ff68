/**
 * Who sits where. A newcomer is admitted to a free seat, or as a guest, by a member's line that carries their signed claim; another
 * phone of the same player, or a regent, by the seat's own key; to a held seat by two hands (a lost phone). A phone that left its
 * seat comes back to it by one hand, while nobody sits there. A claim names the seat's keys under the newcomer's own signature. Of two admissions to one seat the one that
 * stands earlier in the book holds. What two hands do is done by a proposal and another's agreement, where that stands. Phones
 * that are put out: their play before they heard of it still counts on that page; their lines about seats only as far as others went on from them.
 */
import type { Hash } from './bytes.ts';
import { carriesClaim, carriesSlot } from './claim.ts';
import { ended, joined, rekeyed } from './ends.ts';
import { type Entry, is, type Known } from './entry.ts';
import { ended as closed, honours, opened, used } from './invitations.ts';
import { type Knowledge, knowledge } from './known.ts';
import { left } from './leaving.ts';
import { marked, mayMark } from './mark.ts';
import { agreed, givenByOne, proposing, refused, withoutDone } from './proposals.ts';
import {
  holds,
  isBarred,
  keyOf,
  type Law,
  type Membership,
  membershipsOf,
  type Proposal,
  type Role,
  type Roster,
  type Seating,
} from './roster.ts';
import { changes } from './seat-changes.ts';
import { nameFor } from './seat-names.ts';
import { hasSlot, slotsTaken } from './slots.ts';
import { unseenOf } from './unseen.ts';

const ways: { readonly [by in Known<'admit'>['body']['by']]: readonly Role[] } = {
  invite: ['player', 'guest'],
  seat: ['player', 'regent'],
  hands: ['player'],
};

/**
 * The roster after a page's admissions and withdrawals, in the order they stand in the book: without what phones that were put out on it
 * wrote about seats, as far as nobody else took it up.
 */
export function seated(before: Roster, items: readonly Seating[], page: number, law: Law): Roster {
  const all = taken(before, items, page, law);
  const without = (unseen: ReadonlySet<Hash>): Roster =>
    taken(
      before,
      items.filter(({ hash }) => !unseen.has(hash)),
      page,
      law,
    );
  const first = unseenOf(all, all, items, page, law);
  if (first.size === 0) return all;
  // Phones put out by such lines are not doubted; phones that are put out without them are.
  const rest = without(first);
  const unseen = unseenOf(all, rest, items, page, law);
  return unseen.size === first.size && [...unseen].every((one) => first.has(one)) ? rest : without(unseen);
}
function taken(before: Roster, items: readonly Seating[], page: number, law: Law): Roster {
  let roster = slotsTaken({ ...before, rekeyed: [] }, items);
  const said = new Map<string, number>();
  for (const item of items) {
    if (isSaid(item.entry, said)) continue;
    const known = knowledge(roster, { hash: item.hash, page }, law.inPast);
    const after = taking(roster, item, page, law, known);
    const news = changes(roster, after, item);
    const told = news.length > 0 ? { ...after, changes: [...after.changes, ...news] } : after;
    const counts = is(item.entry, 'admit') && after !== roster;
    roster = counts ? { ...told, admissions: new Set(told.admissions).add(item.hash) } : told;
  }
  return withoutDone(roster, page);
}

/** Lines by which one log says yes or no to one thing, or ends one invitation: more than these are nothing, for each is looked at anew. */
const SAID = 4;
function isSaid({ author, body }: Seating['entry'], said: Map<string, number>): boolean {
  const of = body.kind === 'end-invite' ? body.key : 'entry' in body ? body.entry : undefined;
  if (of === undefined) return false;
  const name = `${author} ${body.kind} ${of}`;
  const times = (said.get(name) ?? 0) + 1;
  said.set(name, times);
  return times > SAID;
}

function taking(roster: Roster, { hash, entry }: Seating, page: number, law: Law, known: Knowledge): Roster {
  if (is(entry, 'agree')) return agreed(roster, { hash, entry }, page, law, known);
  const hears = (line: Hash): boolean => law.inPast({ hash: line }, { hash });
  if (is(entry, 'refuse')) return refused(roster, { hash, entry }, page, known, hears);
  if (is(entry, 'invite'))
    return isMember(known, entry, page) ? opened(roster, entry, hash, page, hears) : roster;
  if (is(entry, 'end-invite')) return isMember(known, entry, page) ? closed(roster, entry, hash) : roster;
  return alone(roster, { hash, entry }, page, law, known) ?? proposing(roster, { hash, entry }, page, known);
}
/** The part that a line's author has as a player in the seat that they write for. */
const partOf = (known: Knowledge, { author, seat }: Entry, page: number): Membership | undefined =>
  membershipsOf(known.of(author)).find(
    (one) => one.device === author && one.seat === seat && one.role === 'player' && holds(one, page),
  );
/** Whether a line is by a player at their own seat. */
const isMember = (known: Knowledge, entry: Entry, page: number): boolean =>
  partOf(known, entry, page) !== undefined;

/** What a line does by itself; undefined where it takes two hands. */
function alone(
  roster: Roster,
  { hash, entry }: Proposal,
  page: number,
  law: Law,
  known: Knowledge,
): Roster | undefined {
  if (is(entry, 'admit'))
    return entry.body.by === 'hands'
      ? givenByOne(roster, { hash, entry }, page, known)
      : admitted(roster, { hash, entry }, page, law, known);
  if (is(entry, 'withdraw')) return withdrawn(roster, { hash, entry }, page, known);
  const own = partOf(known, entry, page);
  if (is(entry, 'mark')) return own && mayMark(roster, entry.seat) ? marked(roster, entry, page) : undefined;
  if (!own || entry.seat !== entry.body.seat) return undefined;
  return left(roster, entry.body, page, { word: hash, own, known: known.all });
}

interface Admission {
  readonly hash: Hash;
  readonly entry: Known<'admit'>;
}
function admitted(roster: Roster, admission: Admission, page: number, law: Law, known: Knowledge): Roster {
  const { hash, entry } = admission;
  const { device, seat, role, by, keys: claimed, name } = entry.body;
  const place = roster.seats.find(({ id }) => id === seat);
  if (!ways[by].includes(role) || (role === 'guest' ? place : !place)) return roster;
  const same = (one: Membership): boolean => one.device === device && one.seat === seat && one.role === role;
  if (roster.members.some(same)) return roster;
  if (by === 'seat') return bySeat(roster, { hash, entry }, same, page, law, known.of(device));
  // A phone that was put out of a seat, or left it, comes back by two hands: the proofs it came by are in everybody's.
  if (roster.former.some(same) || !isMember(known, entry, page)) return roster;
  if (!mayComeIn(roster, admission, law)) return roster;
  const invite = entry.body.invite ?? '';
  const part: Membership = { device, seat, role, entry: hash, from: [hash], invite, since: page };
  const now = used(roster, invite);
  if (role === 'guest') return sits(now, { ...part, ...(name === undefined ? {} : { name }) });
  const held = place?.keys || roster.members.some((one) => one.seat === seat && one.role === 'player');
  if (!claimed || held || isBarred(roster, seat, claimed.sign)) return roster;
  const named = nameFor(roster, seat, name) ?? place?.name ?? '';
  const keyed = rekeyed(now, seat, claimed, page, { word: hash, as: 'out' });
  const seats = keyed.seats.map((one) => (one.id === seat ? { ...one, name: named } : one));
  const idle = roster.idle.filter((one) => one !== seat);
  return sits({ ...keyed, seats, idle }, { ...part, key: claimed.sign });
}
const sits = (roster: Roster, part: Membership): Roster => {
  return { ...roster, members: [...roster.members, part] };
};
/** Whether an open invitation lets in who asked for it. */
const mayComeIn = (roster: Roster, admission: Admission, law: Law): boolean =>
  honours(roster, admission, law) && carriesClaim(roster.campaign, admission.entry);

/** A phone says by its seat's key that it plays there; said by another it is an offer, until that phone says so itself. */
function bySeat(
  roster: Roster,
  { hash, entry }: Admission,
  same: (one: Membership) => boolean,
  page: number,
  law: Law,
  known: Roster,
): Roster {
  const { device, seat, role, slot } = entry.body;
  const key = keyOf(known, seat);
  const isOver = (one: Membership): boolean => same(one) && one.until !== undefined && one.until <= page;
  if (key === undefined || isBarred(known, seat, key)) return roster;
  // Who shows the key needs no offer; a regent has none to show.
  if ([...known.former, ...(role === 'regent' ? known.offers : [])].some(isOver)) return roster;
  if (!carriesSlot(roster.campaign, entry, key) || !hasSlot(roster, entry, key)) return roster;
  const part: Membership = {
    device,
    seat,
    role,
    entry: hash,
    from: [hash],
    key,
    since: page,
    ...(slot === undefined ? {} : { slot }),
  };
  if (entry.author === device)
    return joined(roster, part, page, (line) => law.inPast({ hash: line }, { hash }));
  const isOffered = roster.offers.some((one) => same(one) && one.key === key);
  return isOffered ? roster : { ...roster, offers: [...roster.offers, part] };
}

/**
 * A player takes a device off their own seats, from the one that is named or from all, as far as they know it to be there, or leaves a
 * part that another gave them. undefined where they have no such word.
 */
function withdrawn(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'withdraw'> },
  page: number,
  knowledge: Knowledge,
): Roster | undefined {
  const known = knowledge.of(author, body.device);
  const there = membershipsOf(known).filter((one) => holds(one, page));
  const parts = [...there, ...known.offers.filter((one) => holds(one, page))];
  const own = there.filter(({ device, role }) => device === author && role === 'player');
  const mine = (one: Membership): boolean =>
    own.some((at) => at.seat === one.seat && at.key === one.key) ||
    (one.role !== 'guest' && author === one.device && seat === one.seat);
  const aims = parts.filter(
    (one) => one.device === body.device && (body.seat ?? one.seat) === one.seat && mine(one),
  );
  const ends = (one: Membership): boolean =>
    aims.some(
      ({ device, seat: at, role, key }) =>
        device === one.device && at === one.seat && role === one.role && key === one.key,
    );
  return aims.length > 0 ? ended(roster, page, ends, { word: hash, as: 'out' }) : undefined;
}
