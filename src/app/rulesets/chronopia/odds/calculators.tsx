/** Chances without a campaign: the fate of the fallen, an advance, the underdog, the summoned. */
import { t } from '../../../i18n/index.ts';
import { reckonings } from '../../parts/reckonings.tsx';
import { AdvanceOddsPage } from './advance.tsx';
import { FateOddsPage } from './fate.tsx';
import { RefundOddsPage } from './refund.tsx';
import { UnderdogOddsPage } from './underdog.tsx';

export const ChronopiaCalculators = reckonings({
  fate: { title: () => t('Casualties'), icon: 'healing', Page: FateOddsPage },
  advance: { title: () => t('Advance'), icon: 'anvil', Page: AdvanceOddsPage },
  underdog: { title: () => t('Underdog'), icon: 'scales', Page: UnderdogOddsPage },
  summoned: { title: () => t('Summoned'), icon: 'fire-spell-cast', Page: RefundOddsPage },
});
