/**
 * Who sits where. A device is admitted to a seat by the invitation (a free seat), by the seat's own key (another phone of
 * the same player, a regent), or by the recorder (a lost phone, an absent player). Each admission carries its own proof,
 * so its worth never depends on the order in which a phone learnt of things. Of two claims to one free seat the one that
 * stands earlier in the book holds; the other is told that the seat is taken.
 */

import { canonical } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import { type Bytes, type Hash, text } from './bytes.ts';
import { type Entry, is, type Known } from './entry.ts';
import { type Device, type SeatPublic, sign, verify } from './keys.ts';

export type Role = 'player' | 'regent' | 'recorder' | 'guest';
export interface Membership {
  readonly device: Device;
  readonly seat: Seat;
  readonly role: Role;
  readonly entry: Hash;
}
export interface Roster {
  readonly seats: readonly { readonly id: Seat; readonly name: string; readonly keys?: SeatPublic }[];
  readonly members: readonly Membership[];
  /** Claims to a seat that somebody else held already. */
  readonly turnedAway: readonly Membership[];
}

const claim = (campaign: Hash, device: Device, seat: Seat, role: Role): Bytes =>
  text(`realmbook admit ${canonical([campaign, device, seat, role])}`);
/** The proof an admission carries, by the invitation's or the seat's secret. */
export const prove = (campaign: Hash, device: Device, seat: Seat, role: Role, secret: Bytes): string =>
  sign(claim(campaign, device, seat, role), secret);

interface Admission {
  readonly hash: Hash;
  readonly entry: Known<'admit'>;
}

/**
 * Who sits where, from the admissions in the order they stand in the book.
 * @param founding the campaign's first entry, with its hash
 */
export function roster(founding: Known<'found'>, campaign: Hash, admissions: readonly Admission[]): Roster {
  const keys = new Map<Seat, SeatPublic>();
  const members: Membership[] = [];
  const turnedAway: Membership[] = [];
  const recorders = new Set<Device>([founding.author]);
  for (const { hash, entry } of admissions) {
    const { device, seat, role, by, proof, keys: claimed } = entry.body;
    const known = role === 'guest' || founding.body.seats.some(({ id }) => id === seat);
    if (!known) continue;
    const member: Membership = { device, seat, role, entry: hash };
    const message = claim(campaign, device, seat, role);
    if (by === 'recorder') {
      if (!recorders.has(entry.author)) continue;
    } else if (by === 'invite') {
      if (!verify(proof, message, founding.body.invite)) continue;
      if (role === 'player' && keys.has(seat) && keys.get(seat)?.sign !== claimed?.sign) {
        turnedAway.push(member);
        continue;
      }
    } else if (!verify(proof, message, keys.get(seat)?.sign ?? '')) continue;
    if (role === 'player' && claimed && (by === 'recorder' || !keys.has(seat))) keys.set(seat, claimed);
    if (role === 'recorder') recorders.add(device);
    members.push(member);
  }
  const seats = founding.body.seats.map((seat) => {
    const held = keys.get(seat.id);
    return held ? { ...seat, keys: held } : seat;
  });
  return { seats, members, turnedAway };
}

/** Whether a device may write for a seat. */
export const mayWrite = ({ members }: Roster, founder: Device, { author, seat, body }: Entry): boolean =>
  author === founder ||
  body.kind === 'admit' ||
  members.some((member) => member.device === author && (member.seat === seat || member.role === 'recorder'));

/** Seats somebody holds. */
export const held = ({ members }: Roster): readonly Seat[] => [
  ...new Set(members.filter(({ role }) => role === 'player').map(({ seat }) => seat)),
];

export const isAdmission = (entry: Entry): entry is Known<'admit'> => is(entry, 'admit');
