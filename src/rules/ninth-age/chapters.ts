/** The chapters in the document's order. */
import { battles } from './battle/index.ts';
import { challenges } from './challenge/index.ts';
import type { Chapter } from './chapter.ts';
import { conquest } from './conquest/index.ts';
import { diplomacy } from './diplomacy/index.ts';
import { eventsChapter } from './events/index.ts';
import { founding } from './founding/index.ts';
import { map } from './map/index.ts';
import { mining } from './mining/index.ts';
import { turn } from './turn/index.ts';

export const chapters: readonly Chapter[] = [
  map,
  founding,
  turn,
  eventsChapter,
  mining,
  challenges,
  battles,
  conquest,
  diplomacy,
];
