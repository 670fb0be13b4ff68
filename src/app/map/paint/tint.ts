/** The colour of a tile's ground, by its name in the palette. */
import type { TileView } from '../model.ts';

export type Tint = 'land' | 'swamp' | 'highland' | 'wood' | 'hills' | 'river' | 'lowland';

export function tintOf(view: TileView | undefined): Tint {
  if (!view?.known) return 'land';
  const { ground, hills, forest, ridges } = view.land;
  if (ground === 'swamp') return 'swamp';
  if (ground === 'highland' || ridges.length) return 'highland';
  if (forest === 2) return 'wood';
  if (hills === 2) return 'hills';
  return ground === 'river' || ground === 'lake' ? 'river' : 'lowland';
}
