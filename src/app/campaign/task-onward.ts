/** Goes on through the phases in which nothing is to be decided, as far as was said beforehand. */
import { type Stretch, stretchFrom } from '../../campaign/ahead.ts';
import { type Json, same } from '../../kernel/json.ts';
import type { Clock, Task } from '../../kernel/ruleset.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';
import { useCampaign } from './context.tsx';
import { passedWords } from './passed.ts';
import { sentencesOf } from './sentences.ts';
import type { TaskNext } from './task-next.ts';
import type { TaskOrders } from './task-orders.ts';
import type { TaskPages } from './task-pages.ts';

export function useTaskOnward(orders: TaskOrders, pages: TaskPages, { nextOf, onFrom }: TaskNext) {
  const campaign = useCampaign();
  const { session, view, seat, app, say } = campaign;
  const ahead = (task: Task): Stretch => stretchFrom(view(), seat(), task, (id) => id in app.orders);
  const turnOverWords = (): string =>
    view().seats.some(({ id, mine }) => id === seat() && mine)
      ? t('Your turn is over.')
      : t('{name}’s turn is over.', { name: campaign.player(seat()) });
  /** What is over once these orders are given, told together with `by`; or else the phase that ended. */
  const overWords = (clock: Clock, given: readonly string[], by: string) => {
    const told = orders.turnedBy(given.at(-1));
    // What else turning the page came to is told with it.
    const more = told ? sentencesOf(campaign, told, seat()).slice(1) : [];
    const now = session.view()?.clock;
    // Within a phase one player's part in it is over, and the order says so itself.
    const turnOver = clock.turn === seat() && now?.turn !== clock.turn && now?.phase !== clock.phase;
    const words = [turnOver ? turnOverWords() : '', by, ...(turnOver ? more : [])].filter(Boolean).join(' ');
    // Only one's own part in it may have ended; and what turned the page tells what it came to.
    const over = clock.phase !== now?.phase && !told;
    const phase = view().ruleset.phases.find(({ id }) => id === clock.phase);
    return { words, ended: phase && over ? t('{phase}: ended.', { phase: say(phase.title) }) : '' };
  };
  /** Goes on as far as was said beforehand; whatever has come up since stops it. */
  const goOn = async (task: Task, { steps, passed, skipped } = ahead(task)): Promise<void> => {
    const given: string[] = [];
    const { clock } = view();
    for (const [index, { order }] of steps.entries()) {
      if (!order) break;
      if (index > 0 && !same(ordersIn(ahead(steps[index] as Task).steps), ordersIn(steps.slice(index))))
        break;
      const written = await orders.write(order.id, order.args ?? {});
      if (written === undefined) break;
      given.push(written);
      if (orders.isOpen(written)) return pages.openOrder(written);
    }
    const gone = [
      ...(given.length > 0 ? (task.passes ?? []) : []),
      ...passed.slice(0, Math.max(0, given.length - 1)),
    ];
    const by = passedWords(campaign, gone, given.length > 1 ? skipped : [], true);
    const last = steps[given.length - 1]?.order?.id;
    if (given.length === steps.length && nextOf(last)) return onFrom(last, given, [], [by]);
    const { words, ended } = overWords(clock, given, by);
    if (given.length > 0 && !orders.offerUndo(given, words || ended) && words) toast(words);
    // The next step is read from its head.
    document.querySelector('[data-scroll-restoration-id="page"]')?.scrollTo?.({ top: 0 });
  };
  return { ahead, goOn };
}

const ordersIn = (steps: readonly Task[]): Json =>
  steps.map(({ order }) => ({ id: order?.id ?? '', args: order?.args ?? null }));
