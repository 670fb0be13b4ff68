/** What a court does in winter: diplomacy and recruitment. */

import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { holdAudience } from './audience.ts';
import { breakAlliance } from './break.ts';
import { courtChanges, courtShapes } from './changes.ts';
import { raiseContingent } from './contingents.ts';
import { sendLetter, showLetter } from './letters.ts';
import { waver } from './loyalty.ts';
import { sendMissions } from './missions.ts';
import { ransom } from './ransom.ts';
import { courtSentences } from './sentences.ts';
import { newCourt } from './state.ts';
import { courtTasks } from './tasks.ts';

function invariants(state: State): readonly string[] {
  const { missions, alliances, contingents } = state.court;
  const claimed = new Map<string, string>();
  return [
    ...Object.entries(missions).flatMap(([id, { tiles }]) =>
      tiles.length > 0 ? [] : [`mission ${id} goes nowhere`],
    ),
    ...Object.entries(alliances).flatMap(([id, { tiles, year, kind }]) => {
      if (kind !== 'temporary') return [];
      return tiles.flatMap((tile) => {
        const other = claimed.get(`${tile} ${year}`);
        claimed.set(`${tile} ${year}`, id);
        return other === undefined ? [] : [`${tile} is allied twice in one year`];
      });
    }),
    ...Object.keys(contingents).flatMap((banner) =>
      state.banners[banner] || state.fallen[banner] ? [] : [`contingent ${banner} was never raised`],
    ),
  ];
}

export const courtChapter = {
  orders: [sendMissions, holdAudience, breakAlliance, sendLetter, showLetter, ransom, raiseContingent, waver],
  shapes: courtShapes,
  changes: courtChanges,
  sentences: courtSentences,
  begin: () => ({ court: newCourt() }),
  quiet: { 'break-alliance': 'harms', ransom: 'rare', 'desk-letters': 'rare' },
  tasks: courtTasks,
  invariants,
} satisfies Chapter;
