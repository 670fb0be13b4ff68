/** From one part of the turn to the next, passing by those in which nothing is to be done; from the last into the next turn. */

import { overstretched } from '../maintenance/excess.ts';
import { activities, phasesOf, playing } from '../queries.ts';
import { beginDraft, bySize, wantsMore } from '../recruitment/draft.ts';
import type { Draft } from '../remarks.ts';
import type { Activity, State, TurnPhase } from '../state.ts';
import { conclude, endingOf } from '../victory/ending.ts';
import { newTurn } from './state.ts';

const kindsOf: { readonly [phase in TurnPhase]?: readonly Activity['kind'][] } = {
  battles: ['land'],
  fleets: ['sail', 'assault'],
  raids: ['raid'],
};

/** What is still to be carried out in a part of the night, next first; what was put off waits elsewhere. */
export const pending = (state: State, phase: TurnPhase = state.turn.phase) =>
  state.stage === 'season' && kindsOf[phase]
    ? activities(state, ...(kindsOf[phase] ?? [])).filter(({ arranged }) => arranged === null)
    : [];

const idle = (state: State, phase: TurnPhase): boolean => {
  switch (phase) {
    case 'battles':
    case 'fleets':
    case 'raids':
      return pending(state, phase).length === 0;
    case 'maintenance':
      return overstretched(state).length === 0;
    case 'recruitment':
      return !playing(state).some((seat) => wantsMore(state, seat));
    default:
      return false;
  }
};

function endTurn(draft: Draft): void {
  const how = endingOf(draft as State);
  if (how === undefined) {
    draft.turn = newTurn(draft.turn.number + 1) as Draft['turn'];
    return;
  }
  conclude(draft, how);
}

/** Ends the part of the turn that is being played. */
export function onward(draft: Draft): void {
  const state = draft as State;
  const order = phasesOf(state);
  for (let at = order.indexOf(draft.turn.phase) + 1; ; at++) {
    const next = order[at];
    if (next === undefined) {
      endTurn(draft);
      return;
    }
    if (idle(state, next)) continue;
    draft.turn.phase = next;
    if (next === 'recruitment')
      beginDraft(draft, draft.options.readings.draft === 'smallest' ? bySize(state) : []);
    return;
  }
}
