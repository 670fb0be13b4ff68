/** How the end of a campaign changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import type { State } from '../state.ts';

export const endShapes = {
  /** Nobody: a campaign that ends with two as great as each other. */
  ended: { victor: is.orNull(is.seat) },
};
export type EndChange = is.ChangeOf<typeof endShapes>;

export const endChanges: Changes<State, EndChange> = {
  ended(draft, { victor }) {
    draft.stage = 'over';
    draft.victor = victor;
  },
};
