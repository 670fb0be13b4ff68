/** The winter: its twelve phases, and those about the land: quarters, events, revenue, recovery, construction, baggage, deployment. */

import type { Chapter } from '../chapter.ts';
import { winterChanges, winterShapes } from './changes.ts';
import { build } from './construction.ts';
import { deploy, newBanner, rollUp, storeBaggage } from './deployment.ts';
import { winterEvent } from './events.ts';
import { winterInvariants } from './invariants.ts';
import { beginSeason, endWinterPhase, onward } from './onward.ts';
import { takeQuarters } from './quarters.ts';
import { rebuild, rollRecovery } from './recovery.ts';
import { collectRevenue } from './revenue.ts';
import { winterSentences } from './sentences.ts';
import { keepSiege } from './sieges.ts';
import { newWinter } from './state.ts';
import { buyBaggage } from './stores.ts';
import { supplySiege } from './supply.ts';
import { winterTasks } from './tasks.ts';

export const winterChapter = {
  orders: [
    keepSiege,
    takeQuarters,
    winterEvent,
    collectRevenue,
    rollRecovery,
    rebuild,
    build,
    buyBaggage,
    supplySiege,
    newBanner,
    rollUp,
    deploy,
    storeBaggage,
    endWinterPhase,
    beginSeason,
  ],
  shapes: winterShapes,
  changes: winterChanges,
  sentences: winterSentences,
  begin: ({ parts }, seats) => ({ winter: newWinter(seats, parts) }),
  quiet: { 'new-banner': 'rare' },
  tasks: (state, seat) => [...winterTasks(state, seat), ...onward(state, seat)],
  invariants: winterInvariants,
} satisfies Chapter;
