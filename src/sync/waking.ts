/** Notices that the phone slept: links are dead then, though nobody says so. */

const TICK = 5_000;
const SLEPT = 15_000;

export interface WakingEvents {
  /** The page goes away: say goodbye while there is time. */
  leaving(): void;
  /** Back after so long that links cannot be trusted. */
  awake(): void;
  /** The phone has a network again. */
  online(): void;
}

/** @returns what stops it */
export function watchWaking(events: WakingEvents): () => void {
  let last = Date.now();
  let left = false;
  const look = (): void => {
    const now = Date.now();
    const slept = now - last > SLEPT;
    last = now;
    if (!slept && !left) return;
    left = false;
    events.awake();
  };
  const leave = (): void => {
    left = true;
    events.leaving();
  };
  const back = (): void => {
    if (globalThis.document?.visibilityState !== 'hidden') look();
  };
  const ticking = setInterval(() => {
    if (!left) look();
  }, TICK);
  const { addEventListener, removeEventListener } = globalThis;
  const heard: readonly [string, () => void][] = [
    ['pagehide', leave],
    ['pageshow', back],
    ['online', () => events.online()],
  ];
  for (const [name, work] of heard) addEventListener?.(name, work);
  globalThis.document?.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(ticking);
    for (const [name, work] of heard) removeEventListener?.(name, work);
    globalThis.document?.removeEventListener('visibilitychange', back);
  };
}
