/** Dragons that wake and fly, and what they burn. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { State } from '../state.ts';

export const dragonShapes = {
  dragonsWoke: { id: is.piece, lair: is.tile, dragons: is.count, by: is.seat, winter: is.maybe(is.so) },
  dragonsSpent: { id: is.piece },
  burnt: { tile: is.tile },
};
export type DragonChange = is.ChangeOf<typeof dragonShapes>;

export const dragonChanges: Changes<State, DragonChange> = {
  dragonsWoke(draft, { id, lair, dragons, by, winter }) {
    draft.wakings[id] = { lair, dragons, by, ...(winter ? { winter } : {}) };
  },
  dragonsSpent(draft, { id }) {
    delete draft.wakings[id];
  },
  burnt(draft, { tile }) {
    if (!draft.burnt.includes(tile)) draft.burnt.push(tile);
  },
};
