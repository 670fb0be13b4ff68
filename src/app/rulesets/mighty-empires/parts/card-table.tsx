/** Chances by card, as a table; in large writing each card stands above its own chances. */
import { For, type JSX } from 'solid-js';
import s from './card-table.module.css';

export interface CardRow {
  readonly title: string;
  readonly cells: readonly {
    readonly words: string;
    /** The best of its kind. */
    readonly best?: boolean;
    /** Of a card that is left out. */
    readonly out?: boolean;
  }[];
}

export function CardTable(props: {
  caption: string;
  corner: string;
  columns: readonly string[];
  rows: readonly CardRow[];
}): JSX.Element {
  return (
    <div class={s.room}>
      <table class={s.cards}>
        <caption class="unseen">{props.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{props.corner}</th>
            <For each={props.columns}>{(column) => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {({ title, cells }) => (
              <tr>
                <th scope="row">{title}</th>
                <For each={cells}>
                  {({ words, best, out }, at) => (
                    <td
                      data-column={props.columns[at()]}
                      data-best={best ? '' : undefined}
                      data-out={out ? '' : undefined}
                    >
                      {words}
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
