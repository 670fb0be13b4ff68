/** What a court does in winter: diplomacy and recruitment. */
import type { Chapter } from '../chapter.ts';

export const court: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
