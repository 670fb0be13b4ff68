/** Sieges over several turns, and the razing of settlements. */

import type { Chapter } from '../chapter.ts';
import { assault } from './assault.ts';
import { batter } from './battery.ts';
import { siegeChanges, siegeShapes } from './changes.ts';
import { sieges } from './invariants.ts';
import { liftSiege } from './lift.ts';
import { raze } from './raze.ts';
import { sally } from './sally.ts';
import { siegeSentences } from './sentences.ts';
import { siegeTasks } from './tasks.ts';
import { offerTerms } from './terms.ts';
import { starveOut } from './townsfolk.ts';

export const siegeChapter = {
  orders: [liftSiege, sally, assault, batter, starveOut, offerTerms, raze],
  shapes: siegeShapes,
  changes: siegeChanges,
  sentences: siegeSentences,
  quiet: { raze: 'harms', assault: 'rare' },
  tasks: siegeTasks,
  invariants: sieges,
} satisfies Chapter;
