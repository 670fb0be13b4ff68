/** What a year of the campaign is called. */
import { yearAnimals } from '../charts/calendar.ts';

/** How a round and a year are called in the calendar of a state: `c0`, `y1`. */
export const cycleKey = (cycle: number): string => `c${cycle}`;
export const yearKey = (year: number): string => `y${year}`;

/** Adjectives to choose a round's from; any other will do. */
export const cycleAdjectives = [
  'Leaping',
  'Red',
  'Fiery',
  'Dark',
  'Mad',
  'Screaming',
  'Dancing',
  'Dire',
  'Fighting',
  'Grim',
  'Gaunt',
  'Destroying',
] as const;

/** The round of ten years a year from 1 on stands in, from 0. */
export const cycleOf = (year: number): number => Math.floor((year - 1) / yearAnimals.length);

/** `Hydra`, or `Mad Hydra` with the adjective of its round. @throws RangeError for years before 1 */
export function yearName(year: number, adjectives: readonly string[] = []): string {
  const animal = yearAnimals[(year - 1) % yearAnimals.length];
  if (!animal) throw new RangeError(`${year} is no year of a campaign`);
  const adjective = adjectives[cycleOf(year)];
  return adjective ? `${adjective} ${animal}` : animal;
}

/** What a year is called where its players keep a calendar: its own name, else its beast once its round is named. */
export function calledYear(
  { cycles, years }: { readonly cycles: Names; readonly years: Names },
  year: number,
): string | undefined {
  const own = years[yearKey(year)];
  if (own !== undefined) return own;
  const adjective = cycles[cycleKey(cycleOf(year))];
  return adjective === undefined ? undefined : `${adjective} ${yearName(year)}`;
}
type Names = { readonly [key: string]: string };

/** The rounds and years that may be named in a year: those that were, and the next. */
export const calendarOf = (what: 'cycle' | 'year', now: number): readonly string[] =>
  what === 'year'
    ? Array.from({ length: now + 1 }, (_, i) => yearKey(i + 1))
    : Array.from({ length: cycleOf(now) + 2 }, (_, i) => cycleKey(i));

/** The year a name holds for, or holds from. */
export const firstYear = (what: 'cycle' | 'year', key: string): number => {
  const number = Number(key.slice(1));
  return what === 'year' ? number : number * yearAnimals.length + 1;
};
