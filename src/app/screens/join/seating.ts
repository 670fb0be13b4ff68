/** Whether this phone has its place in a campaign, and which seats it asked for in vain. */
import { claimsOf } from '../../../campaign/claims.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';

const of = (view: View) => view.book.roster.members.filter(({ device }) => device === view.device);

/** Plays, or has come along as a guest. */
export const seated = (view: View): boolean => of(view).length > 0;

/** Held seats that this phone asked the table for. */
export const askedFor = (view: View): readonly Seat[] =>
  claimsOf(view).flatMap(({ device, seat }) => (device === view.device ? [seat] : []));

/** Seats this phone wanted to sit down in while somebody else was quicker. */
export function lateFor(view: View): readonly Seat[] {
  const had = [...of(view).map(({ seat }) => seat), ...askedFor(view)];
  const late = view.book.roster.turnedAway.filter(({ device }) => device === view.device);
  return [...new Set(late.map(({ seat }) => seat))].filter((seat) => !had.includes(seat));
}
