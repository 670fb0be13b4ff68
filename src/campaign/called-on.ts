/** The questions a seat is called for, among all that it may answer. */
import type { Question, Seat } from '../kernel/question.ts';
import type { OpenOrder, View } from './view.ts';

type Asked = { readonly order: OpenOrder; readonly question: Question };

/**
 * Asked of the seat itself, or of the table about something it is in, or of the table and nobody in particular. A roll of
 * this last sort is for the player whose order asks it: where all were called, all would reach for the same dice.
 */
const isFor = ({ order: { open }, question: { ask, by, among } }: Asked, seat: Seat): boolean =>
  by === seat ||
  (by === 'table' &&
    (among !== undefined
      ? among.includes(seat)
      : ask !== 'roll' || open.seat === 'table' || open.seat === seat));

export const calledOn = (view: View, seat: Seat): ReturnType<View['asked']> =>
  view.asked(seat).filter((one) => isFor(one, seat));

/** What the seat may answer as well, though it is about others. */
export const openTo = (view: View, seat: Seat): ReturnType<View['asked']> =>
  view.asked(seat).filter((one) => !isFor(one, seat));
