/**
 * What other phones may cost this one. Frames and bytes are counted for each link, far fewer before the other has proved
 * itself; links are limited in number, so this bounds them all. Memory and processor time are shared out among all links
 * of a meeting: the link that holds most memory goes first, and no link waits behind more than a slice of another's work.
 */
import type { Steps } from '../kernel/paced.ts';
import { LARGEST, LARGEST_BEFORE, LARGEST_RUN } from './messages.ts';

/** Milliseconds that never run backwards, from any beginning. */
export type Clock = () => number;
export const clockOfPhone: Clock = () => performance.now();

interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
const MIB = 1024 * 1024;
/** What a link may bring, before and after the other has proved itself. */
const RATES = {
  unproved: {
    frames: { burst: 64, perSecond: 8 },
    bytes: { burst: 4 * LARGEST_BEFORE, perSecond: LARGEST_BEFORE / 4 },
  },
  proved: {
    frames: { burst: 2_000, perSecond: 1_000 },
    bytes: { burst: 64 * MIB, perSecond: 32 * MIB },
  },
} as const;
/** An honest phone sends at most half of what another takes. */
export const PACE: Rate = { burst: 1_000, perSecond: 500 };
/** Bytes of memory for what has not come to its end: of one link, and of all. */
const HELD = { unproved: 2 * LARGEST_BEFORE, proved: LARGEST_RUN + LARGEST, all: 64 * MIB } as const;
/** Milliseconds of work that may be done at once, and in a second. */
const WORK: Rate = { burst: 100, perSecond: 500 };
/** Milliseconds after which a job rests between two steps, and others have their turn, and the screen. */
const SLICE = 8;
/** A page that nobody looks at answers no taps, and its clock may ring once a second only. */
const slice = (): number => (globalThis.document?.hidden ? WORK.burst : SLICE);
/** Milliseconds without work, once as much was done as may be. */
const REST = 20;

export interface Bucket {
  spend(amount: number): boolean;
  /** Takes the amount though it may not be there: what was done can only be counted afterwards. */
  charge(amount: number): void;
}
export function bucket({ burst, perSecond }: Rate, clock: Clock): Bucket {
  let left = burst;
  let at = clock();
  const fill = (): void => {
    const now = clock();
    left = Math.min(burst, left + (Math.max(0, now - at) * perSecond) / 1_000);
    at = now;
  };
  return {
    spend(amount) {
      fill();
      if (left < amount) return false;
      left -= amount;
      return true;
    },
    charge(amount) {
      fill();
      left -= amount;
    },
  };
}

/** Work that is done at a stretch, or in steps. */
export type Job = () => Steps<void> | void;
/** One link's share. */
export interface Purse {
  /** The other has proved itself. */
  prove(): void;
  /** Whether a frame of this size in bytes may still come. */
  frame(bytes: number): boolean;
  /** Says how many bytes the link now holds in memory. Where all hold too much, the link that holds most is told to end. */
  hold(bytes: number): void;
  /** Does work in its turn: at once, unless the phone is busy with what came before. What is long rests between its steps. */
  work(job: Job): void;
  /** The link has ended: what it still wanted done is forgotten. */
  close(): void;
}
export interface Budget {
  readonly clock: Clock;
  /** @param over the link holds too much */
  open(over: () => void): Purse;
}

export function makeBudget(clock: Clock = clockOfPhone): Budget {
  const held = new Map<() => void, number>();
  const turns = makeTurns(clock);
  return {
    clock,
    open(over) {
      const rates = (of: 'unproved' | 'proved') => ({
        frames: bucket(RATES[of].frames, clock),
        bytes: bucket(RATES[of].bytes, clock),
      });
      let most: number = HELD.unproved;
      let may = rates('unproved');
      return {
        prove() {
          may = rates('proved');
          most = HELD.proved;
        },
        frame: (bytes) => may.frames.spend(1) && may.bytes.spend(bytes),
        hold(bytes) {
          if (bytes === 0) held.delete(over);
          else held.set(over, bytes);
          if (bytes > most) over();
          let all = [...held.values()].reduce((sum, one) => sum + one, 0);
          while (all > HELD.all) {
            const [largest, size] = [...held].reduce((a, b) => (b[1] > a[1] ? b : a));
            held.delete(largest);
            all -= size;
            largest();
          }
        },
        work: (job) => turns.work(over, job),
        close() {
          held.delete(over);
          turns.forget(over);
        },
      };
    },
  };
}

/** Shares out processor time: while the phone is busy each owner has a slice of work done in turn, with rests for the screen. */
function makeTurns(clock: Clock) {
  const time = bucket(WORK, clock);
  const waiting = new Map<object, Job[]>();
  /** Those who want nothing done any more. */
  const gone = new WeakSet<object>();
  let resting = false;
  /** @returns what is left to do of it */
  const timed = (job: Job): Job | undefined => {
    const begun = clock();
    try {
      const steps = job();
      if (!steps) return undefined;
      while (!steps.next().done) if (clock() - begun >= slice()) return () => steps;
      return undefined;
    } finally {
      time.charge(clock() - begun);
    }
  };
  const rest = (): void => {
    if (resting) return;
    resting = true;
    setTimeout(round, time.spend(0) ? 0 : REST);
  };
  const round = (): void => {
    resting = false;
    const begun = clock();
    try {
      for (const [owner, jobs] of waiting) {
        if (!time.spend(0)) break;
        try {
          const job = jobs.shift();
          const left = job && timed(job);
          if (left) jobs.unshift(left);
        } finally {
          // To the end of the row; an owner that is gone has left it.
          if (waiting.delete(owner) && jobs.length > 0) waiting.set(owner, jobs);
        }
        if (clock() - begun >= slice()) break;
      }
    } finally {
      if (waiting.size > 0) rest();
    }
  };
  return {
    work(owner: object, job: Job): void {
      if (gone.has(owner)) return;
      const own = waiting.get(owner);
      if (own) {
        own.push(job);
        return;
      }
      const left = waiting.size === 0 && time.spend(0) ? timed(job) : job;
      if (!left || gone.has(owner)) return;
      // What it has asked for itself meanwhile comes after the rest of it.
      waiting.set(owner, [left, ...(waiting.get(owner) ?? [])]);
      rest();
    },
    forget(owner: object): void {
      gone.add(owner);
      waiting.delete(owner);
    },
  };
}
