/** Reckonings of a rule set, one at a time: which is picked by a chip. */
import { type Component, For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../i18n/index.ts';
import { Chip, Chips } from '../../ui/chips.tsx';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import type { Calculators } from '../calculators.ts';
import s from './reckonings.module.css';

export interface Reckoning {
  readonly title: () => string;
  readonly icon: GameIconName;
  readonly Page: Component;
}

/** The first is shown where none of them is asked for. */
export const reckonings = (all: { readonly [id: string]: Reckoning }): Calculators => {
  const [first = ''] = Object.keys(all);
  return (props) => {
    const id = () => (props.of !== undefined && Object.hasOwn(all, props.of) ? props.of : first);
    return (
      <>
        <Chips label={t('What to work out')} wrap>
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
};
