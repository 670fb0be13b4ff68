/** Every way the table can change: the sum of what its chapters change. */

import type { AccordChange } from './accord/changes.ts';
import type { BattleChange } from './battle/changes.ts';
import type { CourtChange } from './court/changes.ts';
import type { DragonChange } from './dragons/changes.ts';
import type { EspionageChange } from './espionage/changes.ts';
import type { MagicChange } from './magic/changes.ts';
import type { MovementChange } from './movement/changes.ts';
import type { MusterChange } from './muster/changes.ts';
import type { NameChange } from './naming/changes.ts';
import type { PeoplesChange } from './peoples/changes.ts';
import type { ProvisionChange } from './provisions/changes.ts';
import type { ScoutingChange } from './scouting/changes.ts';
import type { SeaChange } from './sea/changes.ts';
import type { SeasonChange } from './season/changes.ts';
import type { SetupChange } from './setup/changes.ts';
import type { MapChange } from './setup/map-changes.ts';
import type { SiegeChange } from './siege/changes.ts';
import type { TabletopChange } from './tabletop/changes.ts';
import type { WinterChange } from './winter/changes.ts';

export type Change =
  | MapChange
  | SetupChange
  | SeasonChange
  | ProvisionChange
  | ScoutingChange
  | MovementChange
  | BattleChange
  | SiegeChange
  | MusterChange
  | SeaChange
  | WinterChange
  | DragonChange
  | MagicChange
  | CourtChange
  | EspionageChange
  | TabletopChange
  | PeoplesChange
  | NameChange
  | AccordChange;
