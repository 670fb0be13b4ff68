/** Operatives placed face down in winter, and what becomes of them. */

import type { Chapter } from '../chapter.ts';
import { isLand } from '../map/terrain.ts';
import type { State } from '../state.ts';
import { turnOperative } from './act.ts';
import { heedOrders, tellIntention } from './answers.ts';
import { espionageChanges, espionageShapes } from './changes.ts';
import { rollEspionage, tellOperatives } from './counting.ts';
import { placeOperative } from './place.ts';
import { espionageSentences } from './sentences.ts';
import { newEspionage } from './state.ts';
import { espionageCalls, espionageTasks } from './tasks.ts';

function invariants(state: State): readonly string[] {
  const { counters, placed, operatives, order, shaken } = state.espionage;
  const seats = new Set(state.seats);
  return [
    ...Object.entries(counters).flatMap(([id, { seat, tile }]) => [
      ...(seats.has(seat) ? [] : [`operative ${id} serves nobody`]),
      ...(isLand(state, tile) ? [] : [`operative ${id} stands in the water`]),
    ]),
    ...state.seats
      .filter((seat) => (placed[seat] ?? 0) > (operatives[seat] ?? 0))
      .map((seat) => `${seat} has placed more operatives than it has`),
    ...(new Set(order).size === order.length ? [] : ['a seat acts twice']),
    ...Object.values(shaken).flatMap((all) =>
      all.some(({ year }) => year > state.season.year + 1) ? ['a king trembles too early'] : [],
    ),
  ];
}

export const espionageChapter = {
  orders: [tellOperatives, placeOperative, rollEspionage, turnOperative, tellIntention, heedOrders],
  shapes: espionageShapes,
  changes: espionageChanges,
  sentences: espionageSentences,
  begin: () => ({ espionage: newEspionage() }),
  tasks: espionageTasks,
  calls: espionageCalls,
  invariants,
} satisfies Chapter;
