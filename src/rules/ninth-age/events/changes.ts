/** How events change the table: what was picked, what was built or fell, what the mines gave. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { heirOf, noHex, noRealm, overdrawn } from '../remarks.ts';
import * as our from '../shapes.ts';
import type { State } from '../state.ts';

export const eventShapes = {
  eventPicked: { pick: our.pick },
  built: { tile: is.tile, what: our.improvement },
  fell: { tile: is.tile, what: our.improvement },
  goldChanged: { seat: is.seat, by: is.whole },
  minesWorked: { seat: is.seat },
};
export type EventChange = is.ChangeOf<typeof eventShapes>;

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
