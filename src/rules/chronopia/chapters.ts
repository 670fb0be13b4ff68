/** The chapters of these rules, in the order their tasks stand before a player. */
import { accordChapter } from './accord/chapter.ts';
import { aftermathChapter } from './aftermath/chapter.ts';
import { battleChapter } from './battle/chapter.ts';
import { captivesChapter } from './captives/chapter.ts';
import { endChapter } from './end/chapter.ts';
import { rescueChapter } from './rescue/chapter.ts';
import { rollChapter } from './roll/chapter.ts';
import { setupChapter } from './setup/chapter.ts';
import { territoryChapter } from './territory/chapter.ts';

export const chapters = [
  setupChapter,
  territoryChapter,
  rollChapter,
  aftermathChapter,
  rescueChapter,
  battleChapter,
  captivesChapter,
  endChapter,
  accordChapter,
] as const;
