/** Ships and war at sea. */

import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { seaChanges, seaShapes } from './changes.ts';
import { embark } from './embark.ts';
import { disembark } from './land.ts';
import { sail } from './sail.ts';
import { seaSentences } from './sentences.ts';
import { newSea } from './state.ts';
import { seaTasks } from './tasks.ts';
import { voyage } from './voyage.ts';
import { isWater } from './waters.ts';

/** Ships lie on water; nobody is aboard and ashore at once. */
const afloat = (state: State): readonly string[] =>
  Object.entries(state.ships).flatMap(([id, { tile, carries }]) => [
    ...(isWater(state, tile) ? [] : [`${id} lies on dry land`]),
    ...(carries === null || state.banners[carries]?.spot === null ? [] : [`${carries} is aboard and ashore`]),
  ]);

/** A banner aboard lies where its ship lies, and in no other. */
const carried = (state: State): readonly string[] => {
  const aboard = Object.values(state.ships).flatMap(({ carries }) => carries ?? []);
  return [
    ...Object.entries(state.ships).flatMap(([id, { carries, tile }]) =>
      carries === null || state.banners[carries]?.tile === tile
        ? []
        : [`${id} carries a banner that is elsewhere`],
    ),
    ...(new Set(aboard).size === aboard.length ? [] : ['a banner is aboard two ships']),
  ];
};

export const seaChapter = {
  orders: [voyage, embark, disembark, sail],
  shapes: seaShapes,
  changes: seaChanges,
  sentences: seaSentences,
  begin: () => ({ ships: {}, sea: newSea() }),
  tasks: seaTasks,
  invariants: (state) => [...afloat(state), ...carried(state)],
} satisfies Chapter;
