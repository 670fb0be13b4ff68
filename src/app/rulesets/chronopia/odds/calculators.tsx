/** Chances without a campaign: the fate of the fallen, an advance, the underdog, the summoned. */
import { type Component, For, type JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../../i18n/index.ts';
import { Chip, Chips } from '../../../ui/chips.tsx';
import type { GameIconName } from '../../../ui/icons/game-icon.tsx';
import type { Calculators } from '../../calculators.ts';
import { AdvanceOddsPage } from './advance.tsx';
import { FateOddsPage } from './fate.tsx';
import s from './odds.module.css';
import { RefundOddsPage } from './refund.tsx';
import { UnderdogOddsPage } from './underdog.tsx';

interface Reckoning {
  readonly title: () => string;
  readonly icon: GameIconName;
  readonly Page: Component;
}
const all: { readonly [id: string]: Reckoning } = {
  fate: { title: () => t('Casualties'), icon: 'healing', Page: FateOddsPage },
  advance: { title: () => t('Advance'), icon: 'anvil', Page: AdvanceOddsPage },
  underdog: { title: () => t('Underdog'), icon: 'scales', Page: UnderdogOddsPage },
  summoned: { title: () => t('Summoned'), icon: 'fire-spell-cast', Page: RefundOddsPage },
};

export const ChronopiaCalculators: Calculators = (props): JSX.Element => {
  const id = () => (props.of !== undefined && Object.hasOwn(all, props.of) ? props.of : 'fate');
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
