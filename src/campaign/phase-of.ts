/** What a seat is about now, as its phase is called: its own where each goes on at its own pace, else the table's. */
import type { Seat } from '../kernel/question.ts';
import type { Text } from '../kernel/text.ts';
import type { View } from './view.ts';

export function phaseOf({ ruleset, table, clock }: View, seat: Seat): Text {
  const at = ruleset.phaseOf?.(table.rules, seat) ?? clock.phase;
  return ruleset.phases.find(({ id }) => id === at)?.title ?? clock.title;
}
