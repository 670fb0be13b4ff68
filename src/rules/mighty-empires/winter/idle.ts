/**
 * Phases of a winter in which there is nothing to do: they are passed together with the one before. What several players
 * do together is idle only where nobody has anything to do there; the rest looks at the seat's own affairs.
 */

import type { Seat } from '../../../kernel/question.ts';
import { wizardsIn } from '../magic/casters.ts';
import type { State } from '../state.ts';
import { publicCrowns } from '../winter-now.ts';
import { leftOut, type WinterPhase, winterPhases } from '../winter-phases.ts';
import { buildable } from './construction.ts';
import { rebuildable } from './recovery.ts';
import { revenueOf } from './revenue.ts';
import { toRoll } from './ruins.ts';
import { toSupply } from './sieges.ts';

/** Whether a seat finds nothing to do in a phase. */
export function idle(state: State, seat: Seat, phase: WinterPhase): boolean {
  const { options, seats } = state;
  if (leftOut(phase, options.parts)) return true;
  switch (phase) {
    case 'autumn':
    case 'spring':
      return seats.every((each) => wizardsIn(state, each).length === 0);
    // Where no crown comes in there is none to collect.
    case 'revenue':
      return revenueOf(state, seat).crowns === 0;
    case 'recovery':
      return (
        (state.winter.recovery !== null || toRoll(state).length === 0) &&
        seats.every((each) => rebuildable(state, each).length === 0)
      );
    case 'construction':
      return buildable(state, seat).length === 0;
    case 'baggage':
      return publicCrowns(state, seat) === 0 && toSupply(state, seat).length === 0;
    default:
      return false;
  }
}

/** The phases a seat may end now by one word: the one it is in, and those after it in which there is nothing to do. */
export function together(state: State, seat: Seat, at: WinterPhase): readonly WinterPhase[] {
  const rest = winterPhases.slice(winterPhases.indexOf(at) + 1);
  const busy = rest.findIndex((phase) => !idle(state, seat, phase));
  return [at, ...(busy < 0 ? rest : rest.slice(0, busy))];
}
