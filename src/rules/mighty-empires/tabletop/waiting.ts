/** A battle that waits, as the orders that make it ready ask for it. */
import { type Asking, minded, pick, unlessAny, type Why } from '../../../kernel/asks.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against } from '../define.ts';
import type { State } from '../state.ts';
import { isPartOf, notHere, partOff, siegeMind } from './queries.ts';

export function* waiting(
  state: State,
  seat: Seat,
  closed: (id: string) => Why = () => undefined,
): Asking<string> {
  yield* unlessAny(partOff(state));
  return yield* pick('encounter', {
    text: say('Which battle?'),
    among: () =>
      Object.entries(state.encounters).flatMap(([id, encounter]) => (isPartOf(encounter, seat) ? [id] : [])),
    against: (id) => notHere(state, seat, id) ?? closed(id),
    none: against('me.tabletop.waiting', say('You have no battle to fight.')),
  });
}

/** A siege takes longer. */
export function* waitingLong(state: State, seat: Seat): Asking<string> {
  const encounter = yield* waiting(state, seat);
  yield* minded(...siegeMind(state, encounter));
  return encounter;
}
