import type { Hash } from './bytes.ts';
import type { Entry } from './entry.ts';

/** An entry that counts, with the page it stands on. */
export interface Placed {
  readonly hash: Hash;
  readonly entry: Entry;
  readonly page: number;
}
