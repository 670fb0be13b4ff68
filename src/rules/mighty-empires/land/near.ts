/** Neighbours of a place, remembered: laying a map asks for them a million times. */
import { type Direction, neighbours, type TileId } from '../../../kernel/hex.ts';

const known = new Map<TileId, readonly TileId[]>();
/** The six neighbours, clockwise from the east. */
export function around(id: TileId): readonly TileId[] {
  let found = known.get(id);
  if (!found) {
    found = neighbours(id);
    if (known.size > 20_000) known.clear();
    known.set(id, found);
  }
  return found;
}
export const next = (id: TileId, d: Direction): TileId => around(id)[d] as TileId;
