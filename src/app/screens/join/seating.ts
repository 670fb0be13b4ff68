/** Whether this phone has its place in a campaign, and what to do with a claim that came too late. */
import type { Session } from '../../../campaign/session.ts';
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';

const of = (view: View) => view.book.roster.members.filter(({ device }) => device === view.device);

/** Plays, records, or has come along as a guest. */
export const seated = (view: View): boolean => view.recorder || of(view).length > 0;

/** Seats this phone claimed that somebody else held already. */
export function lateFor(view: View): readonly Seat[] {
  const held = of(view).map(({ seat }) => seat);
  const late = view.book.roster.turnedAway.filter(({ device }) => device === view.device);
  return [...new Set(late.map(({ seat }) => seat))].filter((seat) => !held.includes(seat));
}

/** Forgets the keys made for seats that went to others: they open nothing. */
export async function dropLate(session: Session): Promise<void> {
  const view = session.view();
  if (!view) return;
  const late = lateFor(view);
  const { seats, ...keys } = session.keys();
  if (!late.some((seat) => seat in seats)) return;
  const kept = Object.fromEntries(Object.entries(seats).filter(([seat]) => !late.includes(seat)));
  await session.setKeys({ ...keys, seats: kept });
}
