/** How laying the map changes the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import type { Kind } from '../charts/hexes.ts';
import type { State, Terrain } from '../state.ts';
import { bare } from './terrain.ts';

export type MapChange =
  /** The whole map; what stood on a hex that stays, stays. */
  | { readonly type: 'mapLaid'; readonly hexes: { readonly [tile: TileId]: Terrain } }
  | { readonly type: 'layingOrder'; readonly order: readonly Seat[] }
  | { readonly type: 'hexDrawn'; readonly seat: Seat; readonly kind: Kind }
  | {
      readonly type: 'hexLaid';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly terrain: Terrain;
      readonly mountain: boolean;
    };

export const mapChanges: Changes<State, MapChange> = {
  mapLaid(draft, { hexes }) {
    const before = draft.hexes;
    draft.hexes = {};
    for (const [tile, terrain] of Object.entries(hexes) as [TileId, Terrain][])
      draft.hexes[tile] = { ...(before[tile] ?? bare(terrain)), ...structuredClone(terrain) } as never;
  },
  layingOrder(draft, { order }) {
    draft.map.order = [...order];
  },
  hexDrawn(draft, { seat, kind }) {
    draft.map.drawn = { seat, kind };
  },
  hexLaid(draft, { seat, tile, terrain, mountain }) {
    draft.hexes[tile] = structuredClone(bare(terrain)) as never;
    draft.map.drawn = null;
    draft.map.laid[seat] = (draft.map.laid[seat] ?? 0) + 1;
    if (mountain && !draft.map.mountains.includes(seat)) draft.map.mountains.push(seat);
  },
};
