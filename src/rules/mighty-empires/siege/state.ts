/** What a siege keeps from month to month. */
import type { Month } from '../state.ts';

export type Siege = {
  /** A breach shot in this month counts in the next. */
  readonly battered: Month | null;
  /** What the battery rolled, kept for its turn; null before it is rolled. */
  readonly breach: number | null;
  /** Hardships of the townsfolk, each +1 for every assault. */
  readonly hardship: number;
  /** The month of a bloody repulse: no further assault in it. */
  readonly repulsed: Month | null;
};
export const newSiege: Siege = { battered: null, breach: null, hardship: 0, repulsed: null };
