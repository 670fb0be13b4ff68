/** How the map stands in the state: tiles laid from packs, tiles painted by hand, and where on a tile a banner stands. */
import type { Direction, TileId } from '../../kernel/hex.ts';
import type { Land } from '../../kernel/land.ts';
import type { At } from './land/crossings.ts';

export type Laid = {
  readonly [tile: TileId]: { readonly design: string; readonly turn: Direction };
};
export type Painted = { readonly [tile: TileId]: { readonly [K in keyof Land]: Land[K] } };
/** Where on its tile a banner stands. */
export type Spot = At;
