/** Scouting: what scouts find, and what finds them. */
import type { Chapter } from '../chapter.ts';
import { scoutingChanges, scoutingShapes } from './changes.ts';
import { scout } from './scout.ts';
import { scoutingSentences } from './sentences.ts';
import { scoutingTasks } from './tasks.ts';

export const scoutingChapter = {
  orders: [scout],
  shapes: scoutingShapes,
  changes: scoutingChanges,
  sentences: scoutingSentences,
  tasks: scoutingTasks,
} satisfies Chapter;
