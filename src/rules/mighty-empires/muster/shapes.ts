/** What the changes of this chapter hold that is more than a number or a name. */
import * as is from '../../../kernel/shapes.ts';
import type { Character, Unit } from '../ledger/contents.ts';

export const troops = is.fields<{
  readonly points: number;
  readonly units: readonly Unit[];
  readonly characters: readonly Character[];
}>({
  points: is.count,
  units: is.list(
    is.fields<Unit>({
      id: is.piece,
      name: is.words,
      models: is.count,
      points: is.count,
      note: is.words,
      elite: is.maybe(is.count),
      recruits: is.maybe(is.fields({ year: is.count, before: is.count, added: is.count })),
    }),
  ),
  characters: is.list(
    is.fields<Character>({
      id: is.piece,
      name: is.words,
      level: is.count,
      wizard: is.maybe(is.yes),
      points: is.count,
      note: is.words,
    }),
  ),
});
