/** What is before a seat now: asked of it, allowed to it, or to be minded; most urgent first. */
import { inOrder } from '../../../kernel/chapter.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { chapters } from '../chapters.ts';
import type { State } from '../state.ts';
import { quiet } from './quiet.ts';
import { seasonTasks } from './season.ts';
import { setupTasks } from './setup.ts';

export function tasks(state: State, seat: Seat): readonly Task[] {
  const own =
    state.stage === 'season'
      ? seasonTasks(state, seat)
      : state.stage === 'winter'
        ? []
        : setupTasks(state, seat);
  return inOrder([...own, ...chapters.flatMap((chapter) => chapter.tasks(state, seat))], quiet);
}
