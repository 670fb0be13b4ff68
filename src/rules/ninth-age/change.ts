/** Every change of this rule set: the sum of what its chapters change. */
import type { BattleChange } from './battle/changes.ts';
import type { ChallengeChange } from './challenge/changes.ts';
import type { ConquestChange } from './conquest/changes.ts';
import type { DiplomacyChange } from './diplomacy/changes.ts';
import type { EventChange } from './events/changes.ts';
import type { FoundingChange } from './founding/changes.ts';
import type { MapChange } from './map/changes.ts';
import type { TurnChange } from './turn/changes.ts';

export type Change =
  | MapChange
  | FoundingChange
  | TurnChange
  | EventChange
  | ChallengeChange
  | BattleChange
  | ConquestChange
  | DiplomacyChange;
