/**
 * The mark on a seat: its player acts for the seats that nobody holds (a purse of the whole table, a player without a phone). It is no
 * office: it passes by its holder's line or by two other hands, and to nobody's harm where nobody holds the seat that has it.
 */
import type { Seat } from '../kernel/question.ts';
import type { Known } from './entry.ts';
import { held, type Roster } from './roster.ts';

/** The seat that has the mark once the page is turned. */
export const markOf = ({ marks }: Roster): Seat | undefined => marks.at(-1)?.seat;
/** Whether a player may pass the mark on by their own line. */
export const mayMark = (roster: Roster, seat: Seat): boolean =>
  markOf(roster) === seat || !held(roster).includes(markOf(roster) ?? '');
/** The mark goes to another seat that somebody holds, from the next page on. */
export const marked = (roster: Roster, { body: { seat } }: Known<'mark'>, page: number): Roster =>
  seat === markOf(roster) || !held(roster).includes(seat)
    ? roster
    : { ...roster, marks: [...roster.marks, { seat, since: page + 1 }] };
