/** One of a few, side by side: radio buttons in a sunk well. The arrows move, as in any radio group. */
import { createUniqueId, For, Show } from 'solid-js';
import { remembered } from '../remembered.ts';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icons/icon.tsx';
import s from './segmented.module.css';

export interface Segment<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
}

export function Segmented<T extends string | number>(props: {
  label: string;
  segments: readonly Segment<T>[];
  /** Undefined: nothing is picked yet. */
  value: T | undefined;
  onPick: (value: T) => void;
  /** Shows the label above instead of only saying it. */
  titled?: boolean;
}) {
  const name = createUniqueId();
  const keep = remembered<string | number>(
    () => props.label,
    () => props.value ?? '',
    (value) => {
      const segment = props.segments.find((one) => one.value === value);
      if (segment) props.onPick(segment.value);
    },
  );
  return (
    <fieldset class={s.field}>
      <legend class={props.titled ? s.legend : 'unseen'}>{props.label}</legend>
      <div class={s.well}>
        <For each={props.segments}>
          {(segment) => (
            <label class={cx(s.segment, segment.value === props.value && s.on)}>
              <input
                type="radio"
                class={s.input}
                name={name}
                checked={segment.value === props.value}
                onChange={() => {
                  keep(segment.value);
                  props.onPick(segment.value);
                }}
              />
              <Show when={segment.icon}>{(icon) => <Icon name={icon()} size={18} stroke={1.4} />}</Show>
              {segment.label}
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
