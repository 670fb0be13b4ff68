/** The map's lettering, each label with its halo. */
import { createUniqueId, For, Show } from 'solid-js';
import type { Inscription } from '../labels/lettering.ts';
import type { Lettered } from '../labels/solver.ts';
import { letters } from '../labels/style.ts';
import styles from '../map.module.css';

export function Lettering(props: { labels: readonly Lettered<Inscription>[] }) {
  const group = createUniqueId();
  return (
    <For each={props.labels}>
      {({ what, place }, i) => (
        <Show
          when={place.path}
          fallback={
            <text
              x={place.x}
              y={place.y}
              class={styles.label}
              data-kind={what.kind}
              font-size={String(place.size)}
              letter-spacing={`${letters[what.kind].track}em`}
            >
              {what.text}
            </text>
          }
        >
          {(path) => (
            <>
              <path id={`${group}${i()}`} d={path()} fill="none" />
              <text
                class={styles.label}
                data-kind={what.kind}
                font-size={String(place.size)}
                letter-spacing={`${letters[what.kind].track}em`}
              >
                <textPath href={`#${group}${i()}`} startOffset="50%">
                  {what.text}
                </textPath>
              </text>
            </>
          )}
        </Show>
      )}
    </For>
  );
}
