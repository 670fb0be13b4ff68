/** How a phone goes through long work: a slice of it, then whatever else waits, such as a tap or a frame. How far it is can be shown. */
import { createSignal } from 'solid-js';
import type { Pace, Step } from '../../kernel/paced.ts';

/** Milliseconds of work at a stretch: a frame has sixteen. */
const SLICE = 8;
/** Work is spoken of once it has taken so many milliseconds. */
const LONG = 500;

/** Shown until work that takes long says how far it is. */
const START: Step = { done: 0, of: 1 };

const [underWay, setUnderWay] = createSignal<Step>();

/** How far the book that is being read has come; undefined while none takes long. Reactive. */
export { underWay };

/** Lets everything that waits have its turn: taps and frames come before the answer to a message. */
const others = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** @param clock milliseconds */
export function pace(
  clock: () => number = () => performance.now(),
  turn: () => Promise<void> = others,
): Pace {
  let begun: number | undefined;
  let since = 0;
  return {
    rest(step) {
      const now = clock();
      if (begun === undefined) [begun, since] = [now, now];
      if (now - begun > LONG) setUnderWay(step ?? underWay() ?? START);
      if (now - since < SLICE) return undefined;
      return turn().then(() => {
        since = clock();
      });
    },
    over() {
      begun = undefined;
      setUnderWay(undefined);
    },
  };
}
