/** One of several, by chance. */
import type { Source } from '../../../kernel/bot.ts';

/** @throws RangeError where there is nothing to pick from */
export const pick = <T>(from: readonly T[], source: Source): T => {
  const found = from[source(from.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
};
