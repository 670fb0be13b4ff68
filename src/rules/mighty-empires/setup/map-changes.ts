/** Laying the map. The record of laid tiles is replaced, never edited: what is worked out from it is kept by identity. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { Draft } from '../map/remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const mapShapes = {
  mapLaid: { laid: our.laid },
  tilesLaid: { laid: our.laid },
  mapPainted: { painted: our.painted, capitals: is.list(is.tile) },
  tilesLifted: { tiles: is.list(is.tile) },
  tileDrawn: { seat: is.seat, design: is.piece },
  tilePutBack: { design: is.piece },
};
export type MapChange = is.ChangeOf<typeof mapShapes>;

const without = <R extends object>(record: R, tiles: readonly string[]): R =>
  Object.fromEntries(Object.entries(record).filter(([tile]) => !tiles.includes(tile))) as R;

export const mapChanges: Changes<State, MapChange> = {
  mapLaid(draft, { laid }) {
    draft.map = { laid: { ...laid }, painted: {}, capitals: [], drawn: null, aside: [] };
  },
  tilesLaid(draft, { laid }) {
    draft.map.laid = { ...draft.map.laid, ...laid };
    draft.map.painted = without(draft.map.painted, Object.keys(laid));
    const designs = Object.values(laid).map(({ design }) => design);
    if (draft.map.drawn && designs.includes(draft.map.drawn.design)) draft.map.drawn = null;
    draft.map.aside = draft.map.aside.filter((design) => !designs.includes(design));
  },
  mapPainted(draft, { painted, capitals }) {
    draft.map = {
      laid: {},
      painted: { ...painted } as unknown as Draft['map']['painted'],
      capitals: [...capitals],
      drawn: null,
      aside: [],
    };
  },
  tilesLifted(draft, { tiles }) {
    draft.map.laid = without(draft.map.laid, tiles);
    draft.map.painted = without(draft.map.painted, tiles);
    draft.map.capitals = draft.map.capitals.filter((tile) => !tiles.includes(tile));
  },
  tileDrawn(draft, { seat, design }) {
    draft.map.drawn = { seat, design };
  },
  tilePutBack(draft, { design }) {
    draft.map.drawn = null;
    if (!draft.map.aside.includes(design)) draft.map.aside.push(design);
  },
};
