/** How this chapter changes the table. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';

export type MagicChange = never;

export const magicChanges: Changes<State, MagicChange> = {};
