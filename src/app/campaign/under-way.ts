/** A task whose order somebody has given already: it waits for answers, and is not to be given again. */

import { holding } from '../../campaign/acts.ts';
import { calledOn } from '../../campaign/called-on.ts';
import { contested } from '../../campaign/contested.ts';
import type { View } from '../../campaign/view.ts';
import { parse } from '../../kernel/args.ts';
import { same } from '../../kernel/json.ts';
import type { Remark, Task } from '../../kernel/ruleset.ts';

export function underWay(view: View, seat: string, task: Task): boolean {
  const { order } = task;
  if (view.asksAlready(task, seat) || busyWith(view, seat, task)) return true;
  const made = order && view.ruleset.orders[order.id];
  const args = made && parse(made.args, order.args ?? {});
  if (!made || !args?.ok) return false;
  return view.open.some(
    ({ open }) =>
      open.id === order.id &&
      same(open.brief, made.brief(view.table.rules, args.value, { seat, order: open.order })),
  );
}

/** Another order about the same is under way: why this one is not given meanwhile. */
const busyWith = (view: View, seat: string, { order }: Task): Remark | undefined =>
  order && contested(view, seat, order.id, order.args ?? {});

/** What cannot be begun because it is under way in another way, each said once. */
export function beingSettled(view: View, seat: string): readonly Task[] {
  const found = new Map<string, Task>();
  for (const task of view.tasks(seat)) {
    const busy = busyWith(view, seat, task);
    const { icon, about } = task;
    if (busy && about !== undefined && !found.has(about))
      found.set(about, { kind: 'mind', rule: busy.rule, title: busy.why, icon, about });
  }
  return [...found.values()];
}

/** In its own turn a seat does not go on over an order of its own that asks another player. */
export const waitsForOthers = (view: View, seat: string): boolean =>
  view.clock.turn === seat &&
  calledOn(view, seat).length === 0 &&
  holding(view).some(
    ({ open, run }) => run.open.length > 0 && (open.seat === seat || run.asked.some(({ by }) => by === seat)),
  );
