/**
 * The way on from here, looked at before it is taken: the orders that would follow one another with nothing to decide
 * between them. Nothing here is written; each order is still given one by one.
 */
import { parse } from '../kernel/args.ts';
import { canonical, type Json } from '../kernel/json.ts';
import type { Question, Seat } from '../kernel/question.ts';
import type { AnyOrder, AnyRuleset, Mutable, Task } from '../kernel/ruleset.ts';
import { enact, type Public, take } from '../kernel/table.ts';
import type { View } from './view.ts';

export interface Stretch {
  /** The onward tasks in their order: the first is the one tapped. */
  readonly steps: readonly Task[];
  /** Phases that begin and end on the way. */
  readonly passed: readonly string[];
  /** What could be done in them, and is passed over. */
  readonly skipped: readonly Task[];
  /** Somebody else's turn comes next. */
  readonly endsTurn: boolean;
}

/**
 * @param first an onward task of the seat
 * @param hasForm whether an order is filled in before it is given: the way ends before it
 */
export function stretchFrom(
  view: View,
  seat: Seat,
  first: Task,
  hasForm: (order: string) => boolean,
): Stretch {
  const { ruleset } = view;
  const steps: Task[] = [first];
  const passed: string[] = [];
  const skipped: Task[] = [];
  const before = pressing(ruleset, view.table, seat);
  const known = new Set(before.map(keyOf));
  const free =
    view.open.length === 0 &&
    view.clock.turn === seat &&
    before.every(({ kind }) => kind === 'may') &&
    !minds(ruleset, view.table, seat, first);
  let table = free ? after(ruleset, view.table, seat, first) : undefined;
  while (table) {
    const { turn, phase } = ruleset.clock(table.rules);
    if (turn !== seat) return { steps, passed, skipped, endsTurn: true };
    const tasks = pressing(ruleset, table, seat).filter((task) => task.onward || !known.has(keyOf(task)));
    const next = tasks.find(({ onward }) => onward);
    const others = tasks.filter((task) => task !== next);
    if (!next?.order || hasForm(next.order.id) || !others.every(({ optional }) => optional)) break;
    const then = after(ruleset, table, seat, next);
    if (!then || minds(ruleset, table, seat, next)) break;
    steps.push(next);
    passed.push(phase);
    skipped.push(...others);
    table = then;
  }
  return { steps, passed, skipped, endsTurn: false };
}

/** Of the rules alone: a seat's own book waits for nobody. */
const pressing = (ruleset: AnyRuleset, { rules }: Public, seat: Seat): readonly Task[] =>
  ruleset.tasks(rules, seat).filter(({ kind, aside }) => kind !== 'mind' && !aside);
/** What may be left now and is asked for later is not the same. */
const keyOf = ({ kind, rule, order, about }: Task): string =>
  canonical({ kind, rule, order: order?.id ?? null, args: order?.args ?? null, about: about ?? null });

/** The table once a task's order is done; undefined where it asks something first, or does not hold. */
function after(ruleset: AnyRuleset, table: Public, seat: Seat, { order }: Task): Public | undefined {
  if (!order) return undefined;
  const move = enact(ruleset, table, { entry: 'imagined', seat, id: order.id, args: order.args ?? {} });
  if (!move.done || move.flags.length > 0) return undefined;
  const draft = structuredClone(table) as Mutable<Public>;
  try {
    take(ruleset, draft, move, null);
  } catch {
    return undefined;
  }
  return draft as Public;
}

/** Whether the rules do not offer it as it stands, or would have one mind something first. */
function minds(ruleset: AnyRuleset, { rules }: Public, seat: Seat, { order }: Task): boolean {
  const made = order && (ruleset.orders[order.id] as AnyOrder<unknown, Json> | undefined);
  const args = made && parse(made.args, order.args ?? {});
  if (!made || !args?.ok) return true;
  const offer = made.offered(rules, seat, args.value);
  return !offer.open || (offer.mind ?? []).length > 0;
}

/** What an order would ask before anything else; empty where it asks nothing, or does not hold. */
export function askedFirst(
  { ruleset, table }: View,
  seat: Seat,
  id: string,
  args: Json,
): readonly Question[] {
  const { done, asked } = enact(ruleset, table, { entry: 'imagined', seat, id, args });
  return done ? [] : asked;
}
