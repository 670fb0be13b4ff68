/**
 * Where a task leads. An order with a form opens it; one whose arguments are settled is given at once, unless there is
 * something to mind first; what it then asks opens by itself. A task about a piece leads to its sheet. What leads on goes on
 * through the phases in which nothing is to be decided.
 */
import { useNavigate } from '@tanstack/solid-router';
import { useContext } from 'solid-js';
import { giveOrder, offerOf, ownReminders, reminders, turnPage } from '../../../../campaign/acts.ts';
import { type Stretch, stretchFrom } from '../../../../campaign/ahead.ts';
import { endsPage } from '../../../../campaign/page-end.ts';
import type { Telling } from '../../../../campaign/telling.ts';
import { parse } from '../../../../kernel/args.ts';
import type { Faces } from '../../../../kernel/dice.ts';
import { type Json, same } from '../../../../kernel/json.ts';
import type { AnyOrder, Task } from '../../../../kernel/ruleset.ts';
import { useCampaign } from '../../../campaign/context.tsx';
import { keepResult } from '../../../campaign/just-rolled.ts';
import { lastsLonger, useUndo } from '../../../campaign/undo.ts';
import { t } from '../../../i18n/index.ts';
import { DraftContext } from '../../../remembered.ts';
import { toast } from '../../../ui/toasts.tsx';
import { sentencesOf } from '../chronicle/sentences.ts';
import { GivenContext } from '../do/given.ts';
import { type Lying, showOnItsPage, useRolls } from '../order/rolling.ts';
import { type PageOf, pageOf } from './page-of.ts';
import { passedWords } from './passed.ts';

/** More orders than this are not given in one go, whatever a rule set lets follow. */
const mostAtOnce = 16;

export interface HowGiven {
  readonly dice?: 'phone' | Faces | undefined;
  readonly stay?: boolean;
  readonly here?: boolean;
}

export function useTasks() {
  const campaign = useCampaign();
  const { session, view, seat, app, act, say } = campaign;
  const undo = useUndo();
  /** What orders came to that turned the page: it no longer stands on the open one. */
  const turned = new Map<string, Telling>();
  const offerUndo = (orders: readonly string[], words?: string): boolean =>
    undo(orders, words, undefined, turned.get(orders.at(-1) ?? ''));
  const { rollFor } = useRolls();
  const navigate = useNavigate();
  const drafts = useContext(DraftContext);
  const form = useContext(GivenContext);
  const base = `/c/${session.campaign}`;
  /** A form or question that was answered is not gone back to: it would ask again. */
  const go = (to: string, search?: PageOf['search'], replace = false): void =>
    void navigate({
      to,
      ...(search ? { search } : {}),
      replace: replace || ['do', 'order'].some((page) => location.pathname.includes(`${base}/${page}/`)),
    } as never);

  const look = (task: Task, replace = false): void => {
    const page = pageOf(view(), app, task);
    if (page) go(`${base}/${page.to}`, page.search, replace);
  };

  /** Writes an order, and turns the page where it ended a phase that does. */
  const write = async (id: string, args: Json, override?: string): Promise<string | undefined> => {
    const before = view();
    const order = await act(() => giveOrder(session, seat(), id, args, override));
    if (order === undefined) return undefined;
    drafts?.discard();
    const after = session.view();
    if (isOpen(order)) return order;
    if (after && endsPage(before, after)) {
      const told = after.tellings.find(({ entry }) => entry === order);
      if (told) turned.set(order, told);
      await act(() => turnPage(session, seat(), { ended: true }));
    }
    return order;
  };
  const isOpen = (order: string): boolean =>
    session.view()?.open.some(({ open }) => open.order === order) ?? false;

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
    const order = await write(id, args, override);
    if (order === undefined) return undefined;
    if (form) form.order = order;
    const asks = isOpen(order);
    const lying = asks && dice ? await rollFor(order, dice) : undefined;
    if (lying && toldByOneRoll(order, lying) && !nextOf(id)) {
      keepResult({ campaign: session.campaign, seat: seat(), order, falls: dice === 'phone' && !stay });
      if (!stay && !here) go(`${base}/today`);
      return order;
    }
    if (lying) showOnItsPage(order, lying);
    if (asks && !stay) go(`${base}/order/${order}`);
    else if (!asks && !offerUndo([order])) tellJoined(order);
    return order;
  };
  /** One roll was all it asked: what came of it fits beside what is done next. */
  const toldByOneRoll = (order: string, { rolls }: Lying): boolean =>
    rolls.length === 1 && !isOpen(order) && tellingOf(order)?.asked.length === 1;
  const tellingOf = (order: string): Telling | undefined =>
    session.view()?.tellings.find(({ entry }) => entry === order);
  /** It was asked for alike by another, whose order it was: what has come of it is told, and is not this player's to undo. */
  const tellJoined = (order: string): void => {
    const told = tellingOf(order);
    if (told && told.seat !== seat()) toast(saidOf(order).join(' '));
  };
  const giveAndGoOn = async ({ id, args = {} }: NonNullable<Task['order']>): Promise<void> => {
    const order = await write(id, args);
    if (order === undefined) return;
    if (isOpen(order)) return go(`${base}/order/${order}`);
    await onFrom(id, [order]);
  };
  /** The first sentence of an order; of one that turned the page all of them, for it is not seen again. */
  const saidOf = (order: string): readonly string[] => {
    const last = turned.get(order);
    if (last) return sentencesOf(campaign, last, seat());
    const told = tellingOf(order);
    return told && told.notes.length > 0 ? sentencesOf(campaign, told, seat()).slice(0, 1) : [];
  };
  /** What was given in one go is told, and can be taken back together; so is what was done just `before` it. */
  const tellOf = (
    given: readonly string[],
    byItself: boolean,
    passing: readonly string[] = [],
    before: readonly string[] = [],
  ): void => {
    if (given.length === 0) return;
    const words = [...[...before, ...given].flatMap(saidOf), ...passing.filter(Boolean)].join(' ');
    const all = turned.has(given.at(-1) ?? '') ? given : [...before, ...given];
    if (offerUndo(all, words) || (all !== given && offerUndo(given, words)) || words === '') return;
    if (turned.has(given.at(-1) ?? '')) toast({ words, lasts: lastsLonger });
    else if (byItself) toast(words);
  };
  /** Nothing is to be chosen in it, nor to be minded: it is given as it stands. */
  const isPlain = (task: Task): boolean => {
    const { order, ready } = task;
    const free = order !== undefined && (ready !== undefined || !app.orders[order.id]);
    return free && settled(task) && !mindful(order.id, order.args ?? {});
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
    for (let n = 0; n < mostAtOnce && then?.order && isPlain(then); n++) {
      const { id, args = {} } = then.order;
      if (then.onward)
        passing.push(...[then.why ? say(then.why) : '', passedWords(campaign, then.passes ?? [], [], true)]);
      const written = await write(id, args);
      if (written === undefined) break;
      if (isOpen(written)) {
        tellOf(given, given.length > own, passing, before);
        return go(`${base}/order/${written}`, undefined, true);
      }
      given.push(written);
      then = nextOf(id);
    }
    tellOf(given, given.length > own, passing, before);
    if (then?.order && app.orders[then.order.id]) choose(then, true);
    else if (then?.about) look(then, true);
    else if (!location.pathname.endsWith('/today')) go(`${base}/today`, undefined, true);
  };
  const nextOf = (done?: string): Task | undefined => {
    const now = session.view();
    return now && app.next?.(now, seat(), done);
  };
  const ahead = (task: Task): Stretch => stretchFrom(view(), seat(), task, (id) => id in app.orders);
  const overWords = (): string =>
    view().seats.some(({ id, mine }) => id === seat() && mine)
      ? t('Your turn is over.')
      : t('{name}’s turn is over.', { name: campaign.player(seat()) });
  /** Goes on as far as was said beforehand; whatever has come up since stops it. */
  const goOn = async (task: Task, { steps, passed, skipped } = ahead(task)): Promise<void> => {
    const given: string[] = [];
    const { ruleset, clock } = view();
    const phase = ruleset.phases.find(({ id }) => id === clock.phase);
    for (const [index, { order }] of steps.entries()) {
      if (!order) break;
      if (index > 0 && !same(ordersIn(ahead(steps[index] as Task).steps), ordersIn(steps.slice(index))))
        break;
      const written = await write(order.id, order.args ?? {});
      if (written === undefined) break;
      given.push(written);
      if (isOpen(written)) return go(`${base}/order/${written}`);
    }
    const gone = [
      ...(given.length > 0 ? (task.passes ?? []) : []),
      ...passed.slice(0, Math.max(0, given.length - 1)),
    ];
    const by = passedWords(campaign, gone, given.length > 1 ? skipped : [], true);
    const last = steps[given.length - 1]?.order?.id;
    if (given.length === steps.length && nextOf(last)) return onFrom(last, given, [], [by]);
    const told = turned.get(given.at(-1) ?? '');
    // What else turning the page came to is told with it.
    const more = told ? sentencesOf(campaign, told, seat()).slice(1) : [];
    const now = session.view()?.clock;
    // Within a phase one player's part in it is over, and the order says so itself.
    const turnOver = clock.turn === seat() && now?.turn !== clock.turn && now?.phase !== clock.phase;
    const words = [turnOver ? overWords() : '', by, ...(turnOver ? more : [])].filter(Boolean).join(' ');
    // Only one's own part in it may have ended; and what turned the page tells what it came to.
    const over = clock.phase !== now?.phase && !told;
    const ended = phase && over ? t('{phase}: ended.', { phase: say(phase.title) }) : '';
    if (given.length > 0 && !offerUndo(given, words || ended) && words) toast(words);
    // The next step is read from its head.
    document.querySelector('[data-scroll-restoration-id="page"]')?.scrollTo?.({ top: 0 });
  };
  /** What the rules would have one mind before it is given is read first. */
  const mindful = (id: string, args: Json): boolean => reminders(view(), seat(), id, args).length > 0;
  /** What the rules do not offer is the table's to agree on, in words. */
  const byAgreement = (id: string, args: Json): boolean => offerOf(view(), seat(), id, args)?.open === false;
  const settled = ({ order }: Task): boolean => {
    const made = order && (view().ruleset.orders[order.id] as AnyOrder<unknown, Json> | undefined);
    return made !== undefined && parse(made.args, order?.args ?? {}).ok;
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
  /**
   * Several orders at one tap, taken back together. One that is to be filled in, or in which something is to be minded, opens
   * instead.
   */
  const giveAll = async (orders: readonly NonNullable<Task['order']>[]): Promise<void> => {
    const given: string[] = [];
    for (const order of orders) {
      const { id, args } = order;
      if (given.length > 0 && (args === undefined || mindful(id, args))) {
        tellOf(given, false);
        return choose({ order }, true);
      }
      const written = await write(id, args ?? {});
      if (written === undefined) return tellOf(given, false);
      given.push(written);
    }
    await onFrom(orders.at(-1)?.id, given);
  };
  return {
    give,
    giveAll,
    ahead,
    choose,
    /** One step of a way on, where more would follow by themselves. */
    stepOn: (task: Task): Promise<void> =>
      goOn(task, { steps: [task], passed: [], skipped: [], endsTurn: false }),
    leads: ({ order, about }: Task): boolean => order !== undefined || about !== undefined,
    onFrom,
    async follow(task: Task): Promise<void> {
      const { order, ready, onward, told } = task;
      // What is still to be filled in is minded on its form; of what is told on the card only what a player's own book adds.
      const minded =
        order &&
        settled(task) &&
        (told
          ? ownReminders(view(), order.id).length > 0
          : mindful(order.id, order.args ?? {}) || byAgreement(order.id, order.args ?? {}));
      if (order && ready && settled(task) && !minded) await giveAndGoOn(order);
      else if (order && (app.orders[order.id] || !settled(task) || minded)) choose(task);
      else if (order && onward) await goOn(task);
      else if (order) await giveAndGoOn(order);
      else look(task);
    },
  };
}

const ordersIn = (steps: readonly Task[]): Json =>
  steps.map(({ order }) => ({ id: order?.id ?? '', args: order?.args ?? null }));
