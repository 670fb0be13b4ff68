/** Claims to seats that others hold: which the recorder may still grant, and what a phone takes up once one is granted. */
import type { Seat } from '../kernel/question.ts';
import { hex } from '../log/bytes.ts';
import { publicOf, seatFor } from '../log/keys.ts';
import type { Claim } from '../log/roster.ts';
import type { CampaignKeys } from '../store/types.ts';
import type { View } from './view.ts';

/** Claims the recorder may still grant: the newest of each phone that does not sit there. */
export const claimsOf = ({ book: { roster } }: View): readonly Claim[] =>
  roster.turnedAway.filter(
    ({ device, seat, entry }) =>
      !roster.members.some((one) => one.device === device && one.seat === seat) &&
      roster.turnedAway.findLast((one) => one.device === device && one.seat === seat)?.entry === entry,
  );

/** Seeds of seats that were granted to this phone and that it has not taken up yet. */
export const grantedTo = (
  { book: { roster } }: View,
  { device, seats }: CampaignKeys,
): CampaignKeys['seats'] =>
  Object.fromEntries(
    roster.members.flatMap((one): [Seat, string][] => {
      if (one.device !== device.device || one.role !== 'player' || seats[one.seat] !== undefined) return [];
      const made = seatFor(device, one.seat);
      const known = roster.seats.find(({ id }) => id === one.seat)?.keys;
      return known?.sign === publicOf(made).sign ? [[one.seat, hex(made.seed)]] : [];
    }),
  );
