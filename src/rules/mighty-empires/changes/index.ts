/** Every way the table can change. */
import type { Changes } from '../../../kernel/ruleset.ts';
import type { State } from '../state.ts';
import { type LossChange, lossChanges } from './losses.ts';
import { type MapChange, mapChanges } from './map.ts';
import { type MovementChange, movementChanges } from './movement.ts';
import { type NameChange, nameChanges } from './names.ts';
import { type ScoutingChange, scoutingChanges } from './scouting.ts';
import { type SeasonChange, seasonChanges } from './season.ts';
import { type SetupChange, setupChanges } from './setup.ts';
import { type SubsistenceChange, subsistenceChanges } from './subsistence.ts';

export type Change =
  | MapChange
  | SetupChange
  | SeasonChange
  | SubsistenceChange
  | ScoutingChange
  | MovementChange
  | LossChange
  | NameChange;

export const changes: Changes<State, Change> = {
  ...mapChanges,
  ...setupChanges,
  ...seasonChanges,
  ...subsistenceChanges,
  ...scoutingChanges,
  ...movementChanges,
  ...lossChanges,
  ...nameChanges,
};
