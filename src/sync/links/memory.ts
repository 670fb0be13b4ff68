/** A link between two phones in one process: for tests, and for a table at which one device plays every phone. */
import type { Ends, Link, LinkState } from '../types.ts';
import { type Outlet, outlet } from './outlet.ts';

export interface MemoryLine {
  readonly ends: readonly [Link, Link];
  /** Breaks the link: both ends hear of it. */
  cut(): void;
  /** Lets everything vanish from now on without a word, as when a phone's battery dies. */
  deaden(): void;
}
export interface MemoryOptions {
  /** Milliseconds a frame takes. */
  readonly delay?: number;
  readonly address?: readonly [string, string];
  /** Fingerprints of the two ends. */
  readonly prints?: readonly [string, string];
  /** Never opens, as when a phone is gone. */
  readonly barred?: boolean;
  /** The other phone has answered all the same: the network keeps them apart. */
  readonly answered?: boolean;
}

export function memoryLine(options: MemoryOptions = {}): MemoryLine {
  const { delay = 0, address, prints, barred = false, answered = false } = options;
  const outlets: readonly [Outlet, Outlet] = [outlet(), outlet()];
  const waiting = [0, 0];
  let state: LinkState = 'opening';
  let dead = false;

  const later = (work: () => void): void => void setTimeout(work, delay);
  const close = (by: number | undefined): void => {
    if (state === 'closed') return;
    state = 'closed';
    outlets.forEach((one, i) => {
      if (by === i) one.closed();
      else if (!dead) later(() => one.closed('line cut'));
    });
  };
  if (!barred)
    later(() => {
      if (state !== 'opening') return;
      state = 'open';
      for (const one of outlets) one.open();
    });

  const end = (i: 0 | 1): Link => ({
    get state() {
      return outlets[i].closedAlready ? 'closed' : state === 'closed' && dead ? 'open' : state;
    },
    get waiting() {
      return waiting[i] ?? 0;
    },
    describe: () => {
      const ends: Ends | undefined = prints && { mine: prints[i], theirs: prints[1 - i] ?? '' };
      const there = address?.[1 - i];
      return {
        kind: 'memory',
        ...(there !== undefined && { address: there }),
        ...(ends && { ends }),
        ...(answered && { answered: true }),
      };
    },
    listen: (events) => outlets[i].listen(events),
    send(frame) {
      if (state !== 'open') return;
      const copy = frame.slice();
      waiting[i] = (waiting[i] ?? 0) + copy.length;
      later(() => {
        waiting[i] = (waiting[i] ?? 0) - copy.length;
        if (dead) return;
        outlets[1 - i]?.frame(copy);
        if (waiting[i] === 0) outlets[i].drained();
      });
    },
    // What was sent before still arrives, as on a real link.
    close: () => later(() => close(i)),
  });
  return {
    ends: [end(0), end(1)],
    cut: () => close(undefined),
    deaden: () => {
      dead = true;
    },
  };
}
