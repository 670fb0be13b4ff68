/** The chapters in the order of the book; the season stands after the phases of its turns, for what ends a phase comes last. */

import { accordChapter } from './accord/chapter.ts';
import { battleChapter } from './battle/chapter.ts';
import { courtChapter } from './court/chapter.ts';
import { dragonsChapter } from './dragons/chapter.ts';
import { espionageChapter } from './espionage/chapter.ts';
import { magicChapter } from './magic/chapter.ts';
import { movementChapter } from './movement/chapter.ts';
import { musterChapter } from './muster/chapter.ts';
import { namingChapter } from './naming/chapter.ts';
import { peoplesChapter } from './peoples/chapter.ts';
import { provisionsChapter } from './provisions/chapter.ts';
import { scoutingChapter } from './scouting/chapter.ts';
import { seaChapter } from './sea/chapter.ts';
import { seasonChapter } from './season/chapter.ts';
import { setupChapter } from './setup/chapter.ts';
import { siegeChapter } from './siege/chapter.ts';
import { subsistenceChapter } from './subsistence/chapter.ts';
import { tabletopChapter } from './tabletop/chapter.ts';
import { winterChapter } from './winter/chapter.ts';

export const chapters = [
  setupChapter,
  subsistenceChapter,
  provisionsChapter,
  scoutingChapter,
  movementChapter,
  battleChapter,
  siegeChapter,
  musterChapter,
  seasonChapter,
  seaChapter,
  winterChapter,
  dragonsChapter,
  magicChapter,
  courtChapter,
  espionageChapter,
  tabletopChapter,
  peoplesChapter,
  namingChapter,
  accordChapter,
] as const;
