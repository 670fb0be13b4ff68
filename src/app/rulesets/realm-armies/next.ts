/** A part of the night that has nothing more for anybody leads on by itself. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { onlyWayOn } from '../parts/on.ts';
import { stateOf } from './names.ts';

/** What can be the last thing done in a part of the night. */
const last: readonly string[] = [
  'reveal',
  'report-night',
  'fight',
  'sail',
  'raid',
  'disband',
  'draft-hero',
  'pass-draft',
  'collect',
  'finish',
  'end-phase',
];

export const next = (view: View, seat: Seat, done = ''): Task | undefined =>
  stateOf(view).stage === 'season' && last.includes(done) ? onlyWayOn(view, seat, ['collect']) : undefined;
