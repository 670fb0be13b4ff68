/** What a year of the campaign is called. */
import { yearAnimals } from '../charts/calendar.ts';

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
