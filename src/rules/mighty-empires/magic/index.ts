/** Equinox magic, and the spells that last. */
import type { Chapter } from '../chapter.ts';
import { castSpell } from './cast.ts';
import { drawSpell, orderCasting } from './draw.ts';
import { magicInvariants } from './invariants.ts';
import { magicLines } from './lines.ts';
import { releaseRiver } from './release.ts';
import { magicCalls, magicTasks } from './tasks.ts';

export const magic: Chapter = {
  orders: [orderCasting, drawSpell, castSpell, releaseRiver],
  lines: magicLines,
  tasks: magicTasks,
  calls: magicCalls,
  invariants: magicInvariants,
};
