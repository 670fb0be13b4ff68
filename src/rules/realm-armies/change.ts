/** Every change of this rule set: the sum of what its chapters change. */
import type { AccordChange } from './accord/changes.ts';
import type { BattleChange } from './battle/changes.ts';
import type { FleetChange } from './fleet/changes.ts';
import type { IncomeChange } from './income/changes.ts';
import type { LaterChange } from './later/changes.ts';
import type { MissionChange } from './missions/changes.ts';
import type { NightChange } from './night/changes.ts';
import type { RecruitmentChange } from './recruitment/changes.ts';
import type { SetupChange } from './setup/changes.ts';
import type { UpgradeChange } from './upgrades/changes.ts';
import type { VictoryChange } from './victory/changes.ts';

export type Change =
  | SetupChange
  | MissionChange
  | NightChange
  | BattleChange
  | FleetChange
  | RecruitmentChange
  | IncomeChange
  | UpgradeChange
  | LaterChange
  | VictoryChange
  | AccordChange;
