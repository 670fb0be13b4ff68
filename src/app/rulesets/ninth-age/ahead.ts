/** What a seat can think out before its turn: whom it challenges, what it claims, raids and builds. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { acting } from '../../../rules/ninth-age/acting.ts';
import { stateOf } from './names.ts';

const phases = ['challenge', 'conquest'] as const;

/** The tasks of its turn in each phase that is still to come, were it the first to act. */
export function ahead(view: View, seat: Seat): readonly Task[] {
  const state = stateOf(view);
  const { turn, stage } = state;
  if (stage !== 'play' || turn.order.length === 0 || acting(state) === seat) return [];
  const order = [seat, ...turn.order.filter((other) => other !== seat)];
  const known = view.ruleset.phases.map(({ id }) => id);
  return phases
    .filter((phase) => known.indexOf(phase) >= known.indexOf(turn.phase))
    .flatMap((phase) => {
      const then = { ...state, turn: { ...turn, phase, order } };
      if (acting(then) !== seat) return [];
      return view.ruleset
        .tasks(then, seat)
        .filter(({ kind, order, onward, aside }) => kind !== 'mind' && order && !onward && !aside);
    });
}
