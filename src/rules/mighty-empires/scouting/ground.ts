/** Where scouts can go at all: what touches by land, or the coasts a ship could sail to. */
import type { TileId } from '../../../kernel/hex.ts';
import { isAboard } from '../map/aboard.ts';
import { isLand, landNeighbours } from '../map/terrain.ts';
import { seaNeighbours } from '../sea/waters.ts';
import type { BannerId, State } from '../state.ts';

/**
 * Tiles a banner's scouts can reach: over land, or from its ship the coasts it could sail to and, while nobody knows it,
 * the one it lies off.
 */
export function scoutGround(state: State, banner: BannerId): readonly TileId[] {
  const { tile = null, spot = null } = state.banners[banner] ?? {};
  if (tile === null) return [];
  if (!isAboard({ tile, spot })) return landNeighbours(state, tile);
  const coasts = seaNeighbours(state, tile).filter((next) => isLand(state, next));
  return isLand(state, tile) && !state.tiles[tile] ? [tile, ...coasts] : coasts;
}
