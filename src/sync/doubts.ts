/**
 * Which of a table's meeting ids are held by somebody who does not belong there. Whoever answers under one names phones, itself
 * among them; if none of those proves itself within a while, the id is passed over for a time, and the next in the row is tried.
 */
import type { Clock } from './budget.ts';

/** How long a beacon has until a phone it names has proved itself, in milliseconds. */
export const HONEST = 8_000;
const REST = 60_000;
const LONGEST = 480_000;

export interface Doubts {
  doubt(slot: number): void;
  doubted(slot: number): boolean;
  /** Somebody who answered there has proved themself after all. */
  clear(slot: number): void;
  readonly any: boolean;
}

export function makeDoubts(clock: Clock): Doubts {
  const known = new Map<number, { readonly until: number; readonly rest: number }>();
  const doubted = (slot: number): boolean => (known.get(slot)?.until ?? Number.NEGATIVE_INFINITY) > clock();
  return {
    doubt(slot) {
      const before = known.get(slot);
      const rest = before ? Math.min(LONGEST, 2 * before.rest) : REST;
      known.set(slot, { until: clock() + rest, rest });
    },
    doubted,
    clear: (slot) => void known.delete(slot),
    get any() {
      return [...known.keys()].some(doubted);
    },
  };
}
