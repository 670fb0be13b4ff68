/** How a player whose phone is lost comes back to a seat, as far as this table can help: who could give it, who holds its words. */
import type { Seat } from '../kernel/question.ts';
import type { Claim } from '../log/claim.ts';
import { different, lends } from '../log/hands.ts';
import type { Device } from '../log/keys.ts';
import { returnsByOne } from '../log/proposals.ts';
import { isBarred } from '../log/roster.ts';
import { here } from './own-seat.ts';
import type { View } from './view.ts';

/** Who asks for what; a claim is one. */
export type Asked = Pick<Claim, 'device' | 'seat'>;

/** Whether one player alone may give it: nobody sits there, and the phone that asks was there before. */
export const givenAlone = ({ book: { roster } }: View, { device, seat }: Asked): boolean =>
  returnsByOne(roster, device, seat);

export interface WaysBack {
  /** How many players have to give it. */
  readonly hands: 1 | 2;
  /** Seats of the players who may give it, `hands` of them together; empty where the table has too few. */
  readonly givers: readonly Seat[];
  /** Other seats whose players' phones hold this one beside their own: those show its words. */
  readonly holders: readonly Seat[];
  /** Its twelve words, and backups with them, let a phone in. */
  readonly words: boolean;
}

export function waysBack(view: View, asked: Asked): WaysBack {
  const { roster, page } = here(view);
  const players = roster.members.filter(({ role }) => role === 'player');
  const holding = new Set(players.flatMap((one) => (one.seat === asked.seat ? [one.device] : [])));
  const alone = givenAlone(view, asked);
  const words = !isBarred(roster, asked.seat);
  const hands = players
    .map(({ device: author, seat }) => ({ author, seat }))
    .filter((one) => one.author !== asked.device && lends(roster, one, page, [asked.seat]));
  const able = hands.filter((one) => alone || hands.some((other) => different(roster, one, other, page)));
  return {
    hands: alone ? 1 : 2,
    givers: [...new Set(able.map(({ seat }) => seat))],
    holders: players.flatMap(({ device, seat }) =>
      words && seat !== asked.seat && device !== asked.device && holding.has(device) ? [seat] : [],
    ),
    words,
  };
}

/** Other phones on which somebody plays a seat, each with the seat its own player sits in, where that is another. */
export const otherPhones = (
  { book: { roster }, device }: View,
  seat: Seat,
): readonly { readonly device: Device; readonly of: Seat | undefined }[] =>
  roster.members
    .filter((one) => one.role === 'player' && one.seat === seat && one.device !== device)
    .map((one) => ({
      device: one.device,
      of: roster.members.find(
        (other) => other.device === one.device && other.role === 'player' && other.seat !== seat,
      )?.seat,
    }));
