/** Chances worked out one piece at a time, between frames, and kept: the phone never stands still for them. */
import { createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { chance, mean, type Odds } from '../../../kernel/odds.ts';
import { number } from '../../i18n/index.ts';

export interface Piece<T> {
  /** Everything the piece depends on: pieces of one key are worked out once. */
  readonly key: string;
  readonly of: () => T;
}
const most = 500;
/** Milliseconds of work before the screen may be drawn again. */
const slice = 12;
const kept = new Map<string, unknown>();

function keep<T>({ key, of }: Piece<T>): void {
  kept.set(key, of());
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

/**
 * The pieces in their order, undefined while one is not worked out yet. Reactive.
 * What is no longer asked for is not worked out.
 */
export function reckoned<T>(pieces: () => readonly Piece<T>[]): () => readonly (T | undefined)[] {
  const [worked, setWorked] = createSignal(0);
  let turn: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const asked = pieces();
    const missing = (): Piece<T> | undefined => asked.find(({ key }) => !kept.has(key));
    const work = (): void => {
      const until = performance.now() + slice;
      for (let piece = missing(); piece; piece = missing()) {
        keep(piece);
        if (performance.now() >= until) break;
      }
      setWorked((n) => n + 1);
      if (missing()) turn = setTimeout(work);
    };
    clearTimeout(turn);
    if (missing()) turn = setTimeout(work);
  });
  onCleanup(() => clearTimeout(turn));
  return createMemo(() => {
    worked();
    return pieces().map(({ key }) => kept.get(key) as T | undefined);
  });
}

/** One piece, undefined while it is not worked out yet, or where there is nothing to work out. Reactive. */
export function reckonedOne<T>(piece: () => Piece<T> | undefined): () => T | undefined {
  const found = reckoned(() => {
    const one = piece();
    return one ? [one] : [];
  });
  return createMemo(() => found()[0]);
}

/** The chance that something holds, undefined while the odds are not worked out yet. */
export const chanceIn = <T>(odds: Odds<T> | undefined, holds: (value: T) => boolean): number | undefined =>
  odds && chance(odds, holds);

/** What comes of it on average, in words. */
export function averageIn<T>(odds: Odds<T> | undefined, of: (value: T) => number, places = 0): string {
  return odds ? number(Math.round(mean(odds, of) * 10 ** places) / 10 ** places) : '…';
}
