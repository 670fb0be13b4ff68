/** Every change of this rule set, by its name. */
import type { Changes } from '../../kernel/ruleset.ts';
import type { ChangeOf } from '../../kernel/shapes.ts';
import { battleChanges, battleShapes } from './battle/changes.ts';
import { challengeChanges, challengeShapes } from './challenge/changes.ts';
import { conquestChanges, conquestShapes } from './conquest/changes.ts';
import { diplomacyChanges, diplomacyShapes } from './diplomacy/changes.ts';
import { eventChanges, eventShapes } from './events/changes.ts';
import { foundingChanges, foundingShapes } from './founding/changes.ts';
import { mapChanges, mapShapes } from './map/changes.ts';
import type { State } from './state.ts';
import { turnChanges, turnShapes } from './turn/changes.ts';

export const shapes = {
  ...battleShapes,
  ...challengeShapes,
  ...conquestShapes,
  ...diplomacyShapes,
  ...eventShapes,
  ...foundingShapes,
  ...mapShapes,
  ...turnShapes,
};
export type Change = ChangeOf<typeof shapes>;

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
