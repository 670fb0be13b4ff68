/** Whose book only its player's own phone can read. */
import type { View } from '../../../../campaign/view.ts';
import type { Seat } from '../../../../kernel/question.ts';
import { published } from '../../../../log/ledger-keys.ts';
import { t } from '../../../i18n/index.ts';

/** Whether everybody reads this seat's book: the table keeps open books, or its player laid it open. */
export const liesOpen = ({ openBooks, book }: View, seat: Seat): boolean =>
  openBooks || published(book).has(seat);

/** What the table loses with a player who leaves for good; nothing where the book lies open. */
export function keptByLeaver(view: View, seat: Seat): string {
  const one = view.seats.find(({ id }) => id === seat);
  if (!one || liesOpen(view, seat)) return '';
  return one.mine
    ? t('Your lists (troops, secrets) stay on this phone: the table cannot read them.')
    : t('{name}’s lists (troops, secrets) stay on their phone: the table cannot read them.', {
        name: one.name,
      });
}
