/** The chapters in the order of a campaign: the set-up, a night from its missions to its building, and what goes on beside it. */
import { accordChapter } from './accord/chapter.ts';
import { battleChapter } from './battle/chapter.ts';
import { fleetChapter } from './fleet/chapter.ts';
import { incomeChapter } from './income/chapter.ts';
import { laterChapter } from './later/chapter.ts';
import { maintenanceChapter } from './maintenance/chapter.ts';
import { missionsChapter } from './missions/chapter.ts';
import { nightChapter } from './night/chapter.ts';
import { raidsChapter } from './raids/chapter.ts';
import { recruitmentChapter } from './recruitment/chapter.ts';
import { setupChapter } from './setup/chapter.ts';
import { upgradesChapter } from './upgrades/chapter.ts';
import { victoryChapter } from './victory/chapter.ts';

export const chapters = [
  setupChapter,
  missionsChapter,
  nightChapter,
  battleChapter,
  fleetChapter,
  raidsChapter,
  maintenanceChapter,
  recruitmentChapter,
  incomeChapter,
  upgradesChapter,
  laterChapter,
  victoryChapter,
  accordChapter,
] as const;
