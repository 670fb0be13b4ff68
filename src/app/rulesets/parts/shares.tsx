/** Chances as a table of bars, the same length for the same chance all over the page. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import s from './shares.module.css';

/** Whole percents that a player reads; what can happen at all is never 0. */
export const percent = (p: number): string =>
  p > 0 && p < 0.005 ? t('under 1%') : `${Math.round(p * 100)}%`;

export interface Share {
  readonly label: string;
  readonly note?: string | undefined;
  /** From 0 to 1; undefined while it is worked out. */
  readonly p: number | undefined;
  readonly tone?: 'good' | 'bad' | undefined;
}

export function Shares(props: { label: string; shares: readonly Share[] }): JSX.Element {
  return (
    <table class={s.shares}>
      <caption class="unseen">{props.label}</caption>
      <tbody>
        <For each={props.shares}>
          {({ label, note, p, tone }) => (
            <tr>
              <th scope="row">
                {label}
                <Show when={note}>
                  <small>{note}</small>
                </Show>
              </th>
              <td aria-hidden="true">
                <span class={s.track}>
                  <Show when={p}>
                    {(share) => <i data-tone={tone} style={{ width: `${100 * share()}%` }} />}
                  </Show>
                </span>
              </td>
              <td>{p === undefined ? '…' : percent(p)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
