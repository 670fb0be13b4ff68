/** Where banners stand after a change, and what becomes of those who came there. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Spot } from '../places.ts';
import type { BannerId } from '../state.ts';
import { entered } from './lasting.ts';
import type { Draft } from './remarks.ts';
import { tidyEncounters } from './tidy.ts';

/** Stands a banner in a tile; without a spot it is aboard a ship there. */
export function stand(draft: Draft, id: BannerId, tile: TileId, spot: Spot | null): void {
  const banner = draft.banners[id];
  if (!banner) return;
  const from = banner.tile;
  Object.assign(banner, { tile, spot });
  for (const ship of Object.values(draft.ships)) if (ship.carries === id) ship.carries = null;
  if (from) tidyEncounters(draft, from);
  entered(draft, id, tile);
}

/** The banner, if it is still there: what it has come into may have swallowed it. */
export const standing = (draft: Draft, banner: BannerId | null): BannerId | null =>
  banner !== null && draft.banners[banner] ? banner : null;
