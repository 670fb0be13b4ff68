/** Sieges over several turns, and the razing of settlements. */
import type { Chapter } from '../chapter.ts';
import { assault } from './assault.ts';
import { batter } from './battery.ts';
import { sieges } from './invariants.ts';
import { liftSiege } from './lift.ts';
import { siegeLines } from './lines.ts';
import { raze } from './raze.ts';
import { holdField, takeRefuge } from './refuge.ts';
import { sally } from './sally.ts';
import { siegeTasks } from './tasks.ts';
import { offerTerms } from './terms.ts';
import { starveOut } from './townsfolk.ts';

export const siege: Chapter = {
  orders: [takeRefuge, holdField, liftSiege, sally, assault, batter, starveOut, offerTerms, raze],
  lines: siegeLines,
  tasks: siegeTasks,
  invariants: sieges,
};
