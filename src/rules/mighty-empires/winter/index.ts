/** The winter: its twelve phases, and those about the land: quarters, events, revenue, recovery, construction, baggage, deployment. */
import type { Chapter } from '../chapter.ts';
import { line } from '../tell/line.ts';
import { beginSeason, endWinterPhase, onward } from './onward.ts';

export const winter: Chapter = {
  orders: [endWinterPhase, beginSeason],
  lines: {
    'winter-over': line('{seat} is ready for the spring.'),
    year: line('The roads are open again: year {year} begins.'),
  },
  tasks: (state, seat) => onward(state, seat),
  invariants: () => [],
};
