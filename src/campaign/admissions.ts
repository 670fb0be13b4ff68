/** Newcomers whom this phone admits by itself: those who claimed to it what its own book has free, by an invitation that is open. */
import type { Seat } from '../kernel/question.ts';
import { admitting, type Claim } from '../log/claim.ts';
import { is } from '../log/entry.ts';
import { ADMISSIONS } from '../log/heard.ts';
import { isOpen } from '../log/invitations.ts';
import type { Duty } from './duty.ts';
import { ownSeat } from './own-seat.ts';
import type { View } from './view.ts';

/** Admissions that are due, one a seat. */
export function admissions(view: View): readonly Duty[] {
  const own = view.claims.length > 0 ? ownSeat(view) : undefined;
  if (own === undefined) return [];
  const written = view.book.pages
    .flatMap(({ entries }) => entries.map(({ entry }) => entry))
    .filter((entry) => entry.author === view.device && is(entry, 'admit'))
    .flatMap((entry) => (is(entry, 'admit') ? [entry.body.signed] : []));
  if (written.length >= ADMISSIONS) return [];
  const given = new Set<Seat>();
  return view.claims.flatMap((claim): readonly Duty[] => {
    // What it wrote already and did not hold is not written again.
    if (written.includes(claim.signed) || !isFree(view, claim) || given.has(claim.seat)) return [];
    if (claim.role === 'player') given.add(claim.seat);
    return [{ seat: own, body: () => admitting(claim, 'invite') }];
  });
}

/** Whether a member may let somebody in as claimed, as far as this phone knows. */
function isFree(view: View, { device, seat, role, invite }: Claim): boolean {
  const { roster } = view.book;
  const letsIn = roster.invitations.some(
    (one) => one.key === invite && isOpen(one, view.page) && (one.role ?? role) === role,
  );
  if (!letsIn) return false;
  const here = (one: { readonly device: string; readonly seat: Seat }): boolean =>
    one.device === device && one.seat === seat;
  if (roster.members.some(here) || roster.former.some(here)) return false;
  const place = roster.seats.find(({ id }) => id === seat);
  if (role === 'guest') return place === undefined;
  return (
    place !== undefined && place.keys === undefined && !view.seats.some((one) => one.id === seat && one.held)
  );
}
