/** How founding the realms, and the stages of the campaign, change the table. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { newTurn } from '../found.ts';
import type { Tincture } from '../options.ts';
import { noHex, noRealm } from '../remarks.ts';
import { type Stage, type State, stages } from '../state.ts';

export type FoundingChange =
  | { readonly type: 'stageEnded'; readonly stage: Stage }
  | { readonly type: 'foundingOrder'; readonly order: readonly Seat[] }
  | {
      readonly type: 'capitalFounded';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly tincture: Tincture;
      readonly name: string;
    }
  | { readonly type: 'flagPlanted'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'placeNamed'; readonly tile: TileId; readonly name: string }
  | { readonly type: 'realmNamed'; readonly seat: Seat; readonly name: string };

export const foundingChanges: Changes<State, FoundingChange> = {
  stageEnded(draft, { stage }) {
    // An end that came twice, or of a stage long past, changes nothing.
    if (stages.indexOf(stage) < stages.indexOf(draft.stage)) return;
    draft.stage = stages[stages.indexOf(stage) + 1] ?? 'over';
    if (draft.stage === 'play' && draft.turn.number === 0) draft.turn = newTurn(1) as typeof draft.turn;
  },
  foundingOrder(draft, { order }) {
    draft.order = [...order];
  },
  capitalFounded(draft, { seat, tile, tincture, name }) {
    const realm = draft.realms[seat];
    const hex = draft.hexes[tile];
    if (!realm) return noRealm(seat);
    if (!hex) return noHex(tile);
    Object.assign(realm, { capital: tile, tincture, name });
    Object.assign(hex, { flag: seat, walls: 'city', capitalOf: seat });
    return;
  },
  flagPlanted(draft, { seat, tile }) {
    const hex = draft.hexes[tile];
    if (!hex) return noHex(tile);
    hex.flag = seat;
    return;
  },
  placeNamed(draft, { tile, name }) {
    const hex = draft.hexes[tile];
    if (!hex) return noHex(tile);
    hex.name = name;
    return;
  },
  realmNamed(draft, { seat, name }) {
    const realm = draft.realms[seat];
    if (!realm) return noRealm(seat);
    realm.name = name;
    return;
  },
};
