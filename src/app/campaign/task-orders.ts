/** Writes the orders that tasks lead to, tells what came of them, and offers to take them back. */
import { useContext } from 'solid-js';
import { giveOrder, turnPage } from '../../campaign/acts.ts';
import { endsPage } from '../../campaign/page-end.ts';
import type { Telling } from '../../campaign/telling.ts';
import type { Json } from '../../kernel/json.ts';
import { DraftContext } from '../remembered.ts';
import { toast } from '../ui/toasts.tsx';
import { useCampaign } from './context.tsx';
import { sentencesOf } from './sentences.ts';
import { lastsLonger, useUndo } from './undo.ts';

export type TaskOrders = ReturnType<typeof useTaskOrders>;

export function useTaskOrders() {
  const campaign = useCampaign();
  const { session, view, seat, act } = campaign;
  const undo = useUndo();
  const drafts = useContext(DraftContext);
  /** What orders came to that turned the page: it no longer stands on the open one. */
  const turned = new Map<string, Telling>();
  const offerUndo = (orders: readonly string[], words?: string): boolean =>
    undo(orders, words, undefined, turned.get(orders.at(-1) ?? ''));

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
  const tellingOf = (order: string): Telling | undefined =>
    session.view()?.tellings.find(({ entry }) => entry === order);
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
  return {
    write,
    isOpen,
    tellingOf,
    offerUndo,
    saidOf,
    tellOf,
    /** What an order came to that turned the page. */
    turnedBy: (order: string | undefined): Telling | undefined => turned.get(order ?? ''),
  };
}
