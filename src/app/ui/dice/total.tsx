/** What lies on a tray: the total in large, what kind of roll it was, its chance. Said aloud as one sentence. */
import { Show } from 'solid-js';
import { isDouble, spell } from '../../../kernel/dice.ts';
import { number, t } from '../../i18n/index.ts';
import { cx } from '../cx.ts';
import s from './total.module.css';
import type { Tray } from './tray.ts';
import { chance, pattern } from './words.ts';

export function Total(props: { tray: Tray; short?: boolean }) {
  const tray = props.tray;
  const rare = () => {
    const faces = tray.open();
    return faces && chance(tray.dice(), faces);
  };
  return (
    <div class={cx(s.outcome, props.short && s.short)} aria-live="polite" aria-atomic="true">
      <Show
        when={tray.open()}
        fallback={
          <p class={s.hint}>
            {tray.rolling()
              ? ''
              : tray.waiting()
                ? t('The dice are in the air')
                : tray.how() === 'table'
                  ? ''
                  : t('Tap to roll {dice}', { dice: spell(tray.notation()) })}
          </p>
        }
      >
        {(faces) => (
          <>
            <p class={s.total}>
              <b>{number(tray.total() ?? 0)}</b>
              <span>
                {props.short
                  ? isDouble(faces()) && faces().length === 2
                    ? t('double')
                    : ''
                  : pattern(tray.dice(), faces()) || (faces().length > 1 ? faces().join(' + ') : '')}
              </span>
            </p>
            <Show when={!props.short && rare()}>
              {(known) => (
                <p class={s.chance}>
                  <b>{known().odds}</b>
                  <span>{known().of}</span>
                </p>
              )}
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}
