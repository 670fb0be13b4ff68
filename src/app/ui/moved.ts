/** Whether something has just changed under the thumb. */
import { createEffect, createSignal, on, onCleanup } from 'solid-js';

/** A tap that is on its way takes no longer than this to arrive. */
const ARRIVES = 500;

/** True for half a second after `of` has changed, by whatever hand. */
export function createMoved(of: () => unknown): () => boolean {
  const [moved, setMoved] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(
    on(
      of,
      () => {
        clearTimeout(timer);
        setMoved(true);
        timer = setTimeout(() => setMoved(false), ARRIVES);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
  return moved;
}
