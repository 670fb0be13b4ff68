/**
 * Hands. What touches a seat that somebody holds takes two different ones, neither of them of that seat: their seats differ,
 * their devices differ, and neither device plays for the other's seat. A hand is a player at their own seat; a
 * regent or a stand-in lends none to the seat they act for.
 */
import type { Seat } from '../kernel/question.ts';
import type { Entry } from './entry.ts';
import type { Device } from './keys.ts';
import type { Placed } from './placed.ts';
import { holds, type Membership, membershipsOf, type Roster } from './roster.ts';

type Hand = Pick<Entry, 'author' | 'seat'>;

const on = (roster: Roster, page: number): readonly Membership[] =>
  membershipsOf(roster).filter((one) => holds(one, page));
/**
 * Whether a device plays for a seat on a page, as its player or regent, by its own word: nobody takes another's hand from them by
 * appointing them.
 */
export const plays = (roster: Roster, device: Device, seat: Seat, page: number): boolean =>
  on(roster, page).some(
    (one) => one.device === device && one.seat === seat && (one.role === 'player' || one.role === 'regent'),
  );
/** The seats a device holds itself on a page. */
export const seatsOf = (roster: Roster, device: Device, page: number): readonly Seat[] =>
  on(roster, page)
    .filter((one) => one.device === device && one.role === 'player')
    .map(({ seat }) => seat);

/** The seat of the player who wrote a line as a regent of its seat; undefined for its own player's, and for a guest's. */
export function regentOf(roster: Roster, { entry: { author, seat }, page }: Placed): Seat | undefined {
  const regent = on(roster, page).some(
    (one) => one.role === 'regent' && one.device === author && one.seat === seat,
  );
  const own = regent ? seatsOf(roster, author, page) : [];
  return own.includes(seat) ? undefined : own[0];
}

/** Whether a phone plays for a seat that another holds: who stands in with the one does not watch themself with the other. */
export const isPhoneOf = (roster: Roster, holder: Device, device: Device, page: number): boolean =>
  seatsOf(roster, holder, page).some((seat) => plays(roster, device, seat, page));

/** Whether a line is by a player at their own seat, and none of the seats it concerns is theirs. */
export const isHand = (
  roster: Roster,
  { author, seat }: Hand,
  page: number,
  concerned: readonly Seat[],
): boolean =>
  seatsOf(roster, author, page).includes(seat) &&
  !concerned.some((one) => one === seat || plays(roster, author, one, page));

/**
 * Whether a line is by a hand in what takes two: a player who has sat there since before the page, with whatever phone. A player let in on it
 * has none yet, for one phone could let in another and so count twice. On the first page everybody has just come.
 */
export const lends = (roster: Roster, hand: Hand, page: number, concerned: readonly Seat[]): boolean =>
  isHand(roster, hand, page, concerned) && (page === 0 || isSettled(roster, hand, page));
function isSettled(roster: Roster, { author, seat }: Hand, page: number): boolean {
  const there = on(roster, page).filter((one) => one.seat === seat && one.role === 'player');
  const keys = there.flatMap((one) => (one.device === author ? [one.key] : []));
  return there.some(({ since, key }) => since < page && keys.includes(key));
}

export const different = (roster: Roster, a: Hand, b: Hand, page: number): boolean =>
  a.seat !== b.seat &&
  a.author !== b.author &&
  !speaksFor(roster, a, b.seat, page) &&
  !speaksFor(roster, b, a.seat, page);
/** A regent who has no seat any more is still the player they were: else one player with two phones would be two hands. */
const speaksFor = (roster: Roster, { author, seat }: Hand, other: Seat, page: number): boolean =>
  plays(roster, author, other, page) ||
  (!seatsOf(roster, author, page).includes(seat) &&
    roster.former.some((one) => one.device === author && one.seat === other && one.role === 'player'));

/**
 * Whether one may nod to what another asks: a different hand, since no device agrees with itself. Where nobody else sits, the
 * players of one phone nod to each other. A regent or stand-in speaks as the seat they hold themselves.
 */
export const mayNod = (roster: Roster, asks: Hand, nods: Hand, page: number): boolean =>
  asks.seat !== nods.seat && (different(roster, asks, nods, page) || isLone(roster, asks, page, []));

/** R17: the same for a change by agreement, but that two hands are always needed where anybody else has ever sat. */
export const mayAmend = (roster: Roster, asks: Hand, nods: Hand, page: number): boolean =>
  asks.seat !== nods.seat &&
  (different(roster, asks, nods, page) ||
    !membershipsOf(roster).some(
      ({ device: author, seat, role, since }) =>
        role === 'player' && since <= page && different(roster, asks, { author, seat }, since),
    ));

/** Whether nobody sits at the table who could nod to a hand. */
export const isLone = (roster: Roster, hand: Hand, page: number, concerned: readonly Seat[]): boolean =>
  !on(roster, page).some(({ device: author, seat, role }) => {
    const other = { author, seat };
    return (
      role === 'player' && isHand(roster, other, page, concerned) && different(roster, hand, other, page)
    );
  });
