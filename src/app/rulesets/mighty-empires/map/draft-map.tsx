/** A map that is not in the book yet: drawn as it would lie, all of it known. */
import { createMemo, type JSX, splitProps } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Land } from '../../../../kernel/land.ts';
import type { TileView } from '../../../map/model.ts';
import { known, type Unbooked, UnbookedMap } from '../../parts/unbooked-map.tsx';

export function DraftMap(
  props: Unbooked & { lands: { readonly [tile: TileId]: Land }; capitals?: readonly TileId[] },
): JSX.Element {
  const [own, map] = splitProps(props, ['lands', 'capitals']);
  const tiles = createMemo(() => {
    const capitals = new Set(own.capitals ?? []);
    return known(own.lands).map(
      (tile): TileView => (capitals.has(tile.id) ? { ...tile, settlement: 'capital' } : tile),
    );
  });
  return <UnbookedMap tiles={tiles()} {...map} />;
}
