/** Laying the map. The record of laid tiles is replaced, never edited: what is worked out from it is kept by identity. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import type { Laid, Painted } from '../places.ts';
import type { State } from '../state.ts';
import type { Draft } from './remarks.ts';

export type MapChange =
  | { readonly type: 'mapLaid'; readonly laid: Laid }
  | { readonly type: 'tilesLaid'; readonly laid: Laid }
  | { readonly type: 'mapPainted'; readonly painted: Painted; readonly capitals: readonly TileId[] }
  | { readonly type: 'tilesLifted'; readonly tiles: readonly TileId[] }
  | { readonly type: 'tileDrawn'; readonly seat: Seat; readonly design: string }
  | { readonly type: 'tilePutBack'; readonly design: string };

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
