/** Whom a seat waits for in winter, said once: on the plate of the winter, or in the list of Today. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import {
  hasDeclared,
  placer,
  resolver,
  undeclared,
} from '../../../../rules/mighty-empires/espionage/queries.ts';
import { lateFor } from '../../../../rules/mighty-empires/winter-now.ts';
import { stateOf } from '../names.ts';

export function waitsFor(view: View, seat: Seat): readonly Seat[] | undefined {
  const state = stateOf(view);
  if (state.stage !== 'winter') return undefined;
  if (lateFor(state, seat).length > 0) return [];
  if (state.winter.at[seat] !== 'espionage' || !hasDeclared(state, seat)) return undefined;
  const late = undeclared(state);
  if (late.length > 0) return late;
  const next = placer(state) ?? resolver(state);
  return next === undefined || next === seat ? undefined : [next];
}
