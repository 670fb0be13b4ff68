/** Keeps the screen on while the player wants it and the app is in sight. A phone that cannot, or will not, just sleeps. */
import { createEffect, onCleanup } from 'solid-js';
import { preferences } from '../preferences.ts';

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Call under an owner. The system lets go whenever the app is hidden, so the lock is asked for again on return. */
export function stayAwake(): void {
  if (!canStayAwake()) return;
  createEffect(() => {
    if (!preferences().keepAwake) return;
    let lock: WakeLockSentinel | undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (wanted) lock = got;
        else await got.release();
      } catch {
        // Low battery and power savers refuse.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    onCleanup(() => {
      wanted = false;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    });
  });
}
