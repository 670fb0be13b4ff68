/** What may be built where: by Conquest Points or as a construction project. */
import type { TileId } from '../../kernel/hex.ts';
import type { Seat } from '../../kernel/question.ts';
import type { Remark } from '../../kernel/ruleset.ts';
import { say } from '../../kernel/text.ts';
import { against, notYours } from './define.ts';
import { groundOf, hexesOf } from './queries.ts';
import type { Improvement, State } from './state.ts';

export const improvements = ['fortress', 'mine', 'city'] as const;

/** What stands against building this here. */
export function unbuildable(state: State, seat: Seat, tile: TileId, what: Improvement): Remark | undefined {
  const hex = state.hexes[tile];
  const foreign = notYours(state, seat, tile);
  if (!hex || foreign) return foreign;
  const { builds, mine } = groundOf(hex.kind);
  if (!builds) return against('na.conquest.swamp', say('You cannot build in a swamp.'));
  if (what === 'city')
    return hex.walls === 'fortress'
      ? undefined
      : against('na.conquest.city', say('A city replaces a fortress: build that first.'));
  if (what === 'mine' && !mine)
    return against('na.conquest.mine-ground', say('You can build a mine only on a mountain or river hex.'));
  if (what === 'mine' ? hex.mine : hex.walls !== null)
    return against('na.conquest.built', say('That already stands there.'));
  const crowded = what === 'mine' ? hex.walls !== null : hex.mine;
  return crowded && state.options.rulings.improvements === 'one'
    ? against('na.conquest.built', say('Your table allows only one improvement per hex.'))
    : undefined;
}

export interface Site {
  readonly tile: TileId;
  readonly what: Improvement;
}
/** All a seat could build now. */
export const buildable = (state: State, seat: Seat): readonly Site[] =>
  hexesOf(state, seat).flatMap(({ tile }) =>
    improvements.filter((what) => !unbuildable(state, seat, tile, what)).map((what) => ({ tile, what })),
  );
