/** Every way the table can change. */
import type { Changes } from '../../kernel/ruleset.ts';
import type { ChangeOf } from '../../kernel/shapes.ts';
import { accordChanges, accordShapes } from './accord/changes.ts';
import { aftermathChanges, aftermathShapes } from './aftermath/changes.ts';
import { battleChanges, battleShapes } from './battle/changes.ts';
import { captiveChanges, captiveShapes } from './captives/changes.ts';
import { rollChanges, rollShapes } from './roll/changes.ts';
import { setupChanges, setupShapes } from './setup/changes.ts';
import type { State } from './state.ts';
import { territoryChanges, territoryShapes } from './territory/changes.ts';

export const shapes = {
  ...accordShapes,
  ...aftermathShapes,
  ...battleShapes,
  ...captiveShapes,
  ...rollShapes,
  ...setupShapes,
  ...territoryShapes,
};
export type Change = ChangeOf<typeof shapes>;

export const changes: Changes<State, Change> = {
  ...setupChanges,
  ...territoryChanges,
  ...rollChanges,
  ...battleChanges,
  ...aftermathChanges,
  ...captiveChanges,
  ...accordChanges,
};
