/** A line to write in, with its label above, a hint or an error in words beneath. `rows` makes it several lines. */
import { createUniqueId, type JSX, Show } from 'solid-js';
import { remembered } from '../remembered.ts';
import { cx } from './cx.ts';
import s from './field.module.css';

export interface FieldProps {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  placeholder?: string;
  rows?: number;
  type?: 'text' | 'number' | 'password' | 'url' | 'search';
  inputmode?: JSX.InputHTMLAttributes<HTMLInputElement>['inputmode'];
  autocomplete?: string;
  maxLength?: number;
  /** A control inside the frame at the right. */
  end?: JSX.Element;
}

export function Field(props: FieldProps) {
  const id = createUniqueId();
  const keep = remembered(
    () => props.label,
    () => props.value,
    (value) => props.onInput(value),
  );
  const enter = (value: string): void => {
    keep(value);
    props.onInput(value);
  };
  const common = () => ({
    id,
    class: s.input,
    value: props.value,
    placeholder: props.placeholder,
    maxLength: props.maxLength,
    autocomplete: props.autocomplete ?? 'off',
    'aria-invalid': props.error ? ('true' as const) : undefined,
    'aria-describedby': (props.error ?? props.hint) ? `${id}-note` : undefined,
  });
  return (
    <div class={s.field}>
      <label for={id} class={s.label}>
        {props.label}
      </label>
      <div class={cx(s.frame, props.error && s.wrong)}>
        <Show
          when={props.rows}
          fallback={
            <input
              {...common()}
              type={props.type ?? 'text'}
              inputmode={props.inputmode}
              onInput={(event) => enter(event.currentTarget.value)}
            />
          }
        >
          {(rows) => (
            <textarea {...common()} rows={rows()} onInput={(event) => enter(event.currentTarget.value)} />
          )}
        </Show>
        {props.end}
      </div>
      <Show when={props.error ?? props.hint}>
        {(words) => (
          <p
            id={`${id}-note`}
            class={cx(s.note, props.error && s.error)}
            role={props.error ? 'alert' : undefined}
          >
            {words()}
          </p>
        )}
      </Show>
    </div>
  );
}

/** One of a longer list, chosen with the phone's own picker. */
export function Select<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onPick: (value: T) => void;
  hint?: string;
}) {
  const id = createUniqueId();
  return (
    <div class={s.field}>
      <label for={id} class={s.label}>
        {props.label}
      </label>
      <div class={cx(s.frame, s.select)}>
        <select
          id={id}
          class={s.input}
          value={props.value}
          onChange={({ currentTarget }) => {
            const picked = props.options[currentTarget.selectedIndex];
            if (picked) props.onPick(picked.value);
          }}
        >
          {props.options.map((option) => (
            <option value={option.value} selected={option.value === props.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      <Show when={props.hint}>
        <p class={s.note}>{props.hint}</p>
      </Show>
    </div>
  );
}
