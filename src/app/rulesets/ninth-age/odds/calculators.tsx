/** Chances and sums without a campaign: mines and raids, catastrophes, armies, what a victory buys. */
import { t } from '../../../i18n/index.ts';
import { reckonings } from '../../parts/reckonings.tsx';
import { ArmyPage } from './army.tsx';
import { CatastrophePage } from './catastrophe.tsx';
import { ConquestPage } from './conquest.tsx';
import { GoldPage } from './gold.tsx';

export const NinthAgeCalculators = reckonings({
  gold: { title: () => t('Mines and raids'), icon: 'gold-mine', Page: GoldPage },
  army: { title: () => t('Army'), icon: 'visored-helm', Page: ArmyPage },
  conquest: { title: () => t('Victory'), icon: 'crown', Page: ConquestPage },
  catastrophe: { title: () => t('Catastrophe'), icon: 'tombstone', Page: CatastrophePage },
});
