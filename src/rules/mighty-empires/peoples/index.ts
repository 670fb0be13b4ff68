/** What is different for Undead, Dwarfs, High Elves, Wood Elves, Orcs and Goblins, and Skaven. */
import type { Chapter } from '../chapter.ts';

export const peoples: Chapter = { orders: [], lines: {}, tasks: () => [], invariants: () => [] };
