/** A note as a sentence of the chronicle. */
import type { Note } from '../../../kernel/procedure.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { chapters } from '../chapters.ts';
import type { Lines } from './line.ts';
import { scoutingLines } from './scouting.ts';
import { seasonLines } from './season.ts';
import { setupLines } from './setup.ts';

export const lines: Lines = {
  ...setupLines,
  ...seasonLines,
  ...scoutingLines,
  ...Object.assign({}, ...chapters.map((chapter) => chapter.lines)),
};
export const tell = ({ note, rule, data }: Note): Text =>
  lines[note]?.(data) ?? say('Something happened that this version has no words for: {rule}.', { rule });
