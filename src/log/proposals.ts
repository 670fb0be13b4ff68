/**
 * What takes two hands: putting a device out, granting a held seat, passing the mark on without its holder, leaving a seat that
 * its player will not come back to.
 * One proposes and another agrees; neither is of the seat it concerns, nor the device. Whom they put out still counts on
 * that page: what a lost phone wrote this month is its player's. Two that put each other out on one page are both out.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { carriesClaim } from './claim.ts';
import { type Entry, is, type Known } from './entry.ts';
import { different, heardOf, isHand } from './hands.ts';
import type { Device } from './keys.ts';
import { marked, markOf } from './mark.ts';
import { isVacant, type Law, type Membership, overBy, type Proposal, type Roster } from './roster.ts';

/**
 * Notes what waits for a second hand.
 * @param known the roster as the line's author knew it, here as below
 */
export const proposing = (roster: Roster, proposal: Proposal, page: number, known: Roster): Roster =>
  makesSense(roster, proposal) && isHand(known, proposal.entry, page, concerned(roster, proposal, page))
    ? { ...roster, proposed: [...roster.proposed, proposal] }
    : roster;
function makesSense(roster: Roster, { entry }: Proposal): boolean {
  const { seats } = roster;
  const { seat } = entry.body;
  if (is(entry, 'mark') && marked(roster, entry, 0) === roster) return false;
  if (is(entry, 'admit') && (entry.body.role !== 'player' || !entry.body.keys)) return false;
  // A grant carries what the newcomer signed: nobody is seated under keys that are not their own.
  if (is(entry, 'admit') && !carriesClaim(roster.campaign, entry)) return false;
  if (is(entry, 'admit') && roster.barred.includes(entry.body.keys?.sign ?? '')) return false;
  return seat === undefined || seats.some(({ id }) => id === seat);
}

/** Without what was proposed and has come about by another's word: nobody need nod to it any more. */
export function withoutDone(roster: Roster, page: number): Roster {
  const proposed = roster.proposed.filter((one) => !isDone(roster, one, page));
  return proposed.length === roster.proposed.length ? roster : { ...roster, proposed };
}
function isDone(roster: Roster, { entry: { body } }: Proposal, page: number): boolean {
  const { members, idle } = roster;
  if (body.kind === 'mark') return markOf(roster) === body.seat;
  if (body.kind === 'admit')
    return members.some((one) => one.device === body.device && isPlayer(one, body.seat));
  if (body.kind === 'leave') {
    const empty = !members.some((one) => isPlayer(one, body.seat));
    return empty && idle.includes(body.seat) === (body.becomes === 'idle');
  }
  const { device, seat } = body;
  return !stillThere(roster, page).some(
    (one) => one.device === device && (seat === undefined || isAt(one, seat)),
  );
}
/** It leaves its seat for good on this very page, and nobody has put it out. */
export const isLeaving = ({ left, words, until }: Membership, page: number): boolean =>
  left === true && words === undefined && until === page + 1;
/** Whom two hands may put out on a page: a finder who leaves the seat at the same time is put out all the same. */
const stillThere = ({ members, former }: Roster, page: number): readonly Membership[] => [
  ...members,
  ...former.filter((one) => isLeaving(one, page)),
];
const isPlayer = (one: Membership, seat: Seat): boolean => one.seat === seat && one.role === 'player';

/** The seats that a proposal touches. */
export function concerned(roster: Roster, { entry: { body } }: Proposal, page: number): readonly Seat[] {
  if (body.kind === 'mark') return [markOf(roster) ?? ''];
  if (body.kind !== 'withdraw') return [body.seat];
  return stillThere(roster, page)
    .filter(({ device, seat }) => device === body.device && (body.seat ?? seat) === seat)
    .map(({ seat }) => seat);
}

/** Puts into effect what was proposed, where this line is another hand's. */
export function agreed(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'agree'> },
  page: number,
  { inPast }: Law,
  known: Roster,
): Roster {
  const proposal = roster.proposed.find((one) => one.hash === body.entry);
  if (!proposal) return roster;
  const then = heardOf(roster, { hash: proposal.hash, page }, inPast);
  return mayAgree(known, proposal, { author, seat }, page, then)
    ? without(enacted(roster, proposal, page, hash), proposal)
    : roster;
}
/**
 * Whether a hand is the second that a proposal waits for, by the roster that it knows.
 * @param then as its proposer knew it: a phone that is taken off its seat since proposed all the same
 */
export function mayAgree(
  roster: Roster,
  proposal: Proposal,
  second: Pick<Entry, 'author' | 'seat'>,
  page: number,
  then: Roster,
): boolean {
  const seats = concerned(roster, proposal, page);
  const hands = [[proposal.entry, then] as const, [second, roster] as const];
  return (
    hands.every(([hand, by]) => isHand(by, hand, page, seats) && !isAbout(proposal, hand.author)) &&
    different(roster, proposal.entry, second, page)
  );
}
const isAbout = ({ entry: { body } }: Proposal, device: string): boolean =>
  (body.kind === 'admit' || body.kind === 'withdraw') && body.device === device;

/** Those who might have agreed to what waits for a second hand may refuse it, its proposer too. */
export function refused(
  roster: Roster,
  { author, seat, body }: Known<'refuse'>,
  page: number,
  known: Roster,
): Roster {
  const proposal = roster.proposed.find(({ hash }) => hash === body.entry);
  const may = proposal && isHand(known, { author, seat }, page, concerned(roster, proposal, page));
  return may ? without(roster, proposal) : roster;
}
const without = (roster: Roster, { hash }: Proposal): Roster => ({
  ...roster,
  proposed: roster.proposed.filter((one) => one.hash !== hash),
});

/**
 * Where a seat was left, one hand gives it to a phone that was there before: nobody holds its keys, and anybody may let a
 * newcomer in there alone. undefined where two hands are needed.
 */
export function givenByOne(
  roster: Roster,
  proposal: Proposal,
  page: number,
  known: Roster,
): Roster | undefined {
  const { entry } = proposal;
  if (!is(entry, 'admit')) return undefined;
  const { device, seat } = entry.body;
  return returnsByOne(roster, device, seat) &&
    makesSense(roster, proposal) &&
    isHand(known, entry, page, [seat])
    ? enacted(roster, proposal, page, proposal.hash)
    : undefined;
}

/** Whether nobody sits in a seat, and a phone that was there went with its player: it was not put out before. */
export const returnsByOne = (roster: Roster, device: Device, seat: Seat): boolean =>
  isVacant(roster, seat) &&
  roster.former.findLast((one) => one.device === device && isPlayer(one, seat))?.left === true;

/** @param word the line that brings it about */
function enacted(roster: Roster, { hash, entry }: Proposal, page: number, word: Hash): Roster {
  if (is(entry, 'leave')) return left(roster, entry.body, page, { hands: word });
  if (is(entry, 'mark')) return marked(roster, entry, page);
  if (is(entry, 'withdraw')) {
    const { device, seat } = entry.body;
    const ends = (one: Membership): boolean =>
      one.device === device && (seat === undefined || isAt(one, seat));
    const leaving = (one: Membership): boolean => isLeaving(one, page) && ends(one);
    const out = ({ left: _, ...one }: Membership): Membership => one;
    const former = roster.former.map((one) => (leaving(one) ? out(one) : one));
    return barring(put({ ...roster, former }, page, ends, { word }), roster.members.filter(ends));
  }
  const { device, seat, role, keys } = (entry as Known<'admit'>).body;
  const rest = put(roster, page, (one) => one.device !== device && isAt(one, seat), { word });
  const same = rest.members.some((one) => one.device === device && one.seat === seat && one.role === role);
  const member: Membership = { device, seat, role, entry: hash, since: page };
  return {
    ...rest,
    seats: keys ? rest.seats.map((one) => (one.id === seat ? { ...one, keys } : one)) : rest.seats,
    members: same ? rest.members : [...rest.members, member],
    idle: rest.idle.filter((one) => one !== seat),
  };
}

/** A seat is left for good: its phones leave it and its keys are void, so that it can be claimed anew. */
export function left(
  roster: Roster,
  { seat, becomes }: Known<'leave'>['body'],
  page: number,
  by: { readonly own: Hash } | { readonly hands: Hash },
): Roster {
  const ended = { left: true, ...('hands' in by ? { word: by.hands } : {}) } as const;
  const rest = put(roster, page, (one) => isAt(one, seat), ended);
  const idle = rest.idle.filter((one) => one !== seat);
  return {
    ...rest,
    seats: rest.seats.map((one) => (one.id === seat ? { id: one.id, name: one.name } : one)),
    idle: becomes === 'idle' ? [...idle, seat] : idle,
    parted: [...rest.parted, { seat, becomes, since: page + 1, ...('own' in by ? { word: by.own } : {}) }],
  };
}

const isAt = (one: Membership, seat: Seat): boolean => one.seat === seat;
/** Whose phone was put out may have lost its keys with it: they let in nobody else. */
const barring = (roster: Roster, out: readonly Membership[]): Roster => {
  const keys = roster.seats.flatMap(({ id, keys: own }) =>
    own && out.some((one) => isPlayer(one, id)) ? [own.sign] : [],
  );
  return keys.length > 0 ? { ...roster, barred: [...roster.barred, ...keys] } : roster;
};
function put(
  roster: Roster,
  page: number,
  ends: (one: Membership) => boolean,
  { word, ...left }: Pick<Membership, 'left'> & { readonly word?: Hash },
): Roster {
  const end = (one: Membership): Membership => ({ ...overBy(one, page, word), ...left });
  /** What ended on this page already ends by this line too, for those who hear of it first. */
  const again = (one: Membership): Membership =>
    word !== undefined && one.until === page + 1 && ends(one) ? overBy(one, page, word) : one;
  return {
    ...roster,
    members: roster.members.filter((one) => !ends(one)),
    former: [...roster.former.map(again), ...roster.members.filter(ends).map(end)],
  };
}
