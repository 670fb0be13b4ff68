/** What others ask this phone's players about seats: a nod, or a seat for another phone. Each is asked once. */
import type { Seat } from '../kernel/question.ts';
import type { Hash } from '../log/bytes.ts';
import type { Claim } from '../log/claim.ts';
import { mayGive, nodsAsked, proposalsAsked, proposalsMade } from './absence.ts';
import { claimsOf } from './claims.ts';
import { ownSeat } from './own-seat.ts';
import type { View } from './view.ts';

/** Claims that this phone's players read of: not those another player has proposed to grant, which ask for a nod. */
export const claimsTold = (view: View): readonly Claim[] => {
  const proposed = [...proposalsAsked(view), ...proposalsMade(view)].map(({ entry }) => entry.body);
  return ownSeat(view) === undefined
    ? []
    : claimsOf(view).filter(
        (claim) =>
          !proposed.some(
            (one) => one.kind === 'admit' && one.device === claim.device && one.seat === claim.seat,
          ),
      );
};
/** Those of them that a player of this phone has a word in. */
export const claimsHere = (view: View): readonly Claim[] =>
  claimsTold(view).filter(
    (claim) => mayGive(view, claim) || view.seats.some(({ id, mine }) => mine && id === claim.seat),
  );

export interface Request {
  /** What names it: its line, or the signature of a claim. */
  readonly entry: Hash;
  readonly kind: 'stand-in' | 'proposal' | 'claim';
  /** Who asks; of a claim the seat that is asked for. */
  readonly seat: Seat;
  /** Whose part they want to play. */
  readonly absent?: Seat;
}
/** All that is asked of the player who sits in a seat of this phone; several seats are asked as one. */
export const requestsTo = (view: View, seat: Seat): readonly Request[] =>
  ownSeat(view) !== seat
    ? []
    : [
        ...nodsAsked(view).map(({ entry, own, seat: absent }): Request => {
          return { entry, kind: 'stand-in', seat: own, absent };
        }),
        ...proposalsAsked(view).map(({ hash, entry }): Request => {
          return { entry: hash, kind: 'proposal', seat: entry.seat };
        }),
        ...claimsHere(view).map(({ signed, seat: wanted }): Request => {
          return { entry: signed, kind: 'claim', seat: wanted };
        }),
      ];
