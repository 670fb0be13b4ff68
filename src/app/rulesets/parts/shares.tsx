/** Chances as a table of bars, the same length for the same chance all over the page. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import s from './shares.module.css';

/** Whole percents that a player reads; what can happen at all is never 0. */
export const percent = (p: number): string =>
  p > 0 && p < 0.005 ? t('under 1%') : `${Math.round(p * 100)}%`;

/** Whole percents of chances that are all there is: they add up to 100, those cut most rounded up first. */
export function percents(all: readonly number[]): readonly string[] {
  const small = (p: number): boolean => p > 0 && p < 0.005;
  const sum = all.reduce((one, p) => one + p, 0);
  if (Math.abs(sum - 1) > 1e-6) return all.map(percent);
  const floors = all.map((p) => Math.floor(p * 100 + 1e-9));
  const missing = 100 - floors.reduce((one, n) => one + n, 0);
  const first = all
    .map((p, at) => ({ at, cut: small(p) ? -1 : p * 100 - (floors[at] ?? 0) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at)
    .slice(0, missing)
    .map(({ at }) => at);
  return all.map((p, at) => (small(p) ? percent(p) : `${(floors[at] ?? 0) + (first.includes(at) ? 1 : 0)}%`));
}

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
