/** One phone, several seats: which of the others it plays is wanted next, and what handing the phone over takes. */
import { standingIn } from '../../campaign/absence.ts';
import { here } from '../../campaign/own-seat.ts';
import type { SeatView, View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { plays } from '../../log/hands.ts';
import { t } from '../i18n/index.ts';
import { toActWords } from './acts-for.ts';
import { type Call, callsOn } from './called.ts';
import { appPlays, exampleIn } from './example.ts';

/** Whether a seat's player has a phone of their own besides: one that does not play the seat on show. */
function hasOwnPhone(view: View, id: Seat, shown: Seat): boolean {
  const { roster, page, device } = here(view);
  return roster.members.some(
    (one) =>
      one.seat === id &&
      one.role === 'player' &&
      one.device !== device &&
      !plays(roster, one.device, shown, page),
  );
}

/** Whether a player of this phone holds it beside the one on show, and has none of their own. */
export const sharesPhone = (view: View, { id, mine }: SeatView, shown: Seat): boolean =>
  // From one it only acted for, the phone goes back to its own player.
  mine && (!isMine(view, shown) || !hasOwnPhone(view, id, shown));

/**
 * Whether this phone goes on with a seat after the one on show: its player shares the phone, or it is one that this phone
 * stands in for and whose player is away, or a free one that it plays.
 */
export const playedHere = (view: View, one: SeatView, shown: Seat, back: readonly Seat[]): boolean =>
  sharesPhone(view, one, shown) ||
  (one.ours && !one.held) ||
  (!back.includes(one.id) && standingIn(view).some(({ seat }) => seat === one.id));

const isMine = ({ seats }: View, seat: Seat): boolean => seats.some(({ id, mine }) => id === seat && mine);

const rank: readonly Call['kind'][] = ['question', 'turn', 'task'];

/** What another seat of this phone is called for, most pressing first and its own players before those who are away. */
export function nextHere(view: View, shown: Seat, back: readonly Seat[] = []): Call | undefined {
  const others = view.seats.filter((one) => one.id !== shown && playedHere(view, one, shown, back));
  const seats = others.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ id }) => id);
  return callsOn(view, seats)
    .filter(({ kind }) => rank.includes(kind))
    .toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))[0];
}

/** Whether what the next player keeps secret would come before the eyes of the one who passes the phone on. */
export const needsCover = (view: View, from: Seat, to: Seat): boolean =>
  !view.openBooks && !exampleIn(view.campaign) && [from, to].every((seat) => isMine(view, seat));

/** What a button says that turns this phone to another of its seats. */
export function turnWords(view: View, from: Seat, to: Seat, name: string): string {
  if (exampleIn(view.campaign))
    return appPlays(view.campaign, to) ? t('Play {name} yourself', { name }) : t('Go on as {name}', { name });
  if (isMine(view, to))
    return isMine(view, from) ? t('Pass the phone to {name}', { name }) : t('Go on as {name}', { name });
  return standingIn(view).some(({ seat }) => seat === to)
    ? t('Answer for {name}', { name })
    : toActWords(view, to, name);
}
