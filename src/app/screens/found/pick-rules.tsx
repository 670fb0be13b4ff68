/** Which rules a new campaign is played by: one of the books, each with a line of what it is. */
import { For, type JSX, Show } from 'solid-js';
import { type RulesetId, rulesetIds } from '../../../rules/ids.ts';
import { t } from '../../i18n/index.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { Head } from '../../ui/head.tsx';
import { GameIcon } from '../../ui/icons/game-icon.tsx';
import s from './found.module.css';

export function PickRules(props: { picked: RulesetId; onPick: (set: RulesetId) => void }): JSX.Element {
  return (
    <Show when={rulesetIds.length > 1}>
      <fieldset class={s.rules}>
        <legend>
          <Head title={t('Rules')} />
        </legend>
        <For each={rulesetIds}>
          {(id) => (
            <label class={s.rule}>
              <input
                type="radio"
                name="rules"
                class="unseen"
                checked={id === props.picked}
                onChange={() => props.onPick(id)}
              />
              <GameIcon name={shelved(id).icon} size={30} />
              <span>
                <b>{shelved(id).title}</b>
                <small>{shelved(id).about()}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
    </Show>
  );
}
