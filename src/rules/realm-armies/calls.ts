/** Rolls nobody has a choice in: they open by themselves, and each is asked for their own dice only. */
import type { Call } from '../../kernel/ruleset.ts';
import { playing } from './queries.ts';
import { wantsMore } from './realm/draft.ts';
import type { State } from './state.ts';

export function calls(state: State): readonly Call[] {
  const { stage, precedence, draft, turn } = state;
  if (stage === 'homes' && precedence.length === 0) return [{ id: 'roll-precedence', args: {} }];
  return stage === 'season' &&
    turn.phase === 'recruitment' &&
    draft.order.length === 0 &&
    playing(state).some((seat) => wantsMore(state, seat))
    ? [{ id: 'roll-draft', args: {} }]
    : [];
}
