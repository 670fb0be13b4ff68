/** Chance for this phone's own dice: every face exactly as likely as every other. */
import { canShow, type Dice, dice, type Faces } from '../../kernel/dice.ts';

/** A fresh random number of 32 bits. */
export type Source = () => number;

export const phone: Source = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A face from 1 to `sides`. Numbers past the last whole multiple of `sides` are drawn again, or low faces would win. */
export function face(sides: number, source: Source = phone): number {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  let drawn = source();
  while (drawn >= fair) drawn = source();
  return (drawn % sides) + 1;
}

/** The faces of a roll. @throws RangeError for a notation we do not know */
export function cast(notation: string | Dice, source: Source = phone): Faces {
  const { count, sides } = typeof notation === 'string' ? dice(notation) : notation;
  return Array.from({ length: count }, () => face(sides, source));
}

/** Whether faces fit a notation that may itself be nonsense. */
export function fits(notation: string, faces: unknown): faces is Faces {
  try {
    return canShow(dice(notation), faces);
  } catch {
    return false;
  }
}
