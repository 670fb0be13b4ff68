/** Chances without a campaign: battles, sieges, landings, sea battles, raids and income, one at a time. */
import { t } from '../../../i18n/index.ts';
import { reckonings } from '../../parts/reckonings.tsx';
import { BattlePage } from './battle.tsx';
import { IncomePage } from './income.tsx';
import { RaidPage } from './raid.tsx';

export const RealmArmiesCalculators = reckonings({
  battle: { title: () => t('Open field'), icon: 'crossed-swords', Page: () => <BattlePage kind="field" /> },
  siege: { title: () => t('Siege'), icon: 'siege-tower', Page: () => <BattlePage kind="siege" /> },
  assault: { title: () => t('Sea assault'), icon: 'spears', Page: () => <BattlePage kind="assault" /> },
  sea: { title: () => t('Sea battle'), icon: 'caravel', Page: () => <BattlePage kind="sea" /> },
  raid: { title: () => t('Raid'), icon: 'burning-tree', Page: RaidPage },
  income: { title: () => t('Income'), icon: 'coins', Page: IncomePage },
});
