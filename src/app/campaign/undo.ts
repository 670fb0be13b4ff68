/**
 * Five seconds in which a tap takes an order of this phone back, as it was given or when something was chosen in it. Only what
 * its seat may strike freely, and neither a die whose face was shown nor what drew out a secret: those are corrected by agreement.
 */
import { strike } from '../../campaign/acts.ts';
import type { Telling } from '../../campaign/telling.ts';
import type { View } from '../../campaign/view.ts';
import type { Seat } from '../../kernel/question.ts';
import { t } from '../i18n/index.ts';
import { toast } from '../ui/toasts.tsx';
import { useCampaign } from './context.tsx';
import { goneOn, heldWords } from './held.ts';
import { offerUndo } from './offer.ts';
import { sentenceFor, sentencesOf } from './sentences.ts';

export const undoLasts = 5_000;

/** Whether a seat may take back these orders with nobody's leave, and without rolling anew. */
export function mayUndo(view: View, seat: Seat, orders: readonly string[]): boolean {
  const page = view.book.pages.at(-1)?.entries ?? [];
  if (orders.some((order) => goneOn(view, seat, lineIn(view, order)))) return false;
  return orders.every((order) => {
    const told = view.tellings.find(({ entry }) => entry === order);
    if (!told || told.seat !== seat || told.struck || told.corrected) return false;
    const line = told.line ?? order;
    const mine = page.some(({ hash, entry }) => hash === line && entry.author === view.device);
    const shown = told.asked.some(({ how }) => how === 'phone' || how === 'witnessed');
    return mine && !shown && !view.ruleset.orders[told.id]?.drawsSecret;
  });
}
const lineIn = (view: View, order: string): string =>
  view.tellings.find(({ entry }) => entry === order)?.line ?? order;

/** Time enough to read what a phase came to. */
export const lastsLonger = 12_000;

/** Whether a seat may ask the others to undo an order that turned the page: it saw no die of its phone fall in it. */
const mayAskBack = ({ ruleset }: View, seat: Seat, told: Telling): boolean =>
  told.seat === seat &&
  told.done &&
  !ruleset.orders[told.id]?.drawsSecret &&
  told.asked.every(({ by, how }) => by === seat && how !== 'phone' && how !== 'witnessed');

/**
 * @returns a way to offer it: false where nothing may be taken back. `turned` is what the last of the orders came to where
 * it turned the page: from then on the others are asked.
 */
export function useUndo(): (
  orders: readonly string[],
  words?: string,
  onUndone?: () => void,
  turned?: Telling,
) => boolean {
  const campaign = useCampaign();
  const { session, seat, act } = campaign;
  /** Says whether it is undone or waits for another, and returns whether it is. */
  const sayUndone = (lines: readonly string[]): boolean => {
    const asks = session.view()?.asking.some(({ order }) => lines.includes(order ?? '')) ?? false;
    toast(asks ? t('It is undone once another player agrees.') : t('Undone.'));
    return !asks;
  };
  const askBack = async (by: Seat, line: string): Promise<void> => {
    if ((await act(() => strike(session, by, line))) !== undefined) sayUndone([line]);
  };
  return (orders, words, onUndone, turned) => {
    const view = session.view();
    const by = seat();
    if (view && turned) {
      if (orders.length > 1 || !mayAskBack(view, by, turned)) return false;
      offerUndo(view, {
        words: words || sentencesOf(campaign, turned, by).join(' '),
        // What everybody did is in these words, too: they see that one tap does not take it all back.
        action: {
          label: view.seats.filter(({ held }) => held).length > 1 ? t('Ask to undo') : t('Undo'),
          onTap: () => void askBack(by, turned.line ?? turned.entry),
        },
        lasts: lastsLonger,
      });
      return true;
    }
    const told = view?.tellings.find(({ entry }) => entry === orders.at(-1));
    if (!view || !told || !mayUndo(view, by, orders)) return false;
    const takeBack = async (): Promise<void> => {
      const now = session.view();
      const strikeAll = async (lines: readonly string[]): Promise<void> => {
        for (const order of orders.toReversed()) await act(() => strike(session, by, order));
        if (sayUndone(lines)) onUndone?.();
      };
      const lines = orders.map(now?.lineOf ?? String);
      const held = now && lines.map((line) => goneOn(now, by, line)).find((one) => one !== undefined);
      if (now && held)
        return void toast({
          words: heldWords(now, held),
          action: { label: t('Ask the others'), onTap: () => void strikeAll(lines) },
          lasts: lastsLonger,
        });
      if (!now || !mayUndo(now, by, orders))
        return void toast(t('Somebody has gone on from it: undo it in the chronicle.'));
      await strikeAll(lines);
    };
    offerUndo(view, {
      // An order that the chronicle has no sentence for says nothing of itself.
      words: words || (told.notes.length > 0 ? sentenceFor(campaign, told, by) : t('Done.')),
      action: { label: t('Undo'), onTap: () => void takeBack() },
      lasts: undoLasts,
    });
    return true;
  };
}
