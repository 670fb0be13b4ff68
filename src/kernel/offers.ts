/** How orders say whether they are offered, and the shapes most of their arguments have. */
import * as v from 'valibot';
import { isTileId, type TileId } from './hex.ts';
import type { Rule } from './question.ts';
import type { Offer, Remark } from './ruleset.ts';
import type { Text } from './text.ts';

export const open: Offer = { open: true };
export const closed = (rule: Rule, why: Text): Offer => ({ open: false, rule, why });
export const minding = (...mind: readonly Remark[]): Offer => (mind.length > 0 ? { open: true, mind } : open);
/** Open, or closed for the first of these that holds something against it. */
export const unless = (...against: readonly (Remark | undefined | false)[]): Offer => {
  const found = against.find((remark) => remark);
  return found ? { open: false, ...found } : open;
};
/** The same, and what to mind where it is open. */
export function mindful(mind: readonly Remark[], ...why: readonly (Remark | undefined | false)[]): Offer {
  const offer = unless(...why);
  return offer.open ? minding(...mind) : offer;
}
export const against = (rule: Rule, why: Text): Remark => ({ rule, why });

export const tileArg = v.custom<TileId>((value) => typeof value === 'string' && isTileId(value));
export const pieceArg = v.pipe(v.string(), v.regex(/^[a-z]/i), v.maxLength(80));
export const nameArg = v.pipe(v.string(), v.maxLength(60));
export const countArg = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
export const noArgs = v.object({});
