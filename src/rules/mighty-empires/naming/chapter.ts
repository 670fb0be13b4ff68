/** Names of pieces, and of the years. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';
import type { Chapter } from '../chapter.ts';
import { nameChanges, nameShapes } from './changes.ts';
import { name } from './name.ts';

export const nameLines = {
  named: line('{seat} gives a name: {name}.'),
  called: (told) =>
    told.name === ''
      ? line('From year {year} on, the chronicle only numbers its years.')(told)
      : byWord('what', {
          year: 'Year {year} goes down in the chronicle as the year of the {name}.',
          else: 'The years from {year} on are the {name} ones, beast by beast.',
        })(told),
} satisfies Lines;

export const namingChapter = {
  orders: [name],
  shapes: nameShapes,
  changes: nameChanges,
  lines: nameLines,
  begin: () => ({ calendar: { cycles: {}, years: {} } }),
} satisfies Chapter;
