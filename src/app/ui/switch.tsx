/** A setting that is on or off, a whole row to tap. */
import { createUniqueId, Show } from 'solid-js';
import s from './switch.module.css';

export function Switch(props: {
  label: string;
  note?: string | undefined;
  on: boolean;
  disabled?: boolean;
  onSwitch: (on: boolean) => void;
}) {
  const note = createUniqueId();
  return (
    <label class={s.row}>
      <span class={s.text}>
        <span class={s.label}>{props.label}</span>
        <Show when={props.note}>
          <span class={s.note} id={note}>
            {props.note}
          </span>
        </Show>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={props.on}
        class={s.switch}
        aria-label={props.label}
        aria-describedby={props.note ? note : undefined}
        checked={props.on}
        disabled={props.disabled}
        onChange={(event) => props.onSwitch(event.currentTarget.checked)}
      />
    </label>
  );
}
