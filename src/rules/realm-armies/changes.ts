/** Every way the table can change. */
import type { Changes } from '../../kernel/ruleset.ts';
import type { ChangeOf } from '../../kernel/shapes.ts';
import { accordChanges, accordShapes } from './accord/changes.ts';
import { battleChanges, battleShapes } from './battle/changes.ts';
import { fleetChanges, fleetShapes } from './fleet/changes.ts';
import { missionChanges, missionShapes } from './missions/changes.ts';
import { nightChanges, nightShapes } from './night/changes.ts';
import { realmChanges, realmShapes } from './realm/changes.ts';
import { setupChanges, setupShapes } from './setup/changes.ts';
import type { State } from './state.ts';

export const shapes = {
  ...accordShapes,
  ...battleShapes,
  ...fleetShapes,
  ...missionShapes,
  ...nightShapes,
  ...realmShapes,
  ...setupShapes,
};
export type Change = ChangeOf<typeof shapes>;

export const changes: Changes<State, Change> = {
  ...setupChanges,
  ...missionChanges,
  ...nightChanges,
  ...battleChanges,
  ...fleetChanges,
  ...realmChanges,
  ...accordChanges,
};
