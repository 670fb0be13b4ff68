/** Characteristics as they stand, one line of heads and one of numbers for each row of like figures; what was raised stands out. */
import { For, type JSX, Show } from 'solid-js';
import {
  type Characteristic,
  characteristics,
  type Figure,
  type Raised,
  standing,
} from '../../../../rules/chronopia/figures.ts';
import { t } from '../../../i18n/index.ts';
import { count, short } from '../words.ts';
import s from './stats.module.css';

export interface StatRow {
  readonly name: string;
  readonly figure: Figure;
  readonly raised: Raised;
}
export function Stats(props: { label: string; rows: readonly StatRow[] }): JSX.Element {
  const gained = (row: StatRow, each: Characteristic): number => row.raised[each] ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what slides must be reachable by keys.
    <section class={s.scroll} aria-label={props.label} tabIndex={0}>
      <table class={s.stats}>
        <caption class="unseen">{props.label}</caption>
        <thead>
          <tr>
            <For each={characteristics}>{(each) => <th scope="col">{short[each]}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.rows}>
            {(row) => (
              <>
                <Show when={props.rows.length > 1}>
                  <tr class={s.name}>
                    <th scope="rowgroup" colSpan={characteristics.length}>
                      {row.name}
                    </th>
                  </tr>
                </Show>
                <tr>
                  <For each={characteristics}>
                    {(each) => (
                      <td class={gained(row, each) > 0 ? s.raised : undefined}>
                        {count(standing(row.figure, row.raised, each))}
                        <Show when={gained(row, each) > 0}>
                          <span class="unseen">{t('raised by {n}', { n: gained(row, each) })}</span>
                        </Show>
                      </td>
                    )}
                  </For>
                </tr>
              </>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
