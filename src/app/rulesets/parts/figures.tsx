/** A plate of two or three figures side by side, small capitals above large numerals: a treasury, a muster. */
import { For, type JSX, Show } from 'solid-js';
import { t } from '../../i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { Plate } from '../../ui/plate.tsx';
import s from './figures.module.css';
import { type Parts, Why } from './why.tsx';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly tone?: 'warn' | undefined;
  /** The rule it comes of: one tap says why. */
  readonly rule?: string | undefined;
  /** What it is the sum of: told first. */
  readonly parts?: Parts | undefined;
}

export function Figures(props: {
  figures: readonly Figure[];
  note?: string | undefined;
  /** What stands beneath the figures: their course. */
  chart?: JSX.Element;
}) {
  return (
    <Plate>
      <dl class={s.figures}>
        <For each={props.figures}>
          {({ label, value, tone, rule, parts }) => (
            <div class={s.figure}>
              <dt>
                {label}
                <Why
                  rule={rule}
                  parts={parts}
                  about={parts ? t('{what}: {value}', { what: label, value }) : label}
                />
              </dt>
              <dd class={cx(tone && s[tone])}>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      {props.chart}
      <Show when={props.note}>
        <p class={s.under}>{props.note}</p>
      </Show>
    </Plate>
  );
}
