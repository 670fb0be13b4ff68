/** How putting battles off changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { alreadyDone } from '../remarks.ts';
import type { State } from '../state.ts';

export const laterShapes = {
  activityArranged: { id: is.piece, when: is.words, where: is.words },
};
export type LaterChange = is.ChangeOf<typeof laterShapes>;

export const laterChanges: Changes<State, LaterChange> = {
  activityArranged(draft, { id, when, where }) {
    const activity = draft.activities[id];
    if (!activity) return alreadyDone;
    activity.arranged = { when, where };
    return;
  },
};
