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
  if (about === 'desk-operatives')
    return Object.keys((view.ledgers[seat] as Ledger | undefined)?.spies.operatives ?? {}).length > 0;
  return (
    order !== undefined &&
    onceEnough.includes(order.id) &&
    view.tellings.some((one) => one.seat === seat && one.id === order.id && one.done && !one.struck)
  );
}
const onceEnough = ['deploy', 'store-baggage', 'buy-baggage'];
