/** What the player is called who sits down in a seat that another left for good. */
import type { Seat } from '../kernel/question.ts';
import { plainName, sameName } from '../kernel/same-name.ts';
import { isLeft, type Roster } from './roster.ts';

/**
 * The name they gave, where they sit down in a seat that somebody left; undefined where the seat keeps its name: the table
 * named its seats at the founding, and two of one name could not be told apart.
 */
export function nameFor(roster: Roster, seat: Seat, name: string | undefined): string | undefined {
  const given = name?.trim() ?? '';
  if (plainName(given) === '' || !isLeft(roster, seat)) return undefined;
  return roster.seats.some((one) => one.id !== seat && sameName(one.name, given)) ? undefined : given;
}
