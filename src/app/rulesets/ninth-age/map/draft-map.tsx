/** A map that is not in the book yet, drawn as it would lie. */
import { createMemo, type JSX, splitProps } from 'solid-js';
import type { TileId } from '../../../../kernel/hex.ts';
import type { Terrain } from '../../../../rules/ninth-age/state.ts';
import { known, type Unbooked, UnbookedMap } from '../../parts/unbooked-map.tsx';
import { fixedOrigin, useRealms } from '../names.ts';
import { landsOf } from './land.ts';

export function DraftMap(props: Unbooked & { hexes: { readonly [tile: TileId]: Terrain } }): JSX.Element {
  const { state } = useRealms();
  const [own, map] = splitProps(props, ['hexes']);
  const tiles = createMemo(() => known(landsOf(own.hexes)));
  return <UnbookedMap origin={fixedOrigin(state())} tiles={tiles()} {...map} />;
}
