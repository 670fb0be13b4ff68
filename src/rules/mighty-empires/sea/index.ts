/** Ships and war at sea. */
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { embark } from './embark.ts';
import { disembark } from './land.ts';
import { seaLines } from './lines.ts';
import { seaTasks } from './tasks.ts';
import { voyage } from './voyage.ts';
import { isWater } from './waters.ts';

/** Ships lie on water; nobody is aboard and ashore at once. */
const invariants = (state: State): readonly string[] =>
  Object.entries(state.ships).flatMap(([id, { tile, carries }]) => [
    ...(isWater(state, tile) ? [] : [`${id} lies on dry land`]),
    ...(carries === null || state.banners[carries]?.spot === null ? [] : [`${carries} is aboard and ashore`]),
  ]);

export const sea: Chapter = {
  orders: [voyage, embark, disembark],
  lines: seaLines,
  tasks: seaTasks,
  invariants,
};
