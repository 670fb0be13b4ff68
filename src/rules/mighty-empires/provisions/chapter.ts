/** What banners live on: the land, stockpiles and baggage; and what becomes of those that have nothing. */
import { byWord, type Lines } from '../../../kernel/lines.ts';
import type { Chapter } from '../chapter.ts';
import { provisionChanges, provisionShapes } from './changes.ts';

export const provisionLines = {
  shortfall: byWord('points', {
    0: 'Banner {number} of {seat} went hungry, and held together.',
    else: 'Hunger thinned banner {number} of {seat} by {points} points.',
  }),
} satisfies Lines;

export const provisionsChapter = {
  shapes: provisionShapes,
  changes: provisionChanges,
  lines: provisionLines,
} satisfies Chapter;
