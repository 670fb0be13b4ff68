/** Every rule of the Realm Armies campaign in our own words. Its document shows no pages. */
import { explain } from '../../../kernel/explained.ts';
import { bearing } from '../../../kernel/options.ts';
import { table } from '../options.ts';
import { told } from './rules.ts';
import { words } from './words.ts';

export const explanations = explain({
  document: 'Realm Armies',
  chapters: told,
  words,
  options: bearing(table),
});
