/** What a seat has seen to already and may do again: it stands out no more, and going on does. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import type { Ledger } from '../../../rules/mighty-empires/ledger/book.ts';
import { stateOf } from './names.ts';

export function again(view: View, seat: Seat, { about, order }: Task): boolean {
  if (about === 'desk-recruits') {
    const { year } = stateOf(view).season;
    const book = view.ledgers[seat] as Ledger | undefined;
    return book?.court.purchases.some((one) => one.year === year) === true;
  }
  return (
    order?.id === 'deploy' &&
    view.tellings.some((one) => one.seat === seat && one.id === 'deploy' && one.done && !one.struck)
  );
}
