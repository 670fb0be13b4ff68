/** How this chapter changes the table. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';

export type TabletopChange = never;

export const tabletopChanges: Changes<State, TabletopChange> = {};
