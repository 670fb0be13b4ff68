/** Chances and sums without a campaign: mines and raids, catastrophes, armies, what a victory buys. */
import { type Component, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import type { Calculators } from '../../calculators.ts';
import { ArmyPage } from './army.tsx';
import { CatastrophePage } from './catastrophe.tsx';
import { ConquestPage } from './conquest.tsx';
import { GoldPage } from './gold.tsx';
import s from './odds.module.css';

interface Reckoning {
  readonly title: () => string;
  readonly icon: GameIconName;
  readonly Page: Component;
}
const all: { readonly [id: string]: Reckoning } = {
  gold: { title: () => t('Mines and raids'), icon: 'gold-mine', Page: GoldPage },
  army: { title: () => t('Army'), icon: 'visored-helm', Page: ArmyPage },
  conquest: { title: () => t('Victory'), icon: 'crown', Page: ConquestPage },
  catastrophe: { title: () => t('Catastrophe'), icon: 'tombstone', Page: CatastrophePage },
};

export const NinthAgeCalculators: Calculators = (props): JSX.Element => {
  const id = () => (props.of !== undefined && Object.hasOwn(all, props.of) ? props.of : 'gold');
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
