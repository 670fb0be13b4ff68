/** Meetings whose time passes only as a test lets it. */
import { afterEach, beforeEach, vi } from 'vitest';
import type { Meeting } from '../../src/sync/types.ts';

export interface ByHand {
  /** Meetings that end with the test. */
  readonly running: Meeting[];
  readonly pass: (ms: number) => Promise<unknown>;
}
export function timeByHand(): ByHand {
  const running: Meeting[] = [];
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const meeting of running.splice(0)) meeting.stop();
    vi.useRealTimers();
  });
  return { running, pass: (ms) => vi.advanceTimersByTimeAsync(ms) };
}
