/** How building changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { bare } from '../queries.ts';
import type { State } from '../state.ts';
import { buildings } from './buildings.ts';

export const upgradeShapes = {
  built: { tile: is.tile, what: is.oneOf(...buildings) },
  finished: { turn: is.count, seat: is.seat },
};
export type UpgradeChange = is.ChangeOf<typeof upgradeShapes>;

export const upgradeChanges: Changes<State, UpgradeChange> = {
  built(draft, { tile, what }) {
    const holding = draft.tiles[tile] ?? { ...bare };
    if (what === 'mine') holding.mine = true;
    else if (what === 'port') holding.port = true;
    else holding.work = what;
    draft.tiles[tile] = holding;
  },
  finished(draft, { turn, seat }) {
    if (draft.turn.number === turn && !draft.turn.finished.includes(seat)) draft.turn.finished.push(seat);
  },
};
