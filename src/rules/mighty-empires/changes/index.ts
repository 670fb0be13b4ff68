/** Every way the table can change. */
import type { Changes } from '../../../kernel/ruleset.ts';
import { type AccordChange, accordChanges } from '../accord/changes.ts';
import { type BattleChange, battleChanges } from '../battle/changes.ts';
import { type CourtChange, courtChanges } from '../court/changes.ts';
import { type EspionageChange, espionageChanges } from '../espionage/changes.ts';
import { type MagicChange, magicChanges } from '../magic/changes.ts';
import { type MusterChange, musterChanges } from '../muster/changes.ts';
import { type PeoplesChange, peoplesChanges } from '../peoples/changes.ts';
import { type SeaChange, seaChanges } from '../sea/changes.ts';
import { type SiegeChange, siegeChanges } from '../siege/changes.ts';
import type { State } from '../state.ts';
import { type TabletopChange, tabletopChanges } from '../tabletop/changes.ts';
import { type WinterChange, winterChanges } from '../winter/changes.ts';
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
  | NameChange
  | BattleChange
  | SiegeChange
  | MusterChange
  | SeaChange
  | WinterChange
  | MagicChange
  | CourtChange
  | EspionageChange
  | TabletopChange
  | PeoplesChange
  | AccordChange;

export const changes: Changes<State, Change> = {
  ...mapChanges,
  ...setupChanges,
  ...seasonChanges,
  ...subsistenceChanges,
  ...scoutingChanges,
  ...movementChanges,
  ...lossChanges,
  ...nameChanges,
  ...battleChanges,
  ...siegeChanges,
  ...musterChanges,
  ...seaChanges,
  ...winterChanges,
  ...magicChanges,
  ...courtChanges,
  ...espionageChanges,
  ...tabletopChanges,
  ...peoplesChanges,
  ...accordChanges,
};
