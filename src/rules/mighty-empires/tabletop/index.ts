/** Battles fought on the table: terrain, day, arrivals, victory, casualties, prisoners. */
import type { Chapter } from '../chapter.ts';
import { markHour, rollArrival, rollHour } from './day.ts';
import { agreeField, arrangeBattle, rollTerrain } from './field.ts';
import { gatherWounded } from './gather.ts';
import { invariants } from './invariants.ts';
import { execute } from './prisoners.ts';
import { tableResult } from './result.ts';
import { takeSpoils } from './spoils.ts';
import { tasks } from './tasks.ts';
import { tabletopLines } from './tell.ts';

export const tabletop: Chapter = {
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
  lines: tabletopLines,
  tasks,
  invariants,
};
