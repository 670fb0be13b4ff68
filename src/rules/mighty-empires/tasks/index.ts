/** What is before a seat now: asked of it, allowed to it, or to be minded; most urgent first. */
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { State } from '../state.ts';
import { seasonTasks } from './season.ts';
import { setupTasks } from './setup.ts';

export function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage === 'season') return seasonTasks(state, seat);
  if (state.stage !== 'winter') return setupTasks(state, seat);
  const year = state.season.year + 1;
  return [
    {
      kind: 'may',
      rule: 'me.season.year',
      title: say('Begin the season of year {year}', { year }),
      icon: 'wheat',
      order: { id: 'begin-season', args: { year } },
    },
  ];
}
