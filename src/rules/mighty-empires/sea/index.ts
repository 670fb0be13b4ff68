/** Ships and war at sea. */
import type { Chapter } from '../chapter.ts';

export const sea: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
