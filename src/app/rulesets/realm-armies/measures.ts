/** What is plotted of each realm from turn to turn. */
import { armiesOf, fleetsOf, tilesOf } from '../../../rules/realm-armies/queries.ts';
import { aTurn, worthOf } from '../../../rules/realm-armies/victory/standing.ts';
import { t } from '../../i18n/index.ts';
import type { Measure } from '../contract.ts';
import { stateOf } from './names.ts';

export const measures: readonly Measure[] = [
  { id: 'tiles', title: () => t('Tiles'), of: (view, seat) => tilesOf(stateOf(view), seat).length },
  {
    id: 'treasury',
    title: () => t('Empire points'),
    of: (view, seat) => stateOf(view).realms[seat]?.treasury ?? 0,
  },
  {
    id: 'income',
    title: () => t('Income'),
    of: (view, seat) => aTurn(worthOf(stateOf(view), seat)),
  },
  { id: 'armies', title: () => t('Armies'), of: (view, seat) => armiesOf(stateOf(view), seat).length },
  { id: 'fleets', title: () => t('Fleets'), of: (view, seat) => fleetsOf(stateOf(view), seat).length },
];
