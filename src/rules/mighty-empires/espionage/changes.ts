/** How this chapter changes the table. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';

export type EspionageChange = never;

export const espionageChanges: Changes<State, EspionageChange> = {};
