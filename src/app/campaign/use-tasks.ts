/**
 * Where a task leads. An order with a form opens it; one whose arguments are settled is given at once, unless there is
 * something to mind first; what it then asks opens by itself. A task about a piece leads to its sheet. What leads on goes on
 * through the phases in which nothing is to be decided.
 */
import { useContext } from 'solid-js';
import type { Faces } from '../../kernel/dice.ts';
import type { Json } from '../../kernel/json.ts';
import type { Task } from '../../kernel/ruleset.ts';
import { toast } from '../ui/toasts.tsx';
import { useCampaign } from './context.tsx';
import { GivenContext } from './given.ts';
import { keepResult } from './just-rolled.ts';
import { type Lying, showOnItsPage, useRolls } from './rolling.ts';
import { useTaskMinding } from './task-minding.ts';
import { type TaskNext, useTaskNext } from './task-next.ts';
import { useTaskOnward } from './task-onward.ts';
import { type TaskOrders, useTaskOrders } from './task-orders.ts';
import { type TaskPages, useTaskPages } from './task-pages.ts';

export interface HowGiven {
  readonly dice?: 'phone' | Faces | undefined;
  readonly stay?: boolean;
  readonly here?: boolean;
}

export function useTasks() {
  const { app } = useCampaign();
  const orders = useTaskOrders();
  const pages = useTaskPages();
  const minding = useTaskMinding();
  const next = useTaskNext(orders, pages, minding);
  const { onFrom } = next;
  const { ahead, goOn } = useTaskOnward(orders, pages, next);
  const giveAndGoOn = async ({ id, args = {} }: NonNullable<Task['order']>): Promise<void> => {
    const order = await orders.write(id, args);
    if (order === undefined) return;
    if (orders.isOpen(order)) return pages.openOrder(order);
    await onFrom(id, [order]);
  };
  /**
   * Several orders at one tap, taken back together. One that is to be filled in, or in which something is to be minded, opens
   * instead.
   */
  const giveAll = async (all: readonly NonNullable<Task['order']>[]): Promise<void> => {
    const given: string[] = [];
    for (const order of all) {
      const { id, args } = order;
      if (given.length > 0 && (args === undefined || minding.mindful(id, args))) {
        orders.tellOf(given, false);
        return pages.choose({ order }, true);
      }
      const written = await orders.write(id, args ?? {});
      if (written === undefined) return orders.tellOf(given, false);
      given.push(written);
    }
    await onFrom(all.at(-1)?.id, given);
  };
  return {
    give: useGive(orders, pages, next),
    giveAll,
    ahead,
    choose: pages.choose,
    /** One step of a way on, where more would follow by themselves. */
    stepOn: (task: Task): Promise<void> =>
      goOn(task, { steps: [task], passed: [], skipped: [], endsTurn: false }),
    leads: ({ order, about }: Task): boolean => order !== undefined || about !== undefined,
    onFrom,
    async follow(task: Task): Promise<void> {
      const { order, ready, onward } = task;
      const minded = minding.isMinded(task);
      if (order && ready && minding.settled(task) && !minded) await giveAndGoOn(order);
      else if (order && (app.orders[order.id] || !minding.settled(task) || minded)) pages.choose(task);
      else if (order && onward) await goOn(task);
      else if (order) await giveAndGoOn(order);
      else pages.look(task);
    },
  };
}

function useGive(orders: TaskOrders, pages: TaskPages, { nextOf }: TaskNext) {
  const { session, seat } = useCampaign();
  const { rollFor } = useRolls();
  const form = useContext(GivenContext);
  /**
   * Gives an order; follows it to its questions, or offers to take it back.
   * @param dice what its first roll is answered with: all this seat is to roll at once by the phone, or what real dice showed
   * @param stay where the player is on another page already
   * @param here where what came of it is shown on the page the player is on
   */
  const give = async (
    id: string,
    args: Json,
    override?: string,
    { dice, stay = false, here = false }: HowGiven = {},
  ): Promise<string | undefined> => {
    const order = await orders.write(id, args, override);
    if (order === undefined) return undefined;
    if (form) form.order = order;
    const asks = orders.isOpen(order);
    const lying = asks && dice ? await rollFor(order, dice) : undefined;
    if (lying && toldByOneRoll(order, lying) && !nextOf(id)) {
      keepResult({ campaign: session.campaign, seat: seat(), order, falls: dice === 'phone' && !stay });
      if (!stay && !here) pages.toToday();
      return order;
    }
    if (lying) showOnItsPage(order, lying);
    if (asks && !stay) pages.openOrder(order);
    else if (!asks && !orders.offerUndo([order])) tellJoined(order);
    return order;
  };
  /** One roll was all it asked: what came of it fits beside what is done next. */
  const toldByOneRoll = (order: string, { rolls }: Lying): boolean =>
    rolls.length === 1 && !orders.isOpen(order) && orders.tellingOf(order)?.asked.length === 1;
  /** It was asked for alike by another, whose order it was: what has come of it is told, and is not this player's to undo. */
  const tellJoined = (order: string): void => {
    const told = orders.tellingOf(order);
    if (told && told.seat !== seat()) toast(orders.saidOf(order).join(' '));
  };
  return give;
}
