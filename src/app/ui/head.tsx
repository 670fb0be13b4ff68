/**
 * A section's head: small capitals, a double rule, a quiet note at the right. `level` is the heading's rank. What is `named`
 * by players or on the map keeps its capitals: in small ones "I 11" reads as something else.
 */
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import s from './head.module.css';

export function Head(props: { title: string; note?: string; level?: 2 | 3; named?: boolean }) {
  return (
    <div class={s.head}>
      <Dynamic component={props.level === 3 ? 'h3' : 'h2'} class={props.named ? s.named : undefined}>
        {props.title}
      </Dynamic>
      <i aria-hidden="true" />
      <Show when={props.note}>
        <span>{props.note}</span>
      </Show>
    </div>
  );
}
