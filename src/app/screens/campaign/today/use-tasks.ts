/**
 * Where a task leads. An order with a form opens it; one whose arguments are settled is given at once, unless there is
 * something to mind first; what it then asks opens by itself. A task about a piece leads to its sheet.
 */
import { useNavigate } from '@tanstack/solid-router';
import { giveOrder, reminders, turnPage } from '../../../../campaign/acts.ts';
import { parse } from '../../../../kernel/args.ts';
import type { Json } from '../../../../kernel/json.ts';
import type { AnyOrder, Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';

export function useTasks() {
  const { session, view, seat, app, act } = useCampaign();
  const navigate = useNavigate();
  const base = `/c/${session.campaign}`;
  /** A form that was answered is not gone back to: it would ask again. */
  const go = (to: string, search?: Record<string, string>): void =>
    void navigate({
      to,
      ...(search ? { search } : {}),
      replace: location.pathname.includes(`${base}/do/`),
    } as never);

  /** Gives an order; follows it to its questions, or turns the page where it ended a phase that does. */
  const give = async (id: string, args: Json, override?: string): Promise<string | undefined> => {
    const before = view();
    const order = await act(() => giveOrder(session, seat(), id, args, override));
    if (order === undefined) return undefined;
    const after = session.view();
    if (after?.open.some(({ open }) => open.order === order)) {
      go(`${base}/order/${order}`);
      return order;
    }
    const ended = before.clock.phase !== after?.clock.phase || before.clock.turn !== after?.clock.turn;
    const phase = before.ruleset.phases.find((one) => one.id === before.clock.phase);
    if (ended && phase?.turnsPage && after?.open.length === 0)
      await act(() => turnPage(session, seat(), { ended: true }));
    return order;
  };
  /** What the rules would have one mind before it is given is read first. */
  const mindful = (id: string, args: Json): boolean => reminders(view(), seat(), id, args).length > 0;
  return {
    give,
    leads: ({ order, about, write }: Task): boolean =>
      order !== undefined || about !== undefined || write !== undefined,
    async follow({ order, about }: Task): Promise<void> {
      const made = order && (view().ruleset.orders[order.id] as AnyOrder<unknown, Json> | undefined);
      if (order && (app.orders[order.id] || !made || !parse(made.args, order.args ?? {}).ok))
        go(`${base}/do/${order.id}`, order.args === undefined ? {} : { args: JSON.stringify(order.args) });
      else if (order && mindful(order.id, order.args ?? {}))
        go(`${base}/do/${order.id}`, { args: JSON.stringify(order.args ?? {}) });
      else if (order) await give(order.id, order.args ?? {});
      else if (about) go(`${base}/piece/${about}`);
    },
  };
}
