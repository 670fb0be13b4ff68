/** The action bar at a page's foot: at most one filled button, it takes the room; `note` sums up what it would do. */
import { type JSX, Show } from 'solid-js';
import s from './actions.module.css';

export function Actions(props: { children: JSX.Element; note?: JSX.Element }) {
  return (
    <div class={s.actions}>
      <Show when={props.note}>
        <div class={s.note}>{props.note}</div>
      </Show>
      {props.children}
    </div>
  );
}
