/** Every way the table can change. */
import type { Changes } from '../../kernel/ruleset.ts';
import { type AccordChange, accordChanges } from './accord/changes.ts';
import { type BattleChange, battleChanges } from './battle/changes.ts';
import { type FleetChange, fleetChanges } from './fleet/changes.ts';
import { type MissionChange, missionChanges } from './missions/changes.ts';
import { type NightChange, nightChanges } from './night/changes.ts';
import { type RealmChange, realmChanges } from './realm/changes.ts';
import { type SetupChange, setupChanges } from './setup/changes.ts';
import type { State } from './state.ts';

export type Change =
  | SetupChange
  | MissionChange
  | NightChange
  | BattleChange
  | FleetChange
  | RealmChange
  | AccordChange;

export const changes: Changes<State, Change> = {
  ...setupChanges,
  ...missionChanges,
  ...nightChanges,
  ...battleChanges,
  ...fleetChanges,
  ...realmChanges,
  ...accordChanges,
};
