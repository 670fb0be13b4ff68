/**
 * Playing on without somebody: standing in for an absent player, and acts of two hands about a seat (a lost phone, a player who
 * has left for good). One proposes, another nods; both at their own seats.
 */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import { admitting, type Claim } from '../log/claim.ts';
import { type Entry, is, type KnownBody } from '../log/entry.ts';
import { different, isHand, isLone, lends, seatsOf } from '../log/hands.ts';
import type { Device } from '../log/keys.ts';
import { heardOf } from '../log/known.ts';
import { markOf, mayMark } from '../log/mark.ts';
import { concerned, mayAgree } from '../log/proposals.ts';
import { phonesToPut } from '../log/putting-out.ts';
import type { Proposal } from '../log/roster.ts';
import { isProposal, WAITING } from '../log/seatings.ts';
import { STAND_INS, type StandIn } from '../log/stand-ins.ts';
import { CampaignError } from './faults.ts';
import { here, ownSeat } from './own-seat.ts';
import type { Session } from './session.ts';
import type { View } from './view.ts';
import { type Asked, givenAlone } from './ways-back.ts';

/**
 * The seat as which this phone may speak to what concerns those; undefined where it may not.
 * @param may what is asked of a hand: more, where it is about who sits
 */
export function handOn(view: View, concerned: readonly Seat[], may = isHand): Seat | undefined {
  const { roster, page, device } = here(view);
  return seatsOf(roster, device, page).find((seat) => may(roster, { author: device, seat }, page, concerned));
}

/** Whether this phone may propose to stand in for a seat. */
export const mayStandIn = (view: View, seat: Seat): boolean =>
  handOn(view, [seat]) !== undefined &&
  !view.seats.some((one) => one.id === seat && one.ours) &&
  view.book.standIns.filter(({ author }) => author === view.device).length < STAND_INS &&
  !view.book.standIns.some((one) => one.device === view.device && one.seat === seat && one.state === 'asked');
/** Who else stands in for a seat just now: their own seats. */
export const othersStandingIn = ({ book, device }: View, seat: Seat): readonly Seat[] => [
  ...new Set(
    book.standIns.flatMap((one) =>
      one.seat === seat && one.state === 'in force' && one.device !== device ? [one.own] : [],
    ),
  ),
];
/** Whether a stand-in of this phone would hold at once, since nobody sits there who could nod. */
export function holdsAlone(view: View, seat: Seat): boolean {
  const { roster, page, device } = here(view);
  const own = handOn(view, [seat]);
  return own !== undefined && isLone(roster, { author: device, seat: own }, page, [seat]);
}
/** Other players who could nod to what this phone asks about a seat, as to standing in: who has the mark comes first. */
export function couldNod(view: View, seat: Seat, may = isHand): readonly Seat[] {
  const { roster, page, device } = here(view);
  const own = handOn(view, [seat], may);
  if (own === undefined) return [];
  const others = roster.members.filter(({ device: author, seat: theirs, role }) => {
    const other = { author, seat: theirs };
    const hand = role === 'player' && may(roster, other, page, [seat]);
    return hand && different(roster, { author: device, seat: own }, other, page);
  });
  const seats = [...new Set(others.map((one) => one.seat))];
  return seats.toSorted((a, b) => Number(b === markOf(roster)) - Number(a === markOf(roster)));
}

/** @throws CampaignError where this phone is no hand in it */
export function writeAs(
  session: Session,
  concerned: readonly Seat[],
  body: KnownBody,
  may = isHand,
): Promise<Hash> {
  const view = session.view();
  const seat = view && handOn(view, concerned, may);
  if (seat === undefined) throw new CampaignError('no seat');
  return session.write(seat, body);
}
/** How much of this phone waits for a second hand, or was answered on the open page: it counts until the page is turned. */
function asked(view: View): number {
  const { device, book } = view;
  const now = book.pages.at(-1)?.entries.filter(({ entry }) => entry.author === device && asksTwo(entry));
  return new Set([...(now ?? []), ...proposalsMade(view)].map(({ hash }) => hash)).size;
}
const asksTwo = (entry: Entry): boolean =>
  isProposal(entry) &&
  (is(entry, 'admit') ? entry.body.by === 'hands' : is(entry, 'mark') || entry.body.seat !== entry.seat);
/** Asks the others for what takes a second hand. */
function propose(session: Session, concerned: readonly Seat[], body: KnownBody): Promise<Hash> {
  const view = session.view();
  if (view && asked(view) >= WAITING) throw new CampaignError('eight wait');
  return writeAs(session, concerned, body, lends);
}
export const standIn = (session: Session, seat: Seat): Promise<Hash> =>
  writeAs(session, [seat], { kind: 'stand-in', device: session.keys().device.device, seat });
/** Nods to what another proposed about these seats. */
export const nod = (session: Session, entry: Hash, concerned: readonly Seat[]): Promise<Hash> =>
  writeAs(session, concerned, { kind: 'agree', entry });
/** Says no, takes back one's nod, or ends one's own standing in. */
export const refuse = (session: Session, entry: Hash, concerned: readonly Seat[]): Promise<Hash> =>
  writeAs(session, concerned, { kind: 'refuse', entry });

/**
 * Proposals to stand in that this phone may nod to. Where two cross for one seat, only the first of the book is asked about,
 * and none once somebody stands in: of two who act at once neither would know of the other.
 */
export const nodsAsked = (view: View): readonly StandIn[] => {
  const { roster, page, device } = here(view);
  const all = view.book.standIns;
  const first = (one: StandIn): boolean =>
    !all.some(({ seat, state }) => seat === one.seat && state === 'in force') &&
    all.find(({ seat, state }) => seat === one.seat && state === 'asked') === one;
  return all.filter((one) => {
    const { state, seat, by, author } = one;
    const own = handOn(view, [seat]);
    const other = own !== undefined && { author: device, seat: own };
    return state === 'asked' && other && first(one) && different(roster, { author, seat: by }, other, page);
  });
};
/** Others who want to stand in for a seat for which somebody asked before them: known to all, and nodded to only after the first. */
export const askedSecond = (view: View): readonly StandIn[] =>
  view.book.standIns.filter(
    ({ seat, state, device }, at, all) =>
      state === 'asked' &&
      device !== view.device &&
      all.slice(0, at).some((one) => one.seat === seat && one.state === 'asked'),
  );
/** Whom this phone stands in for just now, or has asked to. */
export const standingIn = (
  { book, device }: View,
  state: StandIn['state'] = 'in force',
): readonly StandIn[] => book.standIns.filter((one) => one.device === device && one.state === state);

/** Ends a regency whose player is gone, once another nods. */
export const endRegency = (session: Session, device: Device, seat: Seat): Promise<Hash> =>
  propose(session, [seat], { kind: 'withdraw', device, seat });
/** Takes a seat's lost phone off all it has, once another nods; off that seat alone where it has another player's as well. */
export function putOut(session: Session, device: Device, seat: Seat): Promise<Hash> {
  const seats = session.view()?.book.roster.members.filter((one) => one.device === device) ?? [];
  const alone = !seats.some((one) => one.role === 'player' && one.seat !== seat);
  const concerned = alone ? [seat, ...seats.map((one) => one.seat)] : [seat];
  return propose(session, concerned, { kind: 'withdraw', device, ...(alone ? {} : { seat }) });
}
/** Phones of a seat that two players may put out: also one that its player took off it, while its words would let a finder in. */
export const lostPhones = (view: View, seat: Seat): readonly Device[] => {
  const { roster, page } = here(view);
  return phonesToPut(roster, seat, page);
};
/** Gives a seat to the phone that asks for it: a held one once another nods, one that was left at once. */
export function proposeGrant(session: Session, claim: Claim): Promise<Hash> {
  const view = session.view();
  const body = admitting(claim, 'hands');
  return view && givenAlone(view, claim)
    ? writeAs(session, [claim.seat], body, lends)
    : propose(session, [claim.seat], body);
}
/** Says that a seat is left for good: one's own at once, another's once another nods. */
export const leaveSeat = (session: Session, seat: Seat, becomes: 'free' | 'idle'): Promise<Hash> => {
  const body: KnownBody = { kind: 'leave', seat, becomes };
  const own = session.view()?.seats.some(({ id, mine }) => id === seat && mine);
  return own ? session.write(seat, body) : propose(session, [seat], body);
};
/** Lets a seat act for those that nobody holds: who does so now says it at once, anybody else once another nods. */
export function passMark(session: Session, seat: Seat): Promise<Hash> {
  const view = session.view();
  const own = view && passesMark(view);
  const body: KnownBody = { kind: 'mark', seat };
  return own
    ? session.write(own, body)
    : propose(session, view ? [markOf(view.book.roster) ?? ''] : [], body);
}
/** The seat at which this phone may pass the mark on by itself. */
function passesMark(view: View): Seat | undefined {
  const { roster } = view.book;
  const own = ownSeat(view, markOf(roster));
  return own !== undefined && mayMark(roster, own) ? own : undefined;
}
/** Whether this phone may let a seat act for those that nobody holds, by itself or with another player. */
export const mayPassMark = (view: View, seat: Seat): boolean => {
  const { roster } = view.book;
  const now = markOf(roster);
  const sits = view.seats.some(({ id, held }) => id === seat && held);
  if (!sits || seat === now || view.seats.every(({ held }) => held)) return false;
  return passesMark(view) !== undefined || (now !== undefined && mayPropose(view, now));
};
/** Proposals about seats that this phone may nod to, and those of its own that wait. */
export const proposalsAsked = (view: View): readonly Proposal[] => {
  const { roster, page, device } = here(view);
  return roster.proposed.filter((one) => {
    const seat = handOn(view, concerned(roster, one, page));
    const then = heardOf(view.book.roster, { hash: one.hash, page }, view.book.inPast);
    return seat !== undefined && mayAgree(roster, one, { author: device, seat }, page, then);
  });
};
export const proposalsMade = ({ book: { roster }, device }: View): readonly Proposal[] =>
  roster.proposed.filter(({ entry }) => entry.author === device);
/** Whether two other hands sit at the table, and this phone's is one: it may propose something about this seat. */
export const mayPropose = (view: View, seat: Seat): boolean => couldNod(view, seat, lends).length > 0;
/** Whether it may once the page has turned: one of the two has just come. */
export const mayProposeSoon = (view: View, seat: Seat): boolean =>
  !mayPropose(view, seat) && couldNod(view, seat).length > 0;
/** Whether this phone has a word in giving a seat to a phone that asks for it: by itself where that left it, else with another player. */
export const mayGive = (view: View, asked: Asked): boolean =>
  givenAlone(view, asked) ? handOn(view, [asked.seat], lends) !== undefined : mayPropose(view, asked.seat);
/** The seats that a proposal touches. */
export const touched = ({ book: { roster, pages } }: View, proposal: Proposal): readonly Seat[] =>
  concerned(roster, proposal, pages.length - 1);
