/** Whose charts are shown, where there is more than one book of them. */
import { For, Show } from 'solid-js';
import type { RulesetId } from '../../../rules/books.ts';
import { t } from '../../i18n/index.ts';
import { shelved } from '../../rulesets/shelf.ts';
import { Chip, Chips } from '../../ui/chips.tsx';

export function BookPicker(props: {
  sets: readonly RulesetId[];
  picked: RulesetId;
  onPick: (set: RulesetId) => void;
}) {
  return (
    <Show when={props.sets.length > 1}>
      <Chips label={t('Books')} wrap>
        <For each={props.sets}>
          {(set) => (
            <Chip icon={shelved(set).icon} on={set === props.picked} onTap={() => props.onPick(set)}>
              {shelved(set).title}
            </Chip>
          )}
        </For>
      </Chips>
    </Show>
  );
}
