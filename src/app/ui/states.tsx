/** What a screen shows when it has nothing, nothing yet, or nothing to be had. */
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { Plate } from './plate.tsx';
import s from './states.module.css';

/** Nothing here: what would be, and the way to it. */
export function EmptyState(props: {
  title: string;
  children?: JSX.Element;
  art?: JSX.Element;
  action?: JSX.Element;
  /** 1 where it is all the page has. */
  level?: 1 | 2;
}) {
  return (
    <div class={s.state}>
      <Show when={props.art} fallback={<BlankSheet />}>
        {(art) => <>{art()}</>}
      </Show>
      <Dynamic component={props.level === 1 ? 'h1' : 'h2'} class={s.title}>
        {props.title}
      </Dynamic>
      <Show when={props.children}>{(words) => <p class={s.words}>{words()}</p>}</Show>
      <Show when={props.action}>{(action) => <div class={s.action}>{action()}</div>}</Show>
    </div>
  );
}

/** Still being fetched: a scale bar that is being inked in. Shown only after a moment, so quick loads do not blink. */
export function LoadingState(props: {
  label?: string | undefined;
  /** 1 where it is all the page has, for longer than a moment. */
  level?: 1 | undefined;
  /** How far it is, from 0 to 1. */
  share?: number | undefined;
  /** What may be done meanwhile. */
  action?: JSX.Element;
}) {
  return (
    <div class={s.loading} role="status">
      <Ink share={props.share} />
      <Dynamic component={props.level === 1 ? 'h1' : 'p'}>{props.label ?? t('Unrolling the map')}</Dynamic>
      {props.action}
    </div>
  );
}

const cells = 6;
/** A scale bar that is inked as far as the work has come; over and over where that is not known. @param props.share from 0 to 1 */
export function Ink(props: { share?: number | undefined }) {
  /** The cell that is being inked stands half dry. */
  const inked = (cell: number) =>
    props.share === undefined
      ? {}
      : { animation: 'none', opacity: `${Math.min(1, Math.max(0.12, props.share * cells - cell))}` };
  return (
    <div class={s.ink} aria-hidden="true">
      <For each={Array.from({ length: cells }, (_, cell) => cell)}>{(cell) => <i style={inked(cell)} />}</For>
    </div>
  );
}

/** Something failed: what, in words; what is safe; what to do. */
export function ErrorState(props: {
  title?: string;
  children?: JSX.Element;
  /** What the machine said, for a report. */
  detail?: string | undefined;
  onRetry?: () => void;
  action?: JSX.Element;
}) {
  return (
    <div class={s.state} role="alert">
      <Plate>
        <h2 class={s.title}>{props.title ?? t('This page would not open')}</h2>
        <p class={s.words}>{props.children ?? t('Nothing in your books was changed or lost.')}</p>
        <Show when={props.detail}>
          <p class={s.detail}>{props.detail}</p>
        </Show>
        <div class={s.action}>
          <Show when={props.onRetry}>
            <Button kind="filled" icon="again" onTap={() => props.onRetry?.()}>
              {t('Try again')}
            </Button>
          </Show>
          {props.action}
        </div>
      </Plate>
    </div>
  );
}

/** An empty hex with a compass needle: land that nobody has drawn yet. */
function BlankSheet() {
  return (
    <svg class={s.art} viewBox="0 0 96 84" aria-hidden="true">
      <path class={s.dash} d="M48 3l33.8 19.5v39L48 81 14.2 61.5v-39z" />
      <path class={s.line} d="M22 58c9-9 14-3 20-11s10-14 16-6 8 2 16-4" />
      <path class={s.line} d="M48 20l4.5 13.5L48 30.5l-4.5 3zM48 13v3.5" />
    </svg>
  );
}
