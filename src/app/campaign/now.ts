/** The time, looked at anew every ten seconds for as long as the screen stands: for waits that are over by themselves. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export function createNow(): Accessor<number> {
  const [now, setNow] = createSignal(Date.now());
  const timer = setInterval(() => setNow(Date.now()), 10_000);
  onCleanup(() => clearInterval(timer));
  return now;
}
