/** How the end by agreement changes the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import type * as is from '../../../kernel/shapes.ts';
import type { State } from '../state.ts';
import { conclude } from './ending.ts';

export const victoryShapes = { campaignEnded: {} };
export type VictoryChange = is.ChangeOf<typeof victoryShapes>;

export const victoryChanges: Changes<State, VictoryChange> = {
  campaignEnded(draft) {
    if (draft.stage !== 'over') conclude(draft, 'agreed');
  },
};
