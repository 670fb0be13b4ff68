/** Every rule of Mighty Empires in our own words. */
import { explain, type Texts } from '../../../kernel/explained.ts';
import { battle } from './battle.ts';
import type { AnyRule } from './chapter.ts';
import { charts } from './charts.ts';
import { court } from './court.ts';
import { espionage } from './espionage.ts';
import { magic } from './magic.ts';
import { map } from './map.ts';
import { movement } from './movement.ts';
import { options } from './options.ts';
import { pages } from './pages.ts';
import { peoples } from './peoples.ts';
import { scouting } from './scouting.ts';
import { sea } from './sea.ts';
import { season } from './season.ts';
import { sections } from './sections.ts';
import { setup } from './setup.ts';
import { siege } from './siege.ts';
import { tabletop } from './tabletop.ts';
import { winter } from './winter.ts';
import { words } from './words.ts';

const texts = {
  ...map,
  ...setup,
  ...season,
  ...scouting,
  ...movement,
  ...battle,
  ...siege,
  ...sea,
  ...winter,
  ...magic,
  ...court,
  ...espionage,
  ...tabletop,
  ...peoples,
} satisfies Texts<AnyRule>;

export const explanations = explain({
  document: 'Mighty Empires',
  texts,
  sections,
  pages,
  charts,
  options,
  words,
});
