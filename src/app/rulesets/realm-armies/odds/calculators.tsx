/** Chances without a campaign: battles, sieges, landings, sea battles, raids and income, one at a time. */
import { type Component, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import type { Calculators } from '../../calculators.ts';
import { BattlePage } from './battle.tsx';
import { IncomePage } from './income.tsx';
import s from './odds.module.css';
import { RaidPage } from './raid.tsx';

interface Reckoning {
  readonly title: () => string;
  readonly icon: GameIconName;
  readonly Page: Component;
}
const all: { readonly [id: string]: Reckoning } = {
  battle: { title: () => t('Open field'), icon: 'crossed-swords', Page: () => <BattlePage kind="field" /> },
  siege: { title: () => t('Siege'), icon: 'siege-tower', Page: () => <BattlePage kind="siege" /> },
  assault: { title: () => t('Sea assault'), icon: 'spears', Page: () => <BattlePage kind="assault" /> },
  sea: { title: () => t('Sea battle'), icon: 'caravel', Page: () => <BattlePage kind="sea" /> },
  raid: { title: () => t('Raid'), icon: 'burning-tree', Page: RaidPage },
  income: { title: () => t('Income'), icon: 'coins', Page: IncomePage },
};

export const RealmArmiesCalculators: Calculators = (props): JSX.Element => {
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
