/** How a player whose phone is lost comes back to a seat, as far as this table can help: who could give it, who holds its words. */
import type { Seat } from '../kernel/question.ts';
import type { Claim } from '../log/claim.ts';
import { different, isHand } from '../log/hands.ts';
import type { Device } from '../log/keys.ts';
import { isVacant } from '../log/roster.ts';
import { here } from './own-seat.ts';
import type { View } from './view.ts';

/** Who asks for what; a claim is one. */
export type Asked = Pick<Claim, 'device' | 'seat'>;

/** Whether one player alone may give it: nobody sits there, and the phone that asks was there before. */
export const givenAlone = ({ book: { roster } }: View, { device, seat }: Asked): boolean =>
  isVacant(roster, seat) &&
  roster.former.some((one) => one.device === device && one.seat === seat && one.role === 'player');

export interface WaysBack {
  /** How many players have to give it. */
  readonly hands: 1 | 2;
  /** Seats of the players who may give it, `hands` of them together; empty where the table has too few. */
  readonly givers: readonly Seat[];
  /** They may once the page has turned: until then one who laid a seat down has a word in it as if they played it. */
  readonly later: boolean;
  /** Other seats whose players' phones hold this one beside their own: those show its words. */
  readonly holders: readonly Seat[];
}

export function waysBack(view: View, asked: Asked): WaysBack {
  const { roster, page } = here(view);
  const players = roster.members.filter(({ role }) => role === 'player');
  const holding = new Set(players.flatMap((one) => (one.seat === asked.seat ? [one.device] : [])));
  const alone = givenAlone(view, asked);
  const giversOn = (on: number): readonly Seat[] => {
    const hands = players
      .map(({ device: author, seat }) => ({ author, seat }))
      .filter((one) => one.author !== asked.device && isHand(roster, one, on, [asked.seat]));
    const able = hands.filter((one) => alone || hands.some((other) => different(roster, one, other, on)));
    return [...new Set(able.map(({ seat }) => seat))];
  };
  const now = giversOn(page);
  const next = now.length > 0 ? now : giversOn(page + 1);
  return {
    hands: alone ? 1 : 2,
    givers: next,
    later: now.length === 0 && next.length > 0,
    holders: players.flatMap(({ device, seat }) =>
      seat !== asked.seat && device !== asked.device && holding.has(device) ? [seat] : [],
    ),
  };
}

/** What a phone writes by itself as it sits down and goes on reading: nobody misses it. */
const byItself: readonly string[] = ['admit', 'reads', 'seen'];
/**
 * Whether a phone may be taken off a seat now: what its player wrote there on the open page would count no more, so it waits for
 * the page to turn.
 */
export const mayLayDown = ({ book }: View, seat: Seat, device: Device): boolean =>
  !book.pages
    .at(-1)
    ?.entries.some(
      ({ entry }) => entry.author === device && entry.seat === seat && !byItself.includes(entry.body.kind),
    );

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
