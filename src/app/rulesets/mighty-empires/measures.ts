/** What is plotted of each empire from month to month. Strength is a secret: it is drawn where its book can be read. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { type Ledger, worth } from '../../../rules/mighty-empires/ledger/book.ts';
import { bannersOf, holdingsOf } from '../../../rules/mighty-empires/queries.ts';
import { t } from '../../i18n/index.ts';
import type { Measure } from '../contract.ts';
import { stateOf } from './names.ts';

const strength = (view: View, seat: Seat): number | undefined => {
  const book = view.ledgers[seat] as Ledger | undefined;
  return book && Object.values(book.banners).reduce((sum, contents) => sum + worth(contents), 0);
};

export const measures: readonly Measure[] = [
  { id: 'tiles', title: () => t('Tiles'), of: (view, seat) => holdingsOf(stateOf(view), seat).length },
  {
    id: 'settlements',
    title: () => t('Settlements'),
    of: (view, seat) => holdingsOf(stateOf(view), seat).filter(({ site }) => site !== 'barren').length,
  },
  { id: 'banners', title: () => t('Banners'), of: (view, seat) => bannersOf(stateOf(view), seat).length },
  { id: 'strength', title: () => t('Points'), of: strength },
];
