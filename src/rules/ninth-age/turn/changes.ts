/** How turns begin, go on and end. */

import type { Changes } from '../../../kernel/ruleset.ts';
import * as is from '../../../kernel/shapes.ts';
import { unformed, waiting } from '../battle/battles.ts';
import { drop } from '../battle/changes.ts';
import type { Draft } from '../remarks.ts';
import * as our from '../shapes.ts';
import { type State, type TurnPhase, turnPhases } from '../state.ts';
import { newTurn } from './state.ts';

export const turnShapes = {
  /** The realms are measured, smallest first; the turn's first phase begins. */
  turnOrdered: { turn: is.count, order: is.list(is.seat) },
  phaseEnded: { turn: is.count, phase: our.turnPhase },
  campaignWon: { seat: is.seat },
};
export type TurnChange = is.ChangeOf<typeof turnShapes>;

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
