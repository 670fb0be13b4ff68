/** What banners live on: the land, stockpiles and baggage; and what becomes of those that have nothing. */
import { byWord, type Sentences } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { provisionChanges, provisionShapes } from './changes.ts';

export const provisionSentences = {
  shortfall: byWord('points', {
    0: 'Banner {number} of {seat} went hungry, and held together.',
    else: 'Hunger thinned banner {number} of {seat} by {points} points.',
  }),
} satisfies Sentences;

export const provisionsChapter = {
  shapes: provisionShapes,
  changes: provisionChanges,
  sentences: provisionSentences,
} satisfies Chapter;
