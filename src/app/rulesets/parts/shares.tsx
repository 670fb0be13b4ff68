/** Chances as a table of bars, the same length for the same chance all over the page. */
import { For, type JSX, Show } from 'solid-js';
import { percents } from '../../ui/percents.ts';
import s from './shares.module.css';

export interface Share {
  readonly label: string;
  readonly note?: string | undefined;
  /** From 0 to 1; undefined while it is worked out. */
  readonly p: number | undefined;
  readonly tone?: 'good' | 'bad' | undefined;
}

/** @param props.rest the chance of what stands in another table */
export function Shares(props: { label: string; shares: readonly Share[]; rest?: number }): JSX.Element {
  const words = () => percents([...props.shares.map(({ p }) => p ?? 0), props.rest ?? 0]);
  return (
    <table class={s.shares}>
      <caption class="unseen">{props.label}</caption>
      <tbody>
        <For each={props.shares}>
          {({ label, note, p, tone }, at) => (
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
              <td>{p === undefined ? '…' : words()[at()]}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
