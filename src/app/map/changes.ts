/** What became different between two states of the map, so that no more is baked anew than must be. */
import type { TileId } from '../../kernel/hex.ts';
import { boundsOf, R } from './geometry.ts';
import type { TileView } from './model.ts';
import { type Box, grown } from './path.ts';

export type Change =
  | { readonly kind: 'none' }
  /** Owners, settlements, knowledge: shows only near the tiles concerned. */
  | { readonly kind: 'dress'; readonly part: Box }
  /** The land itself: coasts and rivers may change far away. */
  | { readonly kind: 'land' };

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export function changeOf(before: readonly TileView[], after: readonly TileView[]): Change {
  if (before === after) return { kind: 'none' };
  if (before.length !== after.length) return { kind: 'land' };
  const known = new Map(before.map((tile) => [tile.id, tile]));
  const changed: TileId[] = [];
  for (const tile of after) {
    const old = known.get(tile.id);
    if (!old || !same(old.land, tile.land)) return { kind: 'land' };
    if (old !== tile && !same({ ...old, land: 0 }, { ...tile, land: 0 })) changed.push(tile.id);
  }
  return changed.length ? { kind: 'dress', part: grown(boundsOf(changed), R * 1.3) } : { kind: 'none' };
}
