/** What is plotted of each realm from turn to turn. */
import { goldOf, sizeOf } from '../../../rules/ninth-age/queries.ts';
import { t } from '../../i18n/index.ts';
import type { Measure } from '../contract.ts';
import { stateOf } from './names.ts';

export const measures: readonly Measure[] = [
  { id: 'points', title: () => t('Realm Points'), of: (view, seat) => sizeOf(stateOf(view), seat).points },
  { id: 'hexes', title: () => t('Hexes'), of: (view, seat) => sizeOf(stateOf(view), seat).hexes },
  { id: 'cities', title: () => t('Cities'), of: (view, seat) => sizeOf(stateOf(view), seat).cities },
  { id: 'mines', title: () => t('Mines'), of: (view, seat) => sizeOf(stateOf(view), seat).mines },
  { id: 'gold', title: () => t('Gold'), of: (view, seat) => goldOf(stateOf(view), seat) },
];
