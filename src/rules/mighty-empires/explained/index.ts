/** Every rule of Mighty Empires in our own words. */
import { explain } from '../../../kernel/explained.ts';
import { bearing } from '../../../kernel/options.ts';
import { table } from '../options.ts';
import { pages } from './pages.ts';
import { told } from './rules.ts';
import { words } from './words.ts';

export const explanations = explain({
  document: 'Mighty Empires',
  chapters: told,
  pages,
  options: bearing(table),
  words,
});
