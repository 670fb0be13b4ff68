/** How troops are written in a book. */
import * as v from 'valibot';
import { countArg, nameArg, pieceArg } from '../define.ts';

const noteArg = v.optional(v.pipe(v.string(), v.maxLength(400)), '');
const year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
export const unitArg = v.object({
  id: pieceArg,
  name: nameArg,
  models: countArg,
  points: countArg,
  note: noteArg,
  elite: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4))),
  recruits: v.exactOptional(v.object({ year, before: countArg, added: countArg })),
});
export const characterArg = v.object({
  id: pieceArg,
  name: nameArg,
  level: countArg,
  points: countArg,
  note: noteArg,
  wizard: v.exactOptional(v.boolean()),
});
/** Points where armies are points only, else units and characters. */
export const troopsArg = {
  points: v.optional(countArg, 0),
  units: v.optional(v.array(unitArg), []),
  characters: v.optional(v.array(characterArg), []),
};
