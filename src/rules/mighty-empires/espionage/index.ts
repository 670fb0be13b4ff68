/** Operatives placed face down in winter, and what becomes of them. */
import type { Chapter } from '../chapter.ts';

export const espionage: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
