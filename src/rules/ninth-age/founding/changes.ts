/** How founding the realms, and the stages of the campaign, change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { noHex, noRealm } from '../remarks.ts';
import * as our from '../shapes.ts';
import { type State, stages } from '../state.ts';
import { newTurn } from '../turn/state.ts';

export const foundingShapes = {
  stageEnded: { stage: our.stage },
  foundingOrder: { order: is.list(is.seat) },
  capitalFounded: { seat: is.seat, tile: is.tile, tincture: our.tincture, name: is.words },
  flagPlanted: { seat: is.seat, tile: is.tile },
  placeNamed: { tile: is.tile, name: is.words },
  realmNamed: { seat: is.seat, name: is.words },
};
export type FoundingChange = is.ChangeOf<typeof foundingShapes>;

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
