/** A map that takes the place of another. */
import type { Seat } from './question.ts';

/** The seats it concerns: all but the player who lays it; none where nothing was laid before. */
export const laidOver = (before: object, seats: readonly Seat[], by: Seat): readonly Seat[] =>
  Object.keys(before).length > 0 ? seats.filter((seat) => seat !== by) : [];
