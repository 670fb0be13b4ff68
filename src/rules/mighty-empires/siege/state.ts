/** What a siege keeps from month to month. */
import type { BannerId, Month } from '../pieces.ts';

export type Siege = {
  /** Banners of the defender within the walls; none where independents hold them. */
  readonly inside: readonly BannerId[];
  /** The month the walls were battered in: it counts in the month after. */
  readonly battered: Month | null;
  /** What the battery rolled, kept for its turn; null before it is rolled. */
  readonly breach: number | null;
  /** Hardships of the townsfolk, each +1 for every assault. */
  readonly hardship: number;
  /** The month of the last assault: nobody batters and storms in one turn. */
  readonly assaulted: Month | null;
  /** The month of a bloody repulse: no further assault in it. */
  readonly repulsed: Month | null;
  /** The month in which hunger was last tested behind the walls. */
  readonly starved: Month | null;
};
export const newSiege: Siege = {
  inside: [],
  battered: null,
  breach: null,
  hardship: 0,
  assaulted: null,
  repulsed: null,
  starved: null,
};
