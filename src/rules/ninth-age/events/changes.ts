/** How events change the table: what was picked, what was built or fell, what the mines gave. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { heirOf, noHex, noRealm, overdrawn } from '../remarks.ts';
import type { Improvement, Pick, State } from '../state.ts';

export type EventChange =
  | { readonly type: 'eventPicked'; readonly pick: Pick }
  | { readonly type: 'built'; readonly tile: TileId; readonly what: Improvement }
  | { readonly type: 'fell'; readonly tile: TileId; readonly what: Improvement }
  | { readonly type: 'goldChanged'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'minesWorked'; readonly seat: Seat };

export const eventChanges: Changes<State, EventChange> = {
  eventPicked(draft, { pick }) {
    draft.turn.picks.push({ ...pick });
  },
  built(draft, { tile, what }) {
    const hex = draft.hexes[tile];
    if (!hex) return noHex(tile);
    if (what === 'mine') hex.mine = true;
    else hex.walls = what;
    return;
  },
  fell(draft, { tile, what }) {
    const hex = draft.hexes[tile];
    if (!hex) return noHex(tile);
    if (what === 'mine') hex.mine = false;
    else {
      hex.walls = null;
      hex.capitalOf = null;
    }
    return;
  },
  goldChanged(draft, { seat, by }) {
    const realm = draft.realms[seat];
    if (!realm) return noRealm(seat);
    const heir = by > 0 ? heirOf(draft, seat) : seat;
    const takes = draft.realms[heir] ?? realm;
    takes.gold += by;
    return overdrawn(draft, heir);
  },
  minesWorked(draft, { seat }) {
    if (!draft.turn.mined.includes(seat)) draft.turn.mined.push(seat);
  },
};
