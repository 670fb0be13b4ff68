/** Room for homes on a map: how far they keep from one another, and how many find a place. */
import { distance, type TileId } from '../../../kernel/hex.ts';

/** Two tiles at least lie between one home and the next. */
export const homesApart = 3;

/** Of these tiles, in this order, each that keeps its distance from those before it. */
export function spaced(tiles: readonly TileId[]): readonly TileId[] {
  const found: TileId[] = [];
  for (const tile of tiles) if (found.every((other) => distance(other, tile) >= homesApart)) found.push(tile);
  return found;
}
