/** How a phone goes through long work: a slice of it, then whatever else waits, such as a tap or a frame. How far it is can be shown. */
import { createSignal } from 'solid-js';
import type { Pace, Step } from '../../kernel/paced.ts';
import { others, painted } from '../turns.ts';

/** Milliseconds of work at a stretch: a frame has sixteen. */
const SLICE = 8;
/**
 * What a tap has changed is painted before its work goes on, and again after so many milliseconds: answers to messages may keep a frame
 * waiting for as long as there are any.
 */
const FRAME = 200;
/** Milliseconds after which the screen mentions that it is working. */
const LONG = 500;

/** Shown until work that takes long says how far it is. */
const START: Step = { done: 0, of: 1 };

const [underWay, setUnderWay] = createSignal<Step>();

/** How far the book that is being read has come; undefined while none takes long. Reactive. */
export { underWay };

/** @param clock milliseconds */
export function pace(
  clock: () => number = () => performance.now(),
  turn: () => Promise<void> = others,
  seen: () => Promise<void> = painted,
): Pace {
  let begun: number | undefined;
  let since = 0;
  let drawn = Number.NEGATIVE_INFINITY;
  let told = Number.NEGATIVE_INFINITY;
  let far = START;
  return {
    rest(step) {
      const now = clock();
      if (begun === undefined) [begun, since] = [now, now];
      if (step) far = step;
      if (now - begun > LONG && now - told >= FRAME) {
        told = now;
        setUnderWay(far);
      }
      if (now - since < SLICE) return undefined;
      const paints = now - drawn >= FRAME;
      return (paints ? seen() : turn()).then(() => {
        since = clock();
        if (paints) drawn = since;
      });
    },
    over() {
      begun = undefined;
      far = START;
      drawn = Number.NEGATIVE_INFINITY;
      told = Number.NEGATIVE_INFINITY;
      setUnderWay(undefined);
    },
  };
}

/**
 * Says that the phone is working where something takes long before its first step, such as a disk that lets it wait.
 * What it comes to, or why it failed, is for others to say.
 */
export function awaited(work: Promise<unknown>): void {
  const timer = setTimeout(() => setUnderWay((told) => told ?? START), LONG);
  const over = (): void => {
    clearTimeout(timer);
    setUnderWay((told) => (told === START ? undefined : told));
  };
  work.then(over, over);
}
