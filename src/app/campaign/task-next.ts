/** What follows by itself on what was done: orders in which nothing is to be chosen are given, the first other is opened. */
import type { Task } from '../../kernel/ruleset.ts';
import { useCampaign } from './context.tsx';
import { passedWords } from './passed.ts';
import type { TaskMinding } from './task-minding.ts';
import type { TaskOrders } from './task-orders.ts';
import type { TaskPages } from './task-pages.ts';

/** More orders than this are not given in one go, whatever a rule set lets follow. */
const mostAtOnce = 16;

export type TaskNext = ReturnType<typeof useTaskNext>;

export function useTaskNext(orders: TaskOrders, pages: TaskPages, minding: TaskMinding) {
  const campaign = useCampaign();
  const { session, seat, app, say } = campaign;
  const nextOf = (done?: string): Task | undefined => {
    const now = session.view();
    return now && app.next?.(now, seat(), done);
  };
  /** On from what was done: what a rule set lets follow is given where nothing is to be chosen in it, else opened. */
  const onFrom = async (
    done: string | undefined,
    given: string[] = [],
    before: readonly string[] = [],
    passing: string[] = [],
  ): Promise<void> => {
    const own = given.length;
    let then = nextOf(done);
    for (let n = 0; n < mostAtOnce && then?.order && minding.isPlain(then); n++) {
      const { id, args = {} } = then.order;
      if (then.onward)
        passing.push(...[then.why ? say(then.why) : '', passedWords(campaign, then.passes ?? [], [], true)]);
      const written = await orders.write(id, args);
      if (written === undefined) break;
      if (orders.isOpen(written)) {
        orders.tellOf(given, given.length > own, passing, before);
        return pages.openOrder(written, true);
      }
      given.push(written);
      then = nextOf(id);
    }
    orders.tellOf(given, given.length > own, passing, before);
    if (then?.order && app.orders[then.order.id]) pages.choose(then, true);
    else if (then?.about) pages.look(then, true);
    else if (!location.pathname.endsWith('/today')) pages.toToday(true);
  };
  return { nextOf, onFrom };
}
