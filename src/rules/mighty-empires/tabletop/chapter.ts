/** Battles fought on the table: terrain, day, arrivals, victory, casualties, prisoners. */

import type { Chapter } from '../chapter.ts';
import { tabletopChanges, tabletopShapes } from './changes.ts';
import { markHour, rollArrival, rollHour } from './day.ts';
import { agreeField, arrangeBattle, rollTerrain } from './field.ts';
import { gatherWounded } from './gather.ts';
import { invariants } from './invariants.ts';
import { execute } from './prisoners.ts';
import { tableResult } from './result.ts';
import { tabletopSentences } from './sentences.ts';
import { takeSpoils } from './spoils.ts';
import { newTabletop } from './state.ts';
import { tasks } from './tasks.ts';

export const tabletopChapter = {
  orders: [
    arrangeBattle,
    rollTerrain,
    agreeField,
    rollHour,
    markHour,
    rollArrival,
    tableResult,
    gatherWounded,
    takeSpoils,
    execute,
  ],
  shapes: tabletopShapes,
  changes: tabletopChanges,
  sentences: tabletopSentences,
  begin: () => ({ tabletop: newTabletop() }),
  quiet: { execute: 'harms', 'table-result': 'rare', 'arrange-battle': 'rare' },
  tasks,
  invariants,
} satisfies Chapter;
