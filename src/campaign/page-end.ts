/** Whether what was just written ended a phase with which the page is turned. */
import { holding } from './acts.ts';
import type { View } from './view.ts';

export function endsPage(before: View, after: View): boolean {
  const ended = before.clock.phase !== after.clock.phase || before.clock.turn !== after.clock.turn;
  const phase = before.ruleset.phases.find((one) => one.id === before.clock.phase);
  return ended && phase?.turnsPage === true && holding(after).length === 0;
}
