/**
 * What came of it: a seal in the outcome's tincture, the result as a sentence, two or three lines of because, and the
 * answers (Apply naming what it changes, Otherwise). Sits at the page's foot; said aloud when it comes.
 */
import { type JSX, Show } from 'solid-js';
import type { Tincture } from './heraldry/tinctures.ts';
import type { GameIconName } from './icons/game-icon.tsx';
import s from './result-sheet.module.css';
import { Seal } from './seal.tsx';

export function ResultSheet(props: {
  icon?: GameIconName | undefined;
  tincture?: Tincture | undefined;
  tone?: 'warn' | 'danger' | 'now' | undefined;
  title: string;
  because?: JSX.Element;
  answers?: JSX.Element;
}) {
  return (
    <section class={s.sheet} aria-label={props.title}>
      <div class={s.inner}>
        <div class={s.result} role="status">
          <Show when={props.icon}>
            {(icon) => <Seal icon={icon()} tincture={props.tincture} tone={props.tone} big />}
          </Show>
          <div class={s.words}>
            <h2>{props.title}</h2>
            <Show when={props.because}>{(because) => <div class={s.because}>{because()}</div>}</Show>
          </div>
        </div>
        <Show when={props.answers}>{(answers) => <div class={s.answers}>{answers()}</div>}</Show>
      </div>
    </section>
  );
}
