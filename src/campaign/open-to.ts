/** What the rules leave open to a seat, by the questions of an order: for the marks of the map and the buttons of its sheets. */
import { openBy, questionOf, type Way, ways } from '../kernel/ahead.ts';
import type { Said } from '../kernel/asking.ts';
import type { Ask } from '../kernel/asks.ts';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyOrder } from '../kernel/ruleset.ts';
import type { View } from './view.ts';

type Any = AnyOrder<unknown, never>;
function asksOf({ ruleset, table, ledgers }: View, seat: Seat, id: string) {
  const order = ruleset.orders[id] as Any | undefined;
  return order && (() => order.asks(table.rules, seat, ledgers[seat]));
}

/** Every open answer to the question of this name, with what is said before it. @param said what is settled already */
export function openTo(view: View, seat: Seat, id: string, label: string, said?: Said): readonly Way[] {
  const asks = asksOf(view, seat, id);
  return asks ? ways(asks, label, said) : [];
}

/**
 * The question of this name as its form puts it: also where something speaks against giving the order now, which the table may
 * agree on all the same.
 */
export function questionTo(view: View, seat: Seat, id: string, label: string, said?: Said): Ask | undefined {
  const asks = asksOf(view, seat, id);
  return asks && questionOf(asks, label, said);
}
/** What that question does not close. */
export const openIn = <T extends Json>(...of: Parameters<typeof questionTo>): readonly T[] =>
  openBy(questionTo(...of)) as readonly Json[] as readonly T[];
