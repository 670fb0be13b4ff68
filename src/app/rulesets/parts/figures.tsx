/** A plate of two or three figures side by side, small capitals above large numerals: a treasury, a muster. */
import { Index, Show } from 'solid-js';
import type { Rule } from '../../../kernel/question.ts';
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
  readonly rule?: Rule | undefined;
  /** What it is the sum of: told first. */
  readonly parts?: Parts | undefined;
}

export function Figures(props: { figures: readonly Figure[]; note?: string | undefined }) {
  return (
    <Plate>
      <dl class={s.figures}>
        {/* By place: they are reckoned anew with every line that comes in, and what one has opened stays open. */}
        <Index each={props.figures}>
          {(one) => (
            <div class={s.figure}>
              <dt>
                {one().label}
                <Why
                  rule={one().rule}
                  parts={one().parts}
                  about={
                    one().parts
                      ? t('{what}: {value}', { what: one().label, value: one().value })
                      : one().label
                  }
                />
              </dt>
              <dd class={cx(s[one().tone ?? ''])}>{one().value}</dd>
            </div>
          )}
        </Index>
      </dl>
      <Show when={props.note}>
        <p class={s.under}>{props.note}</p>
      </Show>
    </Plate>
  );
}
