/** What battles leave behind: who was beaten this month, and neither scouts nor moves before it ends. */
import type { BannerId, Month } from '../pieces.ts';

export type Battles = { readonly beaten: { readonly [banner: BannerId]: Month } };
