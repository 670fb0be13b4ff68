/**
 * What takes two hands: putting a device out, granting a held seat, passing the mark on without its holder, leaving a seat that
 * its player will not come back to.
 * One proposes and another agrees; neither is of the seat it concerns, nor the device. Each is judged by what it had heard: a refusal, or
 * another way by which the thing came about, holds an agreement up only where its author knew of it. A phone that they put out still plays on
 * that page: the rolls of a lost phone this month are its player's. Two that put each other out on one page are both out.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { carriesClaim } from './claim.ts';
import { echoed, ended, rekeyed } from './ends.ts';
import { type Entry, is, type Known } from './entry.ts';
import { different, isHand, lends, seatsOf } from './hands.ts';
import { endedBy } from './invitations.ts';
import type { Device } from './keys.ts';
import { heardOf, type Knowledge, knowing } from './known.ts';
import { left } from './leaving.ts';
import { marked, markOf } from './mark.ts';
import { isMeant, isPlayer } from './meant.ts';
import { aims, put } from './putting-out.ts';
import {
  holds,
  isBarred,
  isVacant,
  keyOf,
  type Law,
  type Membership,
  membershipsOf,
  type Proposal,
  type Roster,
} from './roster.ts';
import { WAITING } from './seatings.ts';

/** Notes what waits for a second hand. */
export function proposing(roster: Roster, proposal: Proposal, page: number, knowledge: Knowledge): Roster {
  const { entry } = proposal;
  const waits = roster.proposed.filter((one) => one.entry.author === entry.author);
  if (waits.length >= WAITING) return roster;
  const near = knowledge.of(entry.author, ...(is(entry, 'withdraw') ? [entry.body.device] : []));
  const touched = concerned(near, proposal, page);
  if (touched.length === 0 || !isHand(near, entry, page, touched)) return roster;
  const known = knowledge.all;
  return makesSense(known, proposal, page) && lends(known, entry, page, concerned(known, proposal, page))
    ? { ...roster, proposed: [...roster.proposed, { ...proposal, meant: meantBy(known, proposal, page) }] }
    : roster;
}

/** The subject of a proposal as its author knows it: later arrivals in that seat are not meant. */
function meantBy(known: Roster, { entry: { body } }: Proposal, page: number): NonNullable<Proposal['meant']> {
  const all = [...membershipsOf(known), ...known.offers];
  const seat = body.kind === 'withdraw' ? undefined : body.seat;
  const parts =
    body.kind === 'withdraw' ? aims(known, { body }, page) : all.filter((one) => one.seat === seat);
  const keys = parts.map(({ key }) => key);
  return {
    parts: parts.map(({ entry }) => entry),
    keys: seat === undefined ? keys : [...keys, keyOf(known, seat)],
  };
}
/** Whether somebody sits in a seat whom a proposal did not mean. */
const isTaken = (roster: Roster, proposal: Proposal, seat: Seat, device?: Device): boolean =>
  roster.members.some(
    (one) => isPlayer(one, seat) && one.device !== device && !isMeant(proposal, one, roster),
  );
function makesSense(known: Roster, proposal: Proposal, page: number): boolean {
  const { entry } = proposal;
  if (is(entry, 'mark') && marked(known, entry, page) === known) return false;
  if (is(entry, 'withdraw')) return concerned(known, proposal, page).length > 0;
  if (is(entry, 'admit')) {
    const { role, keys, seat } = entry.body;
    // A grant carries what the newcomer signed: nobody is seated under keys that are not their own.
    if (role !== 'player' || !keys || !carriesClaim(known.campaign, entry)) return false;
    if (isBarred(known, seat, keys.sign)) return false;
  }
  return known.seats.some(({ id }) => id === entry.body.seat);
}

/** Without what was agreed or refused, or has come about by another's word: nobody need nod to it any more. */
export function withoutDone(roster: Roster, page: number): Roster {
  const known = knowing(roster, page, () => true);
  const waits = (one: Proposal): boolean => !one.agreed && !one.refused && !isDone(known, one, page);
  return roster.proposed.every(waits) ? roster : { ...roster, proposed: roster.proposed.filter(waits) };
}
function isDone(known: Roster, proposal: Proposal, page: number): boolean {
  const { members, idle } = known;
  const { body } = proposal.entry;
  if (body.kind === 'mark') return markOf(known) === body.seat;
  if (body.kind === 'admit')
    return (
      isTaken(known, proposal, body.seat, body.device) ||
      members.some(
        (one) => one.device === body.device && isPlayer(one, body.seat) && one.key === body.keys?.sign,
      )
    );
  if (body.kind === 'leave') {
    if (isTaken(known, proposal, body.seat)) return true;
    const sits = membershipsOf(known).some((one) => isPlayer(one, body.seat) && holds(one, page));
    const left = !sits && keyOf(known, body.seat) === undefined;
    return left && idle.includes(body.seat) === (body.becomes === 'idle');
  }
  return concerned(known, proposal, page).length === 0;
}

/** The seats that a proposal touches. */
export function concerned(
  roster: Roster,
  { entry: { body }, meant }: Proposal,
  page: number,
): readonly Seat[] {
  if (body.kind === 'mark') return [markOf(roster) ?? ''];
  if (body.kind !== 'withdraw') return [body.seat];
  return [...new Set(aims(roster, { body, meant }, page).map(({ seat }) => seat))];
}
/** Puts into effect what was proposed, where this line is another hand's. */
export function agreed(
  roster: Roster,
  { hash, entry: { author, seat, seq, body } }: { readonly hash: Hash; readonly entry: Known<'agree'> },
  page: number,
  law: Law,
  knowledge: Knowledge,
): Roster {
  const proposal = roster.proposed.find((one) => one.hash === body.entry);
  if (!proposal || proposal.entry.seat === seat || !sits(knowledge, { author, seat }, page)) return roster;
  const known = knowledge.all;
  const hears = (line: Hash): boolean => law.inPast({ hash: line }, { hash });
  const then = heardOf(roster, { hash: proposal.hash, page }, law.inPast);
  if (proposal.refused?.some(hears) || isDone(known, proposal, page)) return roster;
  if (!makesSense(known, proposal, page) || !mayAgree(known, proposal, { author, seat }, page, then))
    return roster;
  const agreed = [...(proposal.agreed ?? []), hash];
  const after = proposal.agreed
    ? echoed(roster, proposal.agreed, hash)
    : enacted(roster, proposal, page, { word: hash, second: { author, seq }, hears });
  return changed(after, proposal, { agreed });
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
  const hands = [[proposal.entry, then] as const, [second, roster] as const];
  return (
    hands.every(
      ([hand, by]) => lends(by, hand, page, concerned(by, proposal, page)) && !isAbout(proposal, hand.author),
    ) && different(roster, proposal.entry, second, page)
  );
}
const isAbout = ({ entry: { body } }: Proposal, device: string): boolean =>
  (body.kind === 'admit' || body.kind === 'withdraw') && body.device === device;

const sits = (
  knowledge: Knowledge,
  { author, seat }: Pick<Entry, 'author' | 'seat'>,
  page: number,
): boolean => seatsOf(knowledge.of(author), author, page).includes(seat);

/**
 * Those who might have agreed to what waits for a second hand may refuse it, its proposer too.
 * @param hears what the line's author had heard of: who refuses what they know to be refused says nothing new
 */
export function refused(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'refuse'> },
  page: number,
  knowledge: Knowledge,
  hears: (line: Hash) => boolean,
): Roster {
  const proposal = roster.proposed.find((one) => one.hash === body.entry);
  if (!proposal || proposal.refused?.some(hears) || !sits(knowledge, { author, seat }, page)) return roster;
  const known = knowledge.all;
  const may = lends(known, { author, seat }, page, concerned(known, proposal, page));
  return may ? changed(roster, proposal, { refused: [...(proposal.refused ?? []), hash] }) : roster;
}
function changed(roster: Roster, { hash }: Proposal, how: Partial<Proposal>): Roster {
  const at = roster.proposed.findIndex((one) => one.hash === hash);
  const one = roster.proposed[at];
  return one ? { ...roster, proposed: roster.proposed.with(at, { ...one, ...how }) } : roster;
}

/**
 * Where a seat was left, one hand gives it to a phone that was there before: nobody holds its keys, and anybody may let a
 * newcomer in there alone. undefined where two hands are needed.
 */
export function givenByOne(
  roster: Roster,
  proposal: Proposal,
  page: number,
  knowledge: Knowledge,
): Roster | undefined {
  const { entry, hash } = proposal;
  if (!is(entry, 'admit')) return undefined;
  const { device, seat } = entry.body;
  return returnsByOne(roster, device, seat) &&
    makesSense(knowledge.all, proposal, page) &&
    lends(knowledge.all, entry, page, [seat])
    ? enacted(roster, proposal, page, { word: hash, second: entry, hears: () => true })
    : undefined;
}

/** Whether nobody sits in a seat, and a phone that was there went with its player: it was not put out before. */
export function returnsByOne(roster: Roster, device: Device, seat: Seat): boolean {
  const last = roster.former.findLast((one) => one.device === device && isPlayer(one, seat));
  return isVacant(roster, seat) && last?.left === true && !last.out;
}

interface Agreed {
  /** The line that brings it about, and what its author had heard of. */
  readonly word: Hash;
  readonly second: Pick<Entry, 'author' | 'seq'>;
  readonly hears: (line: Hash) => boolean;
}
function enacted(roster: Roster, proposal: Proposal, page: number, by: Agreed): Roster {
  const { hash, entry } = proposal;
  const { word } = by;
  if (is(entry, 'leave')) return left(roster, entry.body, page, { word, proposal });
  if (is(entry, 'mark')) return marked(roster, entry, page);
  if (is(entry, 'withdraw')) return put(roster, { ...proposal, entry }, page, by);
  const { device, seat, role, keys } = (entry as Known<'admit'>).body;
  const how = { word, as: 'out' } as const;
  const granted = [entry, by.second].map(({ author, seq }) => ({ author, seq }));
  const yields = (one: Membership): boolean => isLater(granted, one.granted);
  const stays = roster.members.some(
    (one) => isPlayer(one, seat) && one.device !== device && !isMeant(proposal, one, roster) && !yields(one),
  );
  if (stays) return roster;
  const goes = (one: Membership): boolean =>
    one.device !== device && one.seat === seat && (isMeant(proposal, one, roster) || yields(one));
  // The phones that it takes the seat from may be lost.
  const before = membershipsOf(roster).filter((one) => goes(one) && isPlayer(one, seat));
  const rest = endedBy(ended(roster, page, goes, how), before, page, word);
  const keyed = keyOf(roster, seat) === keys?.sign ? rest : rekeyed(rest, seat, keys, page, how);
  const key = keys === undefined ? {} : { key: keys.sign };
  const had = rest.members.find((one) => one.device === device && isPlayer(one, seat));
  const now: Membership = had
    ? { ...had, ...key, from: [...had.from, word], granted }
    : { device, seat, role, entry: hash, from: [word], since: page, ...key, granted };
  return {
    ...keyed,
    members: [...keyed.members.filter((one) => one !== had), now],
    idle: keyed.idle.filter((one) => one !== seat),
  };
}

/** Whether of two grants that did not know of each other one is the later word of a player who had a hand in both. */
const isLater = (one: NonNullable<Membership['granted']>, other: Membership['granted'] = []): boolean =>
  one.some((hand) => other.some(({ author, seq }) => author === hand.author && seq < hand.seq));
