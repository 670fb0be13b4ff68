/** After a battle one step leads to the next, as long as nothing is to be decided between them. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';

/** What follows at once; spending follows recruiting only where no warband can be bettered. */
const follows: { readonly [done: string]: string } = {
  'settle-battle': 'record-casualties',
  'record-casualties': 'earn-experience',
  'earn-experience': 'collect-income',
  'end-step': 'end-step',
};

export function next(view: View, seat: Seat, done?: string): Task | undefined {
  if (view.asked(seat).length > 0) return undefined;
  const wanted = follows[done ?? ''];
  return view.tasks(seat).find(({ kind, order }) => kind === 'asked' && order?.id === wanted && wanted);
}
