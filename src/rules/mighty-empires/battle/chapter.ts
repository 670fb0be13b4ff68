/** Battles without models: strengths, cards, dice, results, retreats, pursuit. */

import type { Chapter } from '../chapter.ts';
import { battleChanges, battleShapes } from './changes.ts';
import { fallBack } from './fall-back.ts';
import { fight } from './fight.ts';
import { battleInvariants } from './invariants.ts';
import { recordBattle } from './record.ts';
import { holdField, takeRefuge } from './refuge.ts';
import { battleSentences } from './sentences.ts';
import { battleTasks } from './tasks.ts';

export const battleChapter = {
  orders: [fight, fallBack, recordBattle, takeRefuge, holdField],
  shapes: battleShapes,
  changes: battleChanges,
  sentences: battleSentences,
  begin: () => ({ fallen: {}, encounters: {}, battles: { beaten: {} } }),
  quiet: { 'fall-back': 'rare', 'record-battle': 'rare' },
  tasks: (state, seat) => (state.stage === 'season' ? battleTasks(state, seat) : []),
  invariants: battleInvariants,
} satisfies Chapter;
