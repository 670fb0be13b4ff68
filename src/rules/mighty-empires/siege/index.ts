/** Sieges over several turns, and the razing of settlements. */
import type { Chapter } from '../chapter.ts';

export const siege: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
