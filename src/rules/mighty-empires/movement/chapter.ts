/** Movement: banners march into tiles that their force has scouted, and meet those who hold them. */
import type { Chapter } from '../chapter.ts';
import { movementChanges, movementShapes } from './changes.ts';
import { move } from './move.ts';
import { movementSentences } from './sentences.ts';
import { movementTasks } from './tasks.ts';

export const movementChapter = {
  orders: [move],
  shapes: movementShapes,
  changes: movementChanges,
  sentences: movementSentences,
  tasks: movementTasks,
} satisfies Chapter;
