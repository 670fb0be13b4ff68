/** How firm a turned page is, in the players' words. */
import type { Seat } from '../../kernel/question.ts';
import type { Book } from '../../log/book.ts';
import { listed, t, tn } from '../i18n/index.ts';

/**
 * Why a page (index) is not final; undefined where it is, is still open, or nobody is left to make it so. Only phones that held a seat on
 * the page have a word on it: the next player has none, nor has the phone with which a player came back.
 */
export function notFinal(
  { pages, fallen, roster }: Pick<Book, 'pages' | 'fallen' | 'roster'>,
  page: number,
  player: (seat: Seat) => string,
): string | undefined {
  const { id, closed, final, unheard } = pages[page] ?? {};
  if (!closed || final || !unheard) return undefined;
  const awaitedOn = (at: number): readonly Seat[] =>
    (pages[at]?.unheard ?? []).filter((seat) =>
      roster.members.some((one) => one.role === 'player' && one.seat === seat && one.since <= at),
    );
  const awaited = awaitedOn(page);
  if (awaited.length > 0)
    return tn(
      awaited.length,
      'Some entries can still change: {names} has not played on from them yet.',
      'Some entries can still change: {names} have not played on from them yet.',
      { names: listed(awaited.map(player)) },
    );
  if (fallen.some(({ entry }) => entry.page === id))
    return t('Some entries can still change: two players played on from them separately.');
  const first = pages.findIndex((one) => !one.final);
  return awaitedOn(first).length > 0
    ? t('Some entries can still change, because earlier ones can.')
    : undefined;
}
