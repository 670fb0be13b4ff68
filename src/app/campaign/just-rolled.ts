/**
 * What the last order rolled that was given and ended at one tap: it is read on the page from which the next is given, and
 * stays there until something else is written.
 */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

export interface JustRolled {
  readonly campaign: Hash;
  readonly seat: Seat;
  readonly order: Hash;
  /** Its dice were not seen yet: they fall where they are shown first. */
  readonly falls: boolean;
}
const [result, setResult] = createSignal<JustRolled>();

/** Reactive. */
export { result as justRolled };
export const keepResult = (one: JustRolled): void => void setResult(one);
export const letResultGo = (): void => void setResult(undefined);
/** Shown once, dice lie still. */
export const haveFallen = (): void => void setResult((one) => one && { ...one, falls: false });
