/** The pages that tasks lead to: of an order under way, of the form of one, and of what a task is about. */
import { useNavigate } from '@tanstack/solid-router';
import type { Task } from '../../kernel/ruleset.ts';
import { useCampaign } from './context.tsx';
import { type PageOf, pageOf } from './page-of.ts';

export type TaskPages = ReturnType<typeof useTaskPages>;

export function useTaskPages() {
  const { session, view, app } = useCampaign();
  const navigate = useNavigate();
  const base = `/c/${session.campaign}`;
  /** A form or question that was answered is not gone back to: it would ask again. */
  const go = (to: string, search?: PageOf['search'], replace = false): void =>
    void navigate({
      to,
      ...(search ? { search } : {}),
      replace: replace || ['do', 'order'].some((page) => location.pathname.includes(`${base}/${page}/`)),
    } as never);
  const openOrder = (order: string, replace = false): void =>
    go(`${base}/order/${order}`, undefined, replace);
  const look = (task: Task, replace = false): void => {
    const page = pageOf(view(), app, task);
    if (page) go(`${base}/${page.to}`, page.search, replace);
  };
  /** Fills an order in by its form. */
  const choose = ({ order }: Pick<Task, 'order'>, replace = false): void => {
    if (order)
      go(
        `${base}/do/${order.id}`,
        order.args === undefined ? {} : { args: JSON.stringify(order.args) },
        replace,
      );
  };
  return {
    toToday: (replace = false): void => go(`${base}/today`, undefined, replace),
    openOrder,
    look,
    choose,
  };
}
