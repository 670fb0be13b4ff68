/** The way on, and what it warns of, as a player's own book knows it: what they spent in secret, and which of theirs may rise. */

import { same } from '../../../kernel/json.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted } from '../../../kernel/text.ts';
import { crownsLeft } from '../court/book.ts';
import { rising } from '../court/veterans.ts';
import type { Ledger } from '../ledger/book.ts';
import type { State } from '../state.ts';
import type { WinterPhase } from '../winter-phases.ts';
import { goingToWaste } from './unfinished.ts';

/** @returns undefined where its owner has nothing to be told */
export function regarded(ledger: Ledger, task: Task, state: State): Task | undefined {
  const { seat, court } = ledger;
  const at = state.winter.at[seat];
  if (state.stage !== 'winter' || at === undefined || at === 'ready') return task;
  const wasted = (phases: readonly string[], chest?: number) =>
    phases.flatMap((phase) => goingToWaste(state, seat, phase as WinterPhase, chest));
  const left = crownsLeft(ledger, state);
  if (task.kind === 'mind' && task.rule === 'me.revenue.lost') {
    const own = wasted([at], left).find(({ rule }) => rule === task.rule);
    return own && { ...task, title: own.why };
  }
  if (!task.onward) return task;
  const risers =
    at === 'recruitment' && court.advanced !== state.season.year ? rising(ledger, state).length : 0;
  if (risers > 0)
    return {
      ...task,
      why: counted(
        risers,
        'One of your characters has not been promoted yet: you can do that until deployment, and no later.',
        '{n} of your characters have not been promoted yet: you can do that until deployment, and no later.',
      ),
    };
  const passed = [at, ...(task.passes ?? [])];
  const [told] = wasted(passed);
  if (told?.rule !== 'me.revenue.lost' || !task.why || !same(told.why, task.why)) return task;
  const { why: _, ...bare } = task;
  const own = wasted(passed, left)[0]?.why;
  return own ? { ...bare, why: own } : bare;
}
