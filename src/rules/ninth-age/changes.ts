/** Every change of this rule set, by its name. */
import type { Changes } from '../../kernel/ruleset.ts';
import { type BattleChange, battleChanges } from './battle/changes.ts';
import { type ChallengeChange, challengeChanges } from './challenge/changes.ts';
import { type ConquestChange, conquestChanges } from './conquest/changes.ts';
import { type DiplomacyChange, diplomacyChanges } from './diplomacy/changes.ts';
import { type EventChange, eventChanges } from './events/changes.ts';
import { type FoundingChange, foundingChanges } from './founding/changes.ts';
import { type MapChange, mapChanges } from './map/changes.ts';
import type { State } from './state.ts';
import { type TurnChange, turnChanges } from './turn/changes.ts';

export type Change =
  | MapChange
  | FoundingChange
  | TurnChange
  | EventChange
  | ChallengeChange
  | BattleChange
  | ConquestChange
  | DiplomacyChange;

export const changes: Changes<State, Change> = {
  ...mapChanges,
  ...foundingChanges,
  ...turnChanges,
  ...eventChanges,
  ...challengeChanges,
  ...battleChanges,
  ...conquestChanges,
  ...diplomacyChanges,
};
