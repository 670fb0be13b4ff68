/** A setting that is on or off, a whole row to tap. */
import { createUniqueId, Show } from 'solid-js';
import { remembered } from '../remembered.ts';
import s from './switch.module.css';

export function Switch(props: {
  label: string;
  note?: string | undefined;
  on: boolean;
  disabled?: boolean;
  onSwitch: (on: boolean) => void;
}) {
  const note = createUniqueId();
  const keep = remembered<boolean>(
    () => props.label,
    () => props.on,
    (on) => props.onSwitch(on),
  );
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
        onChange={({ currentTarget: { checked } }) => {
          keep(checked);
          props.onSwitch(checked);
        }}
      />
    </label>
  );
}
