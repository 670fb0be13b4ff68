/** Reckonings of a rule set, one at a time: which is picked by a chip. */
import type { Component } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../../i18n/index.ts';
import type { GameIconName } from '../../ui/icons/game-icon.tsx';
import type { Calculators } from '../contract.ts';
import { Apart } from './headed.tsx';
import { PickChips } from './pick-chips.tsx';

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
        <PickChips
          wrap
          label={t('What to work out')}
          all={Object.entries(all)}
          on={([each]) => each === id()}
          name={([, { title }]) => title()}
          icon={([, { icon }]) => icon}
          onPick={([each]) => props.onPick(each)}
        />
        <Apart>
          <Dynamic component={all[id()]?.Page} />
        </Apart>
      </>
    );
  };
};
