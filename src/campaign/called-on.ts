/** The questions a seat is called for, among all that it may answer. */
import type { Question, Seat } from '../kernel/question.ts';
import type { View } from './view.ts';

/** Asked of the seat itself, or of the table and nobody in particular, or of the table about something it is in. */
const isFor = ({ by, among }: Question, seat: Seat): boolean =>
  by === seat || (by === 'table' && (among === undefined || among.includes(seat)));

export const calledOn = (view: View, seat: Seat): ReturnType<View['asked']> =>
  view.asked(seat).filter(({ question }) => isFor(question, seat));

/** What the seat may answer as well, though it is about others. */
export const openTo = (view: View, seat: Seat): ReturnType<View['asked']> =>
  view.asked(seat).filter(({ question }) => !isFor(question, seat));
