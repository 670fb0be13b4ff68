/** Battles for tiles: in the open, before walls, and from the sea. */
import type { Chapter } from '../chapter.ts';
import { ownerOf } from '../queries.ts';
import { battleChanges, battleShapes } from './changes.ts';
import { fight } from './fight.ts';
import { battleSentences } from './sentences.ts';
import { battleTasks } from './tasks.ts';

export const battleChapter = {
  orders: [fight],
  shapes: battleShapes,
  changes: battleChanges,
  sentences: battleSentences,
  tasks: battleTasks,
  invariants: (state) =>
    Object.entries(state.armies).flatMap(([id, { seat, tile }]) => {
      const aboard = Object.values(state.fleets).filter(({ carries }) => carries === id);
      if (tile === null) return aboard.length === 1 && aboard[0]?.port === null ? [] : [`${id} is nowhere`];
      return [
        ...(ownerOf(state, tile) === seat ? [] : [`${id} stands in ${tile}, not its own`]),
        ...(aboard.length === 0 ? [] : [`${id} is ashore and aboard`]),
      ];
    }),
} satisfies Chapter;
