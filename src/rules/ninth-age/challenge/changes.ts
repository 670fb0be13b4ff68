/** How challenges change the table. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { battlesOf } from '../battle/battles.ts';
import { unsettle } from '../battle/changes.ts';
import { hasItsResult, noBattle } from '../battle/remarks.ts';
import * as our from '../shapes.ts';
import { type Encounter, otherSide, type State } from '../state.ts';
import { meeting } from './sides.ts';

export const challengeShapes = {
  /** `id`: the encounter, where a new one comes of it. */
  challenged: { id: is.piece, seat: is.seat, against: is.seat },
  heldBack: { seat: is.seat },
  formChosen: { encounter: is.piece, form: our.form },
};
export type ChallengeChange = is.ChangeOf<typeof challengeShapes>;

export const challengeChanges: Changes<State, ChallengeChange> = {
  challenged(draft, { id, seat, against }) {
    draft.turn.challenges.push({ seat, against });
    const met = meeting(draft as State, against);
    if (!met) {
      const since = draft.turn.number;
      draft.encounters[id] = { since, first: [seat], second: [against], form: null };
      return;
    }
    const side = draft.encounters[met.id]?.[otherSide(met.side)];
    if (side && !side.includes(seat)) side.push(seat);
  },
  heldBack(draft, { seat }) {
    if (!draft.turn.held.includes(seat)) draft.turn.held.push(seat);
  },
  formChosen(draft, { encounter, form }) {
    const chosen = draft.encounters[encounter];
    if (!chosen) return noBattle();
    const fought = battlesOf(encounter, chosen as Encounter).find(
      ({ id }) => draft.fights[id]?.result != null,
    );
    if (fought) return [hasItsResult(draft as State, fought.id)];
    unsettle(draft, encounter);
    chosen.form = form;
    return;
  },
};
