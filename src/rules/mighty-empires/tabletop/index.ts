/** Battles fought on the table: terrain, day, arrivals, victory, casualties, prisoners. */
import type { Chapter } from '../chapter.ts';

export const tabletop: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
