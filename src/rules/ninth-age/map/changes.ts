/** How laying the map changes the table. */

import type { TileId } from '../../../kernel/hex.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import * as our from '../shapes.ts';
import type { State, Terrain } from '../state.ts';
import { bare } from './terrain.ts';

export const mapShapes = {
  /** The whole map; what stood on a hex that stays, stays. */
  mapLaid: { hexes: is.by(is.tile, our.terrain) },
  layingOrder: { order: is.list(is.seat) },
  hexDrawn: { seat: is.seat, kind: our.kind },
  hexLaid: { seat: is.seat, tile: is.tile, terrain: our.terrain, mountain: is.yes },
};
export type MapChange = is.ChangeOf<typeof mapShapes>;

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
