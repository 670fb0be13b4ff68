/** What stands between a task and its order: arguments still to be chosen, and what the rules would have one mind first. */
import { offerOf, ownReminders, reminders } from '../../campaign/acts.ts';
import { parse } from '../../kernel/args.ts';
import type { Json } from '../../kernel/json.ts';
import type { AnyOrder, Task } from '../../kernel/ruleset.ts';
import { useCampaign } from './context.tsx';

export type TaskMinding = ReturnType<typeof useTaskMinding>;

export function useTaskMinding() {
  const { view, seat, app } = useCampaign();
  /** What the rules would have one mind before it is given is read first. */
  const mindful = (id: string, args: Json): boolean => reminders(view(), seat(), id, args).length > 0;
  /** What the rules do not offer is the table's to agree on, in words. */
  const byAgreement = (id: string, args: Json): boolean => offerOf(view(), seat(), id, args)?.open === false;
  const settled = ({ order }: Task): boolean => {
    const made = order && (view().ruleset.orders[order.id] as AnyOrder<unknown, Json> | undefined);
    return made !== undefined && parse(made.args, order?.args ?? {}).ok;
  };
  /** Nothing is to be chosen in it, nor to be minded: it is given as it stands. */
  const isPlain = (task: Task): boolean => {
    const { order, ready } = task;
    const free = order !== undefined && (ready !== undefined || !app.orders[order.id]);
    return free && settled(task) && !mindful(order.id, order.args ?? {});
  };
  /** What is still to be filled in is minded on its form; of what is told on the card only what a player's own book adds. */
  const isMinded = (task: Task): boolean => {
    const { order, told } = task;
    if (!order || !settled(task)) return false;
    if (told) return ownReminders(view(), order.id).length > 0;
    return mindful(order.id, order.args ?? {}) || byAgreement(order.id, order.args ?? {});
  };
  return { mindful, settled, isPlain, isMinded };
}
