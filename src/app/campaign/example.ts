/**
 * The example: a campaign like any other, of which this phone alone knows that it is one, whose seat is its player's, and how
 * far its guide was read. One at a time.
 */
import { createSignal } from 'solid-js';
import type { Seat } from '../../kernel/question.ts';
import type { Hash } from '../../log/bytes.ts';

interface Example {
  readonly campaign: Hash;
  /** The newcomer's own; the app plays the others. */
  readonly seat: Seat;
  /** The guide was closed for good. */
  readonly closed?: true;
  /** The card that lies open at a moment of the month, and the last one that was shown at all. */
  readonly guide?: { readonly moment: string; readonly card: number; readonly read: number };
}
const place = 'realmbook.example';
const [changed, setChanged] = createSignal(0);

/** The one this phone made last, whether it is still on the shelf or not. Reactive. */
export function example(): Example | undefined {
  changed();
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? 'null') as Partial<Example> | null;
    return typeof kept?.campaign === 'string' && typeof kept.seat === 'string'
      ? (kept as Example)
      : undefined;
  } catch {
    return undefined;
  }
}

export function keepExample(made: Example): void {
  localStorage.setItem(place, JSON.stringify(made));
  setChanged((n) => n + 1);
}

/** The example, where this campaign is it. Reactive. */
export const exampleIn = (campaign: Hash): Example | undefined => {
  const made = example();
  return made?.campaign === campaign ? made : undefined;
};

/** Whether the app plays that seat where it is asked to. Reactive. */
export const appPlays = (campaign: Hash, seat: Seat): boolean => {
  const made = exampleIn(campaign);
  return made !== undefined && made.seat !== seat;
};
