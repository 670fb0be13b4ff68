/** Battles without models: strengths, cards, dice, results, retreats, pursuit. */
import type { Chapter } from '../chapter.ts';

export const battle: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
