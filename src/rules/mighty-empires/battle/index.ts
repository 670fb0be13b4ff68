/** Battles without models: strengths, cards, dice, results, retreats, pursuit. */
import type { Chapter } from '../chapter.ts';
import { fallBack } from './fall-back.ts';
import { fight } from './fight.ts';
import { battleLines } from './lines.ts';
import { battleTasks } from './tasks.ts';

export const battle: Chapter = {
  orders: [fight, fallBack],
  lines: battleLines,
  tasks: (state, seat) => (state.stage === 'season' ? battleTasks(state, seat) : []),
  invariants: ({ battles, season }) =>
    Object.entries(battles.beaten)
      .filter(([, { year, month }]) => year > season.year || (year === season.year && month > season.month))
      .map(([banner]) => `${banner} will be beaten`),
};
