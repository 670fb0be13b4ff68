/** The corner from which a map's tiles are counted. */
import type { TileId } from '../../../kernel/hex.ts';
import { originOf } from '../../map/speak.ts';

const kept = new WeakMap<object, TileId>();
/** @param map the same object as long as its tiles are the same */
export function originIn(map: object, tiles: () => object = () => map): TileId {
  const known = kept.get(map) ?? originOf(Object.keys(tiles()));
  kept.set(map, known);
  return known;
}
