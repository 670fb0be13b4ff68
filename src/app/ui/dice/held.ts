/**
 * Real dice as they were typed, held a moment before they are written, so that a slip of the thumb costs nothing. Who leaves
 * the page has said so, too.
 */
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export const heldFor = 3_000;

export interface Held<T> {
  readonly held: Accessor<T | undefined>;
  hold(what: T): void;
  undo(): void;
  /** Writes it without waiting. */
  now(): void;
}

/** @param write told, too, whether its page is being left */
export function createHeld<T>(write: (what: T, leaving: boolean) => void): Held<T> {
  const [held, setHeld] = createSignal<T>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const undo = (): void => {
    clearTimeout(timer);
    setHeld(undefined);
  };
  const done = (leaving: boolean): void => {
    const what = held();
    if (what === undefined) return;
    undo();
    write(what, leaving);
  };
  const now = (): void => done(false);
  const hidden = (): void => {
    if (document.hidden) now();
  };
  document.addEventListener('visibilitychange', hidden);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hidden);
    done(true);
  });
  return {
    held,
    hold(what) {
      clearTimeout(timer);
      setHeld(() => what);
      timer = setTimeout(now, heldFor);
    },
    undo,
    now,
  };
}
