/** When the campaign is over, and the number that goes with it. */
import { type JSX, Match, Switch } from 'solid-js';
import type { Options } from '../../../../rules/chronopia/options.ts';
import { t } from '../../../i18n/index.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import s from '../../parts/founding.module.css';
import { endWords } from './options.ts';

export function EndFields(props: {
  end: Options['end'];
  onChange: (end: Options['end']) => void;
}): JSX.Element {
  const set = (some: Partial<Options['end']>): void => props.onChange({ ...props.end, ...some });
  return (
    <>
      <Segmented
        label={t('When the campaign ends')}
        segments={[
          { value: 'battles', label: t('Battles') },
          { value: 'territories', label: t('Territories') },
          { value: 'agreed', label: t('Agreed') },
        ]}
        value={props.end.by}
        onPick={(by) => set({ by })}
      />
      <Switch>
        <Match when={props.end.by === 'battles'}>
          <div class={s.points}>
            <span>{t('Battles in all')}</span>
            <Stepper
              label={t('Battles in all')}
              value={props.end.battles}
              min={1}
              max={200}
              onStep={(battles) => set({ battles })}
            />
          </div>
        </Match>
        <Match when={props.end.by === 'territories'}>
          <div class={s.points}>
            <span>{t('Territories to hold')}</span>
            <Stepper
              label={t('Territories to hold')}
              value={props.end.territories}
              min={3}
              max={12}
              onStep={(territories) => set({ territories })}
            />
          </div>
        </Match>
      </Switch>
      <p class={s.why} aria-live="polite">
        {endWords[props.end.by](props.end)}
      </p>
    </>
  );
}
