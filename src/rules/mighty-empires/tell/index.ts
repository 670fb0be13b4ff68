/** A note as a sentence of the chronicle. */
import { teller } from '../../../kernel/chapter.ts';
import type { Lines } from '../../../kernel/lines.ts';
import { chapters } from '../chapters.ts';
import { scoutingLines } from './scouting.ts';
import { seasonLines } from './season.ts';
import { setupLines } from './setup.ts';

export const lines: Lines = {
  ...setupLines,
  ...seasonLines,
  ...scoutingLines,
  ...Object.assign({}, ...chapters.map((chapter) => chapter.lines)),
};
export const tell = teller(lines);
