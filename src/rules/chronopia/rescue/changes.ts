/** How captives are left to their fate. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { State } from '../state.ts';

export const rescueShapes = {
  /** Nobody rides to their rescue any more. */
  hopeless: { captive: is.piece },
};
export type RescueChange = is.ChangeOf<typeof rescueShapes>;

export const rescueChanges: Changes<State, RescueChange> = {
  hopeless(draft, { captive: id }) {
    const captive = draft.captives[id];
    if (captive) captive.hope = false;
  },
};
