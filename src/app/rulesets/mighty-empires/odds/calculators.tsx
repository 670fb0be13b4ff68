/** Chances without a campaign: the reckonings of Mighty Empires, one at a time. */
import { t } from '../../../i18n/index.ts';
import { reckonings } from '../../parts/reckonings.tsx';
import { AssaultOddsPage } from './assault.tsx';
import { BattleOddsPage } from './battle.tsx';
import { HungerOddsPage } from './hunger.tsx';
import { NavalOddsPage } from './naval.tsx';
import { RouteOddsPage } from './route.tsx';
import { ScoutingOddsPage } from './scouting.tsx';
import { SpellOddsPage } from './spell.tsx';

export const MightyEmpiresCalculators = reckonings({
  battle: { title: () => t('Battle'), icon: 'crossed-swords', Page: BattleOddsPage },
  assault: { title: () => t('Assault'), icon: 'siege-tower', Page: AssaultOddsPage },
  scouting: { title: () => t('Scouting'), icon: 'spyglass', Page: ScoutingOddsPage },
  route: { title: () => t('Route'), icon: 'walking-boot', Page: RouteOddsPage },
  spell: { title: () => t('Spell'), icon: 'wizard-staff', Page: SpellOddsPage },
  sea: { title: () => t('At sea'), icon: 'caravel', Page: NavalOddsPage },
  hunger: { title: () => t('Hunger'), icon: 'wheat', Page: HungerOddsPage },
});
