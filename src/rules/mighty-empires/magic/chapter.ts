/** Equinox magic, and the spells that last. */

import type { Chapter } from '../chapter.ts';
import { castSpell } from './cast.ts';
import { magicChanges, magicShapes } from './changes.ts';
import { drawSpell, orderCasting } from './draw.ts';
import { magicInvariants } from './invariants.ts';
import { releaseRiver } from './release.ts';
import { magicSentences } from './sentences.ts';
import { newMagic } from './state.ts';
import { magicCalls, magicTasks } from './tasks.ts';

export const magicChapter = {
  orders: [orderCasting, drawSpell, castSpell, releaseRiver],
  shapes: magicShapes,
  changes: magicChanges,
  sentences: magicSentences,
  begin: () => ({ magic: newMagic() }),
  quiet: { 'release-river': 'rare' },
  tasks: magicTasks,
  calls: magicCalls,
  invariants: magicInvariants,
} satisfies Chapter;
