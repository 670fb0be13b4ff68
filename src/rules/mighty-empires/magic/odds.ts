/** Chances of magic, worked out from the rule itself. */
import { chance, odds } from '../../../kernel/odds.ts';
import { reaches } from './cast.ts';

const known = new Map<number, number>();
/** How likely a spell reaches a tile so many tiles from the capital. */
export function castingOdds(distance: number): number {
  let found = known.get(distance);
  if (found === undefined) {
    found = chance(
      odds(
        () => reaches.run({ by: 'table', distance }),
        (_, reached) => reached,
      ),
      (reached) => reached,
    );
    known.set(distance, found);
  }
  return found;
}
