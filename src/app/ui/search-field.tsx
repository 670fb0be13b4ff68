/** The round search field. Escape and the cross empty it. */
import { Show } from 'solid-js';
import { t } from '../i18n/index.ts';
import { Icon } from './icons/icon.tsx';
import s from './search-field.module.css';

export function SearchField(props: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  onFocus?: () => void;
  onSubmit?: () => void;
}) {
  let field: HTMLInputElement | undefined;
  const clear = (): void => {
    props.onInput('');
    field?.focus();
  };
  return (
    <search>
      <form
        class={s.search}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit?.();
          field?.blur();
        }}
      >
        <Icon name="search" size={21} />
        <input
          ref={field}
          class={s.input}
          type="search"
          enterkeyhint="search"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-label={props.label}
          placeholder={props.label}
          value={props.value}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onFocus={() => props.onFocus?.()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || props.value === '') return;
            event.stopPropagation();
            clear();
          }}
        />
        <Show when={props.value !== ''}>
          <button type="button" class={s.clear} aria-label={t('Clear the search')} onClick={clear}>
            <Icon name="close" size={19} />
          </button>
        </Show>
      </form>
    </search>
  );
}
