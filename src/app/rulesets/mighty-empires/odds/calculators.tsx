/** Chances without a campaign: the reckonings of Mighty Empires, one at a time. */
import { type Component, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import type { Calculators } from '../../calculators.ts';
import { AssaultOddsPage } from './assault.tsx';
import { BattleOddsPage } from './battle.tsx';
import { HungerOddsPage } from './hunger.tsx';
import { NavalOddsPage } from './naval.tsx';
import s from './odds.module.css';
import { RouteOddsPage } from './route.tsx';
import { ScoutingOddsPage } from './scouting.tsx';
import { SpellOddsPage } from './spell.tsx';

interface Reckoning {
  readonly title: () => string;
  readonly icon: GameIconName;
  readonly Page: Component;
}
const all: { readonly [id: string]: Reckoning } = {
  battle: { title: () => t('Battle'), icon: 'crossed-swords', Page: BattleOddsPage },
  assault: { title: () => t('Assault'), icon: 'siege-tower', Page: AssaultOddsPage },
  scouting: { title: () => t('Scouting'), icon: 'spyglass', Page: ScoutingOddsPage },
  route: { title: () => t('Route'), icon: 'walking-boot', Page: RouteOddsPage },
  spell: { title: () => t('Spell'), icon: 'wizard-staff', Page: SpellOddsPage },
  sea: { title: () => t('At sea'), icon: 'caravel', Page: NavalOddsPage },
  hunger: { title: () => t('Hunger'), icon: 'wheat', Page: HungerOddsPage },
};

export const MightyEmpiresCalculators: Calculators = (props): JSX.Element => {
  const id = () => (props.of !== undefined && Object.hasOwn(all, props.of) ? props.of : 'battle');
  return (
    <>
      <Chips label={t('What is reckoned')} wrap>
        <For each={Object.entries(all)}>
          {([each, { title, icon }]) => (
            <Chip icon={icon} on={each === id()} onTap={() => props.onPick(each)}>
              {title()}
            </Chip>
          )}
        </For>
      </Chips>
      <div class={s.part}>
        <Dynamic component={all[id()]?.Page} />
      </div>
    </>
  );
};
