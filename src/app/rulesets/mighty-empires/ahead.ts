/** What a seat can think out before its turn: where its scouts ride and how it moves, as the land lies now. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { stateOf } from './names.ts';

const phases = ['scouting', 'movement', 'reorganisation'] as const;

/** The tasks of its next turn, were it to begin now. */
export function ahead(view: View, seat: Seat): readonly Task[] {
  const state = stateOf(view);
  if (state.stage !== 'season' || state.season.turn === seat) return [];
  const { [seat]: _, ...turns } = state.season.turns;
  return phases.flatMap((phase) =>
    view.ruleset
      .tasks({ ...state, season: { ...state.season, turn: seat, phase, turns } }, seat)
      .filter(({ kind, order, onward, aside }) => kind === 'may' && order && !onward && !aside),
  );
}
