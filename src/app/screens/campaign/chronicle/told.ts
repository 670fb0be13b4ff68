/** Which lines are part of the story: orders that only move the clock or pieces without a word are left out. */
import type { Telling } from '../../../../campaign/telling.ts';

export const isTold = ({ kind, notes, text, struck, flags, done, absence, change }: Telling): boolean =>
  kind === 'letter' ||
  absence !== undefined ||
  change !== undefined ||
  notes.length > 0 ||
  text !== undefined ||
  struck !== undefined ||
  flags.length > 0 ||
  !done;
