/** How challenges change the table. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { battlesOf } from '../battle/battles.ts';
import { unsettle } from '../battle/changes.ts';
import { hasItsResult, noBattle } from '../remarks.ts';
import { type Encounter, type Form, otherSide, type State } from '../state.ts';
import { meeting } from './sides.ts';

export type ChallengeChange =
  /** `id`: the encounter, where a new one comes of it. */
  | { readonly type: 'challenged'; readonly id: string; readonly seat: Seat; readonly against: Seat }
  | { readonly type: 'heldBack'; readonly seat: Seat }
  | { readonly type: 'formChosen'; readonly encounter: string; readonly form: Form };

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
