/**
 * Short words that float over the page and go by themselves, with at most one thing to do (Undo, Reload). Said aloud
 * as they come. One with an action stays until it is answered or dismissed, or as long as it says; its time stands still
 * while it is pointed at or in focus.
 */
import { createEffect, createMemo, createSignal, For, onCleanup, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { t } from '../i18n/index.ts';
import { Icon, type IconName } from './icons/icon.tsx';
import { Ink } from './states.tsx';
import s from './toasts.module.css';

export interface Toast {
  readonly words: string;
  readonly icon?: IconName;
  /** What may be done about it; with an address it is a link, and `onTap` comes first. */
  readonly action?: { readonly label: string; readonly onTap?: () => void; readonly href?: string };
  /** Of work under way: how far it is, from 0 to 1. It stays until it is taken away. */
  readonly share?: () => number;
  /** In milliseconds: what may be left unanswered goes by itself. */
  readonly lasts?: number;
}
interface Shown extends Toast {
  readonly id: number;
  readonly at: number;
  /** Lets its time run, or stand still. */
  readonly run: () => void;
  readonly hold: () => void;
}
const shownFor = 4000;
const [toasts, setToasts] = createSignal<readonly Shown[]>([]);
let last = 0;

/** Shows a toast; the answer takes it away again. */
export function toast(what: Toast | string): () => void {
  const id = ++last;
  const dismiss = (): void => void setToasts((all) => all.filter((shown) => shown.id !== id));
  const one = typeof what === 'string' ? { words: what } : what;
  const lasts = one.lasts ?? (one.action || one.share ? undefined : shownFor);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => clearTimeout(timer);
  const run = (): void => {
    hold();
    if (lasts !== undefined) timer = setTimeout(dismiss, lasts);
  };
  // Said again, the same words stand once.
  const others = (all: readonly Shown[]) => all.filter(({ words }) => words !== one.words).slice(-1);
  setToasts((all) => [...others(all), { ...one, id, at: Date.now(), run, hold }]);
  run();
  return dismiss;
}

/** What was said as a page was being left is read on the next. */
const justSaid = 1000;

/** Another page is shown: what was said of the one before goes, unless it offers something to do, as Undo does. */
export function leavePage(): void {
  const now = Date.now();
  setToasts((all) =>
    all.filter(
      ({ action, share, at }) => share !== undefined || action?.onTap !== undefined || now - at < justSaid,
    ),
  );
}

/** The month turns: what was said of the one before goes; what still waits for an answer stays. */
export function leaveMonth(): void {
  const now = Date.now();
  setToasts((all) =>
    all.filter(({ action, share, at }) => share !== undefined || action !== undefined || now - at < justSaid),
  );
}

/** Where toasts appear: once, in the app's frame. */
export function Toasts() {
  const dismiss = (id: number): void => void setToasts((all) => all.filter((shown) => shown.id !== id));
  let box!: HTMLDivElement;
  const some = createMemo(() => toasts().length > 0);
  createEffect(() => {
    if (!some()) return;
    // Loaded with the first of them: a chart that opens needs none of it.
    // With the frame that shows it: to measure the page before that would lay it out twice.
    const end = import('./toast-place.ts').then(async ({ keepFree }) => {
      await new Promise(requestAnimationFrame);
      return keepFree(box);
    });
    onCleanup(() => void end.then((stop) => stop()));
  });
  return (
    <div ref={box} class={s.toasts} role="status" aria-live="polite">
      <For each={toasts()}>
        {(shown) => (
          <div
            class={s.toast}
            onPointerEnter={shown.hold}
            onPointerLeave={shown.run}
            onFocusIn={shown.hold}
            onFocusOut={shown.run}
          >
            <Show when={shown.icon}>{(icon) => <Icon name={icon()} size={20} />}</Show>
            <Show when={shown.share}>{(share) => <Ink share={share()()} />}</Show>
            <p>{shown.words}</p>
            <Show when={shown.action}>
              {(action) => (
                <span class={s.ends}>
                  <Dynamic
                    component={action().href ? 'a' : 'button'}
                    type={action().href ? undefined : 'button'}
                    href={action().href}
                    class={s.action}
                    onClick={() => {
                      dismiss(shown.id);
                      action().onTap?.();
                    }}
                  >
                    {action().label}
                  </Dynamic>
                  <button
                    type="button"
                    class={s.close}
                    aria-label={t('Dismiss')}
                    onClick={() => dismiss(shown.id)}
                  >
                    <Icon name="close" size={18} />
                  </button>
                </span>
              )}
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}
