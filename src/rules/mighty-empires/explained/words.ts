/** Words of the book, for whoever looks one up. */
import type { Word } from '../../../kernel/explained.ts';

export const words: readonly Word[] = [];
