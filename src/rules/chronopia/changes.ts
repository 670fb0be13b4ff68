/** Every way the table can change. */
import type { Changes } from '../../kernel/ruleset.ts';
import { type AccordChange, accordChanges } from './accord/changes.ts';
import { type AftermathChange, aftermathChanges } from './aftermath/changes.ts';
import { type BattleChange, battleChanges } from './battle/changes.ts';
import { type CaptiveChange, captiveChanges } from './captives/changes.ts';
import { type RollChange, rollChanges } from './roll/changes.ts';
import { type SetupChange, setupChanges } from './setup/changes.ts';
import type { State } from './state.ts';
import { type TerritoryChange, territoryChanges } from './territory/changes.ts';

export type Change =
  | SetupChange
  | TerritoryChange
  | RollChange
  | BattleChange
  | AftermathChange
  | CaptiveChange
  | AccordChange;

export const changes: Changes<State, Change> = {
  ...setupChanges,
  ...territoryChanges,
  ...rollChanges,
  ...battleChanges,
  ...aftermathChanges,
  ...captiveChanges,
  ...accordChanges,
};
