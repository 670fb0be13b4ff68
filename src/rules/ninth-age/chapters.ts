/** The chapters in the document's order. */
import { battleChapter } from './battle/chapter.ts';
import { challengeChapter } from './challenge/chapter.ts';
import { conquestChapter } from './conquest/chapter.ts';
import { diplomacyChapter } from './diplomacy/chapter.ts';
import { eventsChapter } from './events/chapter.ts';
import { foundingChapter } from './founding/chapter.ts';
import { mapChapter } from './map/chapter.ts';
import { miningChapter } from './mining/chapter.ts';
import { turnChapter } from './turn/chapter.ts';

export const chapters = [
  mapChapter,
  foundingChapter,
  turnChapter,
  eventsChapter,
  miningChapter,
  challengeChapter,
  battleChapter,
  conquestChapter,
  diplomacyChapter,
] as const;
