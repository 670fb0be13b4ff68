/** What a seat can think out before it drafts: whom it takes, what it raises. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { stateOf } from './names.ts';

/** The tasks of its draft, were it its turn now. */
export function ahead(view: View, seat: Seat): readonly Task[] {
  const state = stateOf(view);
  const { draft } = state;
  if (draft.turn === null || draft.turn === seat || !draft.order.includes(seat)) return [];
  return view.ruleset
    .tasks({ ...state, draft: { ...draft, turn: seat } }, seat)
    .filter(({ kind, order, onward, aside }) => kind !== 'mind' && order && !onward && !aside);
}
