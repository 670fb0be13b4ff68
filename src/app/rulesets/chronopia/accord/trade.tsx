/** A bargain of gold, experience, territories and warbands, in the words and signs of this book. */
import { trade } from '../../../../rules/chronopia/accord/trade.ts';
import { t } from '../../../i18n/index.ts';
import { bargainForm } from '../../parts/bargain-form.tsx';
import { useForce } from '../force.ts';
import { bandNote } from '../parts/bands.ts';

export const TradeForm = bargainForm(trade, () => {
  const { state } = useForce();
  return {
    goods: {
      gold: { label: t('Gold'), icon: 'coins', step: 5 },
      experience: { label: t('Experience'), step: 5 },
      territories: {
        label: t('Territories'),
        row: (id) => (state().territories[id]?.home ? { note: t('home, with the Hospital') } : {}),
      },
      warbands: {
        label: t('Warbands'),
        row(id) {
          const warband = state().warbands[id];
          return warband ? { note: bandNote(state(), warband) } : {};
        },
      },
    },
  };
});
