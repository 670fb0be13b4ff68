/** How turns begin, go on and end. */
import type { Seat } from '../../../kernel/question.ts';
import type { Changes } from '../../../kernel/ruleset.ts';
import { unformed, waiting } from '../battle/battles.ts';
import { drop } from '../battle/changes.ts';
import { newTurn } from '../found.ts';
import type { Draft } from '../remarks.ts';
import { type State, type TurnPhase, turnPhases } from '../state.ts';

export type TurnChange =
  /** The realms are measured, smallest first; the turn's first phase begins. */
  | { readonly type: 'turnOrdered'; readonly turn: number; readonly order: readonly Seat[] }
  | { readonly type: 'phaseEnded'; readonly turn: number; readonly phase: TurnPhase }
  | { readonly type: 'campaignWon'; readonly seat: Seat };

/** Events are left out of the first turn. */
export const firstPhase = (turn: number): TurnPhase => (turn === 1 ? 'mining' : 'events');

/** Encounters with nothing more to fight leave the table. */
function sweep(draft: Draft): void {
  const state = draft as State;
  const open = new Set([
    ...waiting(state).map(({ encounter }) => encounter),
    ...unformed(state).map(([id]) => id),
  ]);
  for (const id of Object.keys(draft.encounters)) if (!open.has(id)) drop(draft, id);
}

export const turnChanges: Changes<State, TurnChange> = {
  turnOrdered(draft, { turn, order }) {
    if (turn !== draft.turn.number) return;
    draft.turn.order = [...order];
    if (draft.turn.phase === 'realms') draft.turn.phase = firstPhase(turn);
  },
  phaseEnded(draft, { turn, phase }) {
    const now = draft.turn;
    if (turn !== now.number || now.phase === 'realms') return;
    if (turnPhases.indexOf(phase) < turnPhases.indexOf(now.phase)) return;
    const next = turnPhases[turnPhases.indexOf(phase) + 1];
    if (next) now.phase = next;
    else {
      sweep(draft);
      draft.turn = newTurn(turn + 1) as Draft['turn'];
    }
  },
  campaignWon(draft, { seat }) {
    draft.winner = seat;
    draft.stage = 'over';
  },
};
