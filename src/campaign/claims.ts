/** Claims to seats that others hold: which two players may still grant, and what a phone takes up once one is granted. */
import type { Seat } from '../kernel/question.ts';
import { type Hash, hex } from '../log/bytes.ts';
import { publicOf, seatFor } from '../log/keys.ts';
import type { Claim } from '../log/roster.ts';
import type { CampaignKeys } from '../store/types.ts';
import type { View } from './view.ts';

/**
 * Claims that may still be granted: the newest of each phone that does not sit there. A phone that claimed a
 * free seat at the same time as another asks for nothing: only one that knew the seat was held does.
 */
export const claimsOf = (view: View): readonly Claim[] => {
  const { roster } = view.book;
  return roster.turnedAway.filter(
    (claim) =>
      !roster.members.some((one) => one.device === claim.device && one.seat === claim.seat) &&
      roster.turnedAway.findLast((one) => sameClaim(one, claim))?.entry === claim.entry &&
      knewHeld(view, claim),
  );
};
const sameClaim = (one: Claim, other: Claim): boolean =>
  one.device === other.device && one.seat === other.seat;

function knewHeld({ book: { roster, pages, inPast } }: View, { seat, entry }: Claim): boolean {
  const lines = pages.flatMap(({ entries }) => entries);
  const lineOf = (hash: Hash) => lines.find((line) => line.hash === hash);
  const claim = lineOf(entry);
  return [...roster.members, ...roster.former].some((one) => {
    const admission = one.seat === seat && one.role === 'player' ? lineOf(one.entry) : undefined;
    return admission !== undefined && claim !== undefined && inPast(admission, claim);
  });
}

/** The keys without those this phone made for a claim that came too late: another holds the seat under keys of their own. */
export function withoutLost({ book: { roster } }: View, keys: CampaignKeys): CampaignKeys {
  const { device } = keys.device;
  const lost = ([seat, seed]: [Seat, string]): boolean => {
    const known = roster.seats.find(({ id }) => id === seat)?.keys;
    const sat = [...roster.members, ...roster.former].some(
      (one) => one.device === device && one.seat === seat && one.role === 'player',
    );
    if (!known || sat) return false;
    const made = seatFor(keys.device, seat);
    return seed === hex(made.seed) && known.sign !== publicOf(made).sign;
  };
  const kept = Object.entries(keys.seats).filter((one) => !lost(one));
  return kept.length === Object.keys(keys.seats).length ? keys : { ...keys, seats: Object.fromEntries(kept) };
}

/** Whether this phone left a seat or was put out of it, so that it comes back only by a grant. */
export const needsGrant = ({ book: { roster }, device }: View, seat: Seat): boolean =>
  !roster.members.some((one) => one.device === device && one.seat === seat) &&
  roster.former.some((one) => one.device === device && one.seat === seat && one.role === 'player');

/** Seeds of seats that were granted to this phone and that it has not taken up yet. */
export const grantedTo = (
  { book: { roster } }: View,
  { device, seats }: CampaignKeys,
): CampaignKeys['seats'] =>
  Object.fromEntries(
    roster.members.flatMap((one): [Seat, string][] => {
      const made = seatFor(device, one.seat);
      const mine = one.device === device.device && one.role === 'player';
      if (!mine || seats[one.seat] === hex(made.seed)) return [];
      const known = roster.seats.find(({ id }) => id === one.seat)?.keys;
      return known?.sign === publicOf(made).sign ? [[one.seat, hex(made.seed)]] : [];
    }),
  );
