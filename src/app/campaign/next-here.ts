/** One phone, several seats: which of the others it plays is wanted next, and what handing the phone over takes. */
import { standingIn } from '../../campaign/absence.ts';
import type { SeatView, View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { t } from '../i18n/index.ts';
import { type Call, callsOn } from './called.ts';

/** A seat whose player holds this phone, one this phone stands in for, or a free one that it plays. */
export const playedHere = (view: View, { id, mine, ours, held }: SeatView): boolean =>
  mine || (ours && !held) || standingIn(view).some(({ seat }) => seat === id);

const rank: readonly Call['kind'][] = ['question', 'turn', 'task'];

/** What another seat of this phone is called for, most pressing first and its own players before those who are away. */
export function nextHere(view: View, shown: Seat): Call | undefined {
  const others = view.seats.filter((one) => one.id !== shown && playedHere(view, one));
  const seats = others.toSorted((a, b) => Number(b.mine) - Number(a.mine)).map(({ id }) => id);
  return callsOn(view, seats)
    .filter(({ kind }) => rank.includes(kind))
    .toSorted((a, b) => rank.indexOf(a.kind) - rank.indexOf(b.kind))[0];
}

/** Whether what the next player keeps secret would come before the eyes of the one who passes the phone on. */
export const needsCover = (view: View, from: Seat, to: Seat): boolean =>
  !view.openBooks && [from, to].every((seat) => view.seats.some(({ id, mine }) => id === seat && mine));

/** What a button says that turns this phone to another of its seats. */
export function turnWords(view: View, to: Seat, name: string): string {
  if (view.seats.some(({ id, mine }) => id === to && mine)) return t('Pass the phone to {name}', { name });
  return standingIn(view).some(({ seat }) => seat === to)
    ? t('Answer for {name}', { name })
    : t('Act as {name}', { name });
}
