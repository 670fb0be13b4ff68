/** A map that takes the place of another. */
import type { Seat } from './question.ts';

/** Whom it concerns: everybody but the player who lays it; nobody where none lay there before. */
export const laidOver = (before: object, seats: readonly Seat[], by: Seat): readonly Seat[] =>
  Object.keys(before).length > 0 ? seats.filter((seat) => seat !== by) : [];
