/** The atlas's scale bar as a measure: chequered ink is past, accent is now, bare is to come. Stretches to its room. */
import { For } from 'solid-js';
import s from './scale-bar.module.css';

export function ScaleBar(props: {
  parts: number;
  /** The part that is now, from 0; `parts` or more when all is past. */
  now: number;
  /** What it measures, said aloud; without it the bar is ornament beside words that say the same. */
  label?: string;
}) {
  return (
    <div
      class={s.bar}
      {...(props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': 'true' })}
    >
      <For each={Array.from({ length: props.parts }, (_, part) => part)}>
        {(part) => (
          <i class={part < props.now ? (part % 2 ? s.odd : s.even) : part === props.now ? s.now : s.bare} />
        )}
      </For>
    </div>
  );
}
