/** The risen dead: beaten, they lie down again. */
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Change } from '../change.ts';

export function* laidToRest(tile: TileId): Procedure<Change> {
  yield* change({ type: 'undeadFell', tile });
  yield* note('undead-gone', 'me.magic.undead', { tile });
}
