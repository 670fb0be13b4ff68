/** The winter: its twelve phases, and those about the land: quarters, events, revenue, recovery, construction, baggage, deployment. */
import type { Chapter } from '../chapter.ts';
import { build } from './construction.ts';
import { deploy, newBanner, rollUp, storeBaggage } from './deployment.ts';
import { winterEvent } from './events.ts';
import { winterInvariants } from './invariants.ts';
import { winterLines } from './lines.ts';
import { beginSeason, endWinterPhase, onward } from './onward.ts';
import { takeQuarters } from './quarters.ts';
import { rebuild, rollRecovery } from './recovery.ts';
import { collectRevenue } from './revenue.ts';
import { keepSiege } from './sieges.ts';
import { buyBaggage } from './stores.ts';
import { supplySiege } from './supply.ts';
import { winterTasks } from './tasks.ts';

export const winter: Chapter = {
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
  lines: winterLines,
  tasks: (state, seat) => [...winterTasks(state, seat), ...onward(state, seat)],
  invariants: winterInvariants,
};
