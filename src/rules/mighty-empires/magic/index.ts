/** Equinox magic, and the spells that last. */
import type { Chapter } from '../chapter.ts';

export const magic: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
