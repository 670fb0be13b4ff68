/** What is plotted of each force from battle to battle. */
import type { View } from '../../../campaign/view.ts';
import type { Seat } from '../../../kernel/question.ts';
import { ratingOf, territoriesOf, warbandsOf } from '../../../rules/chronopia/roll/points.ts';
import { t } from '../../i18n/index.ts';
import type { Measure } from '../contract.ts';
import { stateOf } from './names.ts';

const sum = (
  view: View,
  seat: Seat,
  of: (state: ReturnType<typeof stateOf>, id: string) => number,
): number => {
  const state = stateOf(view);
  return warbandsOf(state, seat).reduce((all, [id]) => all + of(state, id), 0);
};
export const measures: readonly Measure[] = [
  {
    id: 'territories',
    title: () => t('Territories'),
    of: (view, seat) => territoriesOf(stateOf(view), seat).length,
  },
  {
    id: 'rating',
    title: () => t('Rating'),
    of: (view, seat) =>
      sum(view, seat, (state, id) => {
        const warband = state.warbands[id];
        return warband ? ratingOf(state, warband) : 0;
      }),
  },
  { id: 'gold', title: () => t('Gold'), of: (view, seat) => stateOf(view).realms[seat]?.gold },
  { id: 'warbands', title: () => t('Warbands'), of: (view, seat) => sum(view, seat, () => 1) },
];
