/** Every change of this rule set: the sum of what its chapters change. */
import type { AccordChange } from './accord/changes.ts';
import type { AftermathChange } from './aftermath/changes.ts';
import type { BattleChange } from './battle/changes.ts';
import type { CaptiveChange } from './captives/changes.ts';
import type { EndChange } from './end/changes.ts';
import type { RescueChange } from './rescue/changes.ts';
import type { RollChange } from './roll/changes.ts';
import type { SetupChange } from './setup/changes.ts';
import type { TerritoryChange } from './territory/changes.ts';

export type Change =
  | SetupChange
  | TerritoryChange
  | RollChange
  | AftermathChange
  | RescueChange
  | BattleChange
  | CaptiveChange
  | EndChange
  | AccordChange;
