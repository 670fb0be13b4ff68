/** What may be built where: by Conquest Points or as a construction project. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, notYours } from '../define.ts';
import { groundOf, hexesOf } from '../queries.ts';
import type { Improvement, State } from '../state.ts';

export const improvements = ['fortress', 'mine', 'city'] as const;

/** What stands against building this here. */
export function unbuildable(state: State, seat: Seat, tile: TileId, what: Improvement): Remark | undefined {
  const hex = state.hexes[tile];
  const foreign = notYours(state, seat, tile);
  if (!hex || foreign) return foreign;
  const { builds, mine } = groundOf(hex.kind);
  if (!builds) return against('na.conquest.swamp', say('Nothing can be built in a swamp.'));
  if (what === 'city')
    return hex.walls === 'fortress'
      ? undefined
      : against('na.conquest.city', say('A city takes the place of a fortress.'));
  if (what === 'mine' && !mine)
    return against('na.conquest.mine-ground', say('Mines are dug on mountains and rivers.'));
  if (what === 'mine' ? hex.mine : hex.walls !== null)
    return against('na.conquest.built', say('That stands there already.'));
  const crowded = what === 'mine' ? hex.walls !== null : hex.mine;
  return crowded && state.options.rulings.improvements === 'one'
    ? against('na.conquest.built', say('One improvement to a hex.'))
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
