/** Chances as a table of bars, the same length for the same chance all over the page. */
import { For, type JSX, Show } from 'solid-js';
import { percent } from '../battle/odds-bar.tsx';
import s from './odds.module.css';

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
