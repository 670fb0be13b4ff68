/** Scouting: what scouts find, and what finds them. */
import type { Chapter } from '../chapter.ts';
import { scoutingChanges, scoutingShapes } from './changes.ts';
import { scoutingLines } from './lines.ts';
import { scout } from './scout.ts';
import { scoutingTasks } from './tasks.ts';

export const scoutingChapter = {
  orders: [scout],
  shapes: scoutingShapes,
  changes: scoutingChanges,
  lines: scoutingLines,
  tasks: scoutingTasks,
} satisfies Chapter;
