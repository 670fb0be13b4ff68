/** Every rule of Mighty Empires in our own words. */
import { explain } from '../../../kernel/explained.ts';
import { movement } from './movement.ts';
import { pages } from './pages.ts';
import { scouting } from './scouting.ts';
import { season } from './season.ts';
import { sections } from './sections.ts';
import { words } from './words.ts';

export const explanations = explain({
  document: 'Mighty Empires',
  texts: { ...season, ...scouting, ...movement },
  sections,
  pages,
  words,
});
