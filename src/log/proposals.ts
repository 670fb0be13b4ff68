/**
 * What takes two hands: putting a device out, granting a held seat, passing the mark on without its holder, leaving a seat that
 * its player will not come back to.
 * One proposes and another agrees; neither is of the seat it concerns, nor the device. Each is judged by what it had heard: a refusal, or
 * another way by which the thing came about, holds an agreement up only where its author knew of it. Whom they put out still counts on
 * that page: what a lost phone wrote this month is its player's. Two that put each other out on one page are both out.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from './bytes.ts';
import { carriesClaim } from './claim.ts';
import { echoed, ended, rekeyed } from './ends.ts';
import { type Entry, is, type Known } from './entry.ts';
import { different, isHand } from './hands.ts';
import type { Device } from './keys.ts';
import { heardOf, knowing } from './known.ts';
import { marked, markOf } from './mark.ts';
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

/**
 * Notes what waits for a second hand.
 * @param known the roster as the line's author knew it, here as below
 */
export const proposing = (roster: Roster, proposal: Proposal, page: number, known: Roster): Roster =>
  makesSense(known, proposal, page) && isHand(known, proposal.entry, page, concerned(known, proposal, page))
    ? { ...roster, proposed: [...roster.proposed, proposal] }
    : roster;
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
    return members.some(
      (one) => one.device === body.device && isPlayer(one, body.seat) && one.key === body.keys?.sign,
    );
  if (body.kind === 'leave') {
    const sits = membershipsOf(known).some((one) => isPlayer(one, body.seat) && holds(one, page));
    const left = !sits && keyOf(known, body.seat) === undefined;
    return left && idle.includes(body.seat) === (body.becomes === 'idle');
  }
  return concerned(known, proposal, page).length === 0;
}
const isPlayer = (one: Membership, seat: Seat): boolean => one.seat === seat && one.role === 'player';

/**
 * Whether two hands may put a part out: it holds or waits to be taken up; or its own player ended it, and a finder who read the seat's
 * words off that phone could still come back by them.
 * @param named they mean one which the phone does not have any more
 */
function mayBePut(roster: Roster, one: Membership, page: number, named: boolean): boolean {
  if (one.until === undefined) return true;
  if (one.role !== 'player' || one.key === undefined || isBarred(roster, one.seat, one.key)) return false;
  if (one.until === page + 1) return holds(one, page);
  return named && one.out === true && one.key === keyOf(roster, one.seat);
}
/** The parts that two hands may end by what is proposed. */
function aims(
  roster: Roster,
  { device, seat }: Known<'withdraw'>['body'],
  page: number,
): readonly Membership[] {
  // Where no seat is named a part that nobody took up concerns nobody: else its giver would be no hand against that phone.
  const parts = seat === undefined ? membershipsOf(roster) : [...membershipsOf(roster), ...roster.offers];
  const own = parts.filter((one) => one.device === device && (seat ?? one.seat) === one.seat);
  const here = own.filter((one) => mayBePut(roster, one, page, seat !== undefined));
  return here.length > 0 ? here : own.filter((one) => mayBePut(roster, one, page, true));
}
/** The seats that a proposal touches. */
export function concerned(roster: Roster, { entry: { body } }: Proposal, page: number): readonly Seat[] {
  if (body.kind === 'mark') return [markOf(roster) ?? ''];
  if (body.kind !== 'withdraw') return [body.seat];
  return [...new Set(aims(roster, body, page).map(({ seat }) => seat))];
}
/** Phones that two hands may put out of a seat: those that play there; else those its player took off it, while its words let somebody in. */
export function phonesToPut(roster: Roster, seat: Seat, page: number): readonly Device[] {
  const may = (one: Membership): boolean => isPlayer(one, seat) && mayBePut(roster, one, page, true);
  const there = roster.members.filter(may);
  return [...new Set((there.length > 0 ? there : roster.former.filter(may)).map(({ device }) => device))];
}

/** Puts into effect what was proposed, where this line is another hand's. */
export function agreed(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'agree'> },
  page: number,
  law: Law,
  known: Roster,
): Roster {
  const proposal = roster.proposed.find((one) => one.hash === body.entry);
  if (!proposal) return roster;
  const hears = (line: Hash): boolean => law.inPast({ hash: line }, { hash });
  const then = heardOf(roster, { hash: proposal.hash, page }, law.inPast);
  if (proposal.refused?.some(hears) || isDone(known, proposal, page)) return roster;
  if (!makesSense(known, proposal, page) || !mayAgree(known, proposal, { author, seat }, page, then))
    return roster;
  const agreed = [...(proposal.agreed ?? []), hash];
  const after = proposal.agreed
    ? echoed(roster, proposal.agreed, hash)
    : enacted(roster, proposal, page, { word: hash, hears });
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
      ([hand, by]) =>
        isHand(by, hand, page, concerned(by, proposal, page)) && !isAbout(proposal, hand.author),
    ) && different(roster, proposal.entry, second, page)
  );
}
const isAbout = ({ entry: { body } }: Proposal, device: string): boolean =>
  (body.kind === 'admit' || body.kind === 'withdraw') && body.device === device;

/** Those who might have agreed to what waits for a second hand may refuse it, its proposer too. */
export function refused(
  roster: Roster,
  { hash, entry: { author, seat, body } }: { readonly hash: Hash; readonly entry: Known<'refuse'> },
  page: number,
  known: Roster,
): Roster {
  const proposal = roster.proposed.find((one) => one.hash === body.entry);
  const may = proposal && isHand(known, { author, seat }, page, concerned(known, proposal, page));
  return may ? changed(roster, proposal, { refused: [...(proposal.refused ?? []), hash] }) : roster;
}
const changed = (roster: Roster, { hash }: Proposal, how: Partial<Proposal>): Roster => ({
  ...roster,
  proposed: roster.proposed.map((one) => (one.hash === hash ? { ...one, ...how } : one)),
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
  const { entry, hash } = proposal;
  if (!is(entry, 'admit')) return undefined;
  const { device, seat } = entry.body;
  return returnsByOne(roster, device, seat) &&
    makesSense(roster, proposal, page) &&
    isHand(known, entry, page, [seat])
    ? enacted(roster, proposal, page, { word: hash, hears: () => true })
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
  readonly hears: (line: Hash) => boolean;
}
function enacted(roster: Roster, { hash, entry }: Proposal, page: number, { word, hears }: Agreed): Roster {
  if (is(entry, 'leave')) return left(roster, entry.body, page, { word });
  if (is(entry, 'mark')) return marked(roster, entry, page);
  if (is(entry, 'withdraw')) return put(roster, entry.body, page, { word, hears });
  const { device, seat, role, keys } = (entry as Known<'admit'>).body;
  const how = { word, as: 'out' } as const;
  const rest = ended(roster, page, (one) => one.device !== device && one.seat === seat, how);
  const keyed = keyOf(roster, seat) === keys?.sign ? rest : rekeyed(rest, seat, keys, page, how);
  const key = keys === undefined ? {} : { key: keys.sign };
  const had = rest.members.find((one) => one.device === device && isPlayer(one, seat));
  const now: Membership = had
    ? { ...had, ...key, from: [...had.from, word] }
    : { device, seat, role, entry: hash, from: [word], since: page, ...key };
  return {
    ...keyed,
    members: [...keyed.members.filter((one) => one !== had), now],
    idle: keyed.idle.filter((one) => one !== seat),
  };
}

/**
 * Puts a phone out of a seat, or of all. It may be lost, and its keys with it: they let in nobody else, and who came by them on this very
 * page, unheard of by those who put it out, goes as it does.
 */
function put(roster: Roster, body: Known<'withdraw'>['body'], page: number, { word, hears }: Agreed): Roster {
  const { device, seat } = body;
  const how = { word, as: 'out' } as const;
  const goes = (one: Membership): boolean => one.device === device && (seat ?? one.seat) === one.seat;
  const bars = aims(roster, body, page).flatMap((one) =>
    one.role === 'player' && one.key !== undefined
      ? [{ seat: one.seat, key: one.key, page, words: [word] }]
      : [],
  );
  const came = (one: Membership): boolean =>
    one.since === page &&
    one.slot !== undefined &&
    !one.from.some(hears) &&
    bars.some((bar) => bar.seat === one.seat && bar.key === one.key);
  const after = ended(roster, page, (one) => goes(one) || came(one), how);
  return bars.length > 0 ? { ...after, barred: [...after.barred, ...bars] } : after;
}

/**
 * A seat is left for good: its phones leave it and its keys are void, so that it can be claimed anew.
 * @param key by its player's own word: the key under which they sit, for others have the seat where it has another by then
 */
export function left(
  roster: Roster,
  { seat, becomes }: Known<'leave'>['body'],
  page: number,
  { word, key }: { readonly word: Hash; readonly key?: string },
): Roster {
  const how = { word, as: 'left' } as const;
  const theirs = (one: Membership): boolean => one.seat === seat && (key === undefined || one.key === key);
  const rest = ended(roster, page, theirs, how);
  const has = keyOf(roster, seat);
  if (key !== undefined && has !== key) return rest;
  const again = roster.parted.some((one) => one.seat === seat && one.since === page + 1);
  const same = roster.idle.includes(seat) === (becomes === 'idle');
  if (has === undefined && again && same) return rest;
  const idle = rest.idle.filter((one) => one !== seat);
  return {
    ...(has === undefined ? rest : rekeyed(rest, seat, undefined, page, how)),
    idle: becomes === 'idle' ? [...idle, seat] : idle,
    parted: [...rest.parted, { seat, becomes, since: page + 1, ...(key === undefined ? {} : { word }) }],
  };
}
