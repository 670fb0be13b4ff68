/** How this chapter changes the table. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';

export type CourtChange = never;

export const courtChanges: Changes<State, CourtChange> = {};
