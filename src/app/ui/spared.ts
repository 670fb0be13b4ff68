/** Whether a bar that stays in sight takes more of the screen than that can spare: the rows above it would be squeezed. */
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** @param spared how much of the screen it may take, of 1 */
export function createTall(bar: Accessor<HTMLElement | undefined>, spared = 0.25): Accessor<boolean> {
  const [tall, setTall] = createSignal(false);
  onMount(() => {
    const one = bar();
    if (!one || typeof ResizeObserver === 'undefined') return;
    const look = (): void => void setTall(one.getBoundingClientRect().height > innerHeight * spared);
    const changes = new ResizeObserver(look);
    changes.observe(one);
    addEventListener('resize', look);
    onCleanup(() => {
      changes.disconnect();
      removeEventListener('resize', look);
    });
  });
  return tall;
}
