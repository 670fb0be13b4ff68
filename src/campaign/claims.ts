/** Claims to seats that others hold: which of them two players may still grant. */
import type { Seat } from '../kernel/question.ts';
import type { Claim } from '../log/claim.ts';
import { isOpen } from '../log/invitations.ts';
import { calledThere } from './names-then.ts';
import type { SeatView, View } from './view.ts';

/**
 * Claims made to this phone that players may grant: to a seat that is held or has its lost player's keys, or that the phone left;
 * and to a free one where the invitation of the phone that asks lets in no player.
 */
export const claimsOf = ({ claims, seats, book: { roster }, page }: View): readonly Claim[] =>
  claims.filter(({ device, seat, role, invite }) => {
    const here = (one: { readonly device: string; readonly seat: Seat }): boolean =>
      one.device === device && one.seat === seat;
    const keyed = roster.seats.some(({ id, keys }) => id === seat && keys !== undefined);
    const letIn = roster.invitations.some(
      (one) => one.key === invite && isOpen(one, page) && one.role !== 'guest',
    );
    const given =
      keyed || seats.some(({ id, held }) => id === seat && held) || roster.former.some(here) || !letIn;
    return role === 'player' && given && !roster.members.some(here);
  });

/** Whether this phone left a seat or was put out of it, so that it comes back only by a grant. */
export const needsGrant = ({ book: { roster }, device }: View, seat: Seat): boolean =>
  !roster.members.some((one) => one.device === device && one.seat === seat) &&
  roster.former.some((one) => one.device === device && one.seat === seat && one.role === 'player');

/** Whether the player of this phone left that seat for good; somebody else may have sat down there since. */
export const leftFrom = (view: View, { id, left }: Pick<SeatView, 'id' | 'left'>): boolean =>
  needsGrant(view, id) && (left || calledThere(view, id) !== undefined);
