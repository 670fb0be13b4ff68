/** What comes after a battle: casualties, experience, income, maintenance, recruiting, and experience spent. */
import type { Chapter } from '../chapter.ts';
import { advance } from './advance.ts';
import { recordCasualties } from './casualties.ts';
import { aftermathChanges, aftermathShapes } from './changes.ts';
import { earnExperience } from './experience.ts';
import { collectIncome, payMaintenance } from './income.ts';
import { endStep } from './onward.ts';
import { aftermathSentences } from './sentences.ts';
import { aftermathTasks } from './tasks.ts';

export const aftermathChapter = {
  orders: [recordCasualties, earnExperience, collectIncome, payMaintenance, endStep, advance],
  shapes: aftermathShapes,
  changes: aftermathChanges,
  sentences: aftermathSentences,
  begin: (_, seats) => ({ sittings: Object.fromEntries(seats.map((seat) => [seat, []])) }),
  tasks: aftermathTasks,
  invariants: ({ sittings, fought }) =>
    Object.entries(sittings).flatMap(([seat, each]) =>
      each.flatMap(({ battle }) => (fought[battle] ? [] : [`${seat} settles a battle nobody fought`])),
    ),
} satisfies Chapter;
