/** Whose charts are shown, where there is more than one book of them: their spines in a row that slides under the thumb. */
import { createUniqueId, For, Show } from 'solid-js';
import type { RulesetId } from '../../../rules/ids.ts';
import { t } from '../../i18n/index.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { GameIcon } from '../../ui/icons/game-icon.tsx';
import s from './book-picker.module.css';

export function BookPicker(props: {
  sets: readonly RulesetId[];
  picked: RulesetId;
  onPick: (set: RulesetId) => void;
}) {
  const name = createUniqueId();
  return (
    <Show when={props.sets.length > 1}>
      <fieldset class={s.books}>
        <legend class="unseen">{t('Books')}</legend>
        <For each={props.sets}>
          {(set) => (
            <label class={s.book}>
              <input
                type="radio"
                class={s.input}
                name={name}
                checked={set === props.picked}
                onChange={() => props.onPick(set)}
              />
              <GameIcon name={shelved(set).icon} size={20} />
              {shelved(set).title}
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}
