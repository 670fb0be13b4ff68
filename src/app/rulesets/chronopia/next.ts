/** After a battle one step leads to the next, as long as nothing is to be decided between them. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { learners } from '../../../rules/chronopia/aftermath/advance.ts';
import { stateOf } from './names.ts';

/** What follows at once; spending follows recruiting only where no warband can be bettered. */
const follows: { readonly [done: string]: string } = {
  'settle-battle': 'record-casualties',
  'record-casualties': 'earn-experience',
  'earn-experience': 'collect-income',
  'end-step': 'end-step',
};

/** The warband that trains next: the same as long as it has learnt enough, then those that follow it on the roll. */
function trainsNext(view: View, seat: Seat, from: string): string | undefined {
  const { warbands } = stateOf(view);
  const ids = Object.keys(warbands);
  return learners(stateOf(view), seat).find(([id]) => ids.indexOf(id) >= ids.indexOf(from))?.[0];
}

export function next(view: View, seat: Seat, done?: string): Task | undefined {
  if (view.asked(seat).length > 0) return undefined;
  if (done === 'advance') {
    const last = view.tellings.findLast((told) => told.id === done && told.seat === seat);
    const { warband: tried = '' } = (last?.args ?? {}) as { readonly warband?: string };
    const warband = trainsNext(view, seat, tried);
    const task = view.tasks(seat).find(({ order }) => order?.id === done);
    return task && warband ? { ...task, order: { id: done, args: { warband } } } : undefined;
  }
  const wanted = follows[done ?? ''];
  return view.tasks(seat).find(({ kind, order }) => kind === 'asked' && order?.id === wanted && wanted);
}
