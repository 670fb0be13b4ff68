/** A phase that has nothing more for anybody leads on by itself; so does a purse with nothing left to spend. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { onlyWayOn } from '../parts/on.ts';
import { stateOf } from './names.ts';

/** What can be the last thing done in a phase. */
const last: readonly string[] = [
  'measure-realms',
  'pick-event',
  'work-mines',
  'challenge',
  'hold-back',
  'record-battle',
  'claim',
  'conquer',
  'build',
  'raid',
  'finish',
  'end-phase',
];

export const next = (view: View, seat: Seat, done = ''): Task | undefined =>
  stateOf(view).stage === 'play' && last.includes(done) ? onlyWayOn(view, seat, ['count-realms']) : undefined;
