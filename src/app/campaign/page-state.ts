/** How firm a turned page is, in the players' words. */
import type { Seat } from '../../kernel/question.ts';
import type { Book } from '../../log/book.ts';
import { listed, t, tn } from '../i18n/index.ts';

/** Why a page (index) is not final; undefined where it is, or is still open. */
export function notFinal(
  { pages, fallen }: Pick<Book, 'pages' | 'fallen'>,
  page: number,
  player: (seat: Seat) => string,
): string | undefined {
  const { id, closed, final, unheard } = pages[page] ?? {};
  if (!closed || final || !unheard) return undefined;
  if (unheard.length > 0) {
    const gaps = { names: listed(unheard.map(player)) };
    return tn(
      unheard.length,
      'Turned, but not final yet: {names} has not seen it.',
      'Turned, but not final yet: {names} have not seen it.',
      gaps,
    );
  }
  return fallen.some(({ entry }) => entry.page === id)
    ? t('Turned, but not final yet: two players turned this page apart.')
    : t('Turned, but not final yet: an earlier page is not.');
}
