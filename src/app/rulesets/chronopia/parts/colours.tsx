/** A colour among those nobody else bears: shields side by side. */
import { For, type JSX } from 'solid-js';
import { t } from '../../../i18n/index.ts';
import { Shield } from '../../../ui/heraldry/shield.tsx';
import { colourName, type Tincture } from '../../../ui/heraldry/tinctures.ts';
import type { Answering } from '../../parts/ask/dress.ts';
import s from './colours.module.css';

export function Colours<T extends Tincture, A>(props: { at: Answering<T, A> }): JSX.Element {
  return (
    <fieldset class={s.colours}>
      <legend class="unseen">{t('Colour')}</legend>
      <For each={props.at.open as readonly T[]}>
        {(each) => (
          <label class={s.colour} data-on={each === props.at.value ? '' : undefined}>
            <input
              type="radio"
              name="tincture"
              class="unseen"
              checked={each === props.at.value}
              onChange={() => props.at.say(each)}
            />
            <Shield tincture={each} size={34} label={colourName(each)} />
          </label>
        )}
      </For>
    </fieldset>
  );
}
