/** Names of pieces, and of the years. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { nameChanges, nameShapes } from './changes.ts';
import { name } from './name.ts';

export const nameSentences = {
  named: sentence('{seat} gives a name: {name}.'),
  called: (told) =>
    told.name === ''
      ? sentence('From year {year} on, the chronicle only numbers its years.')(told)
      : byWord('what', {
          year: 'Year {year} goes down in the chronicle as the year of the {name}.',
          else: 'The years from {year} on are the {name} ones, beast by beast.',
        })(told),
} satisfies Sentences;

export const namingChapter = {
  orders: [name],
  shapes: nameShapes,
  changes: nameChanges,
  sentences: nameSentences,
  begin: () => ({ calendar: { cycles: {}, years: {} } }),
} satisfies Chapter;
