/** Captives: taken in battle, and ransomed, sold or kept once no rescue comes. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { captiveChanges, captiveShapes } from './changes.ts';
import { keepDrugged, ransom, sellCaptives } from './dispose.ts';
import { captiveTasks } from './tasks.ts';

export const captiveSentences = {
  ransomed: byWord('count', {
    1: '{holderSeat} gives a captive back to {seat} for {price} gold.',
    else: '{holderSeat} gives {count} captives back to {seat} for {price} gold.',
  }),
  'ransom-refused': sentence('{otherSeat} turns down a ransom of {price} gold from {seat}.'),
  sold: byWord('count', {
    1: '{seat} sells a captive to the slavers: {gold} gold.',
    else: '{seat} sells {count} captives to the slavers: {gold} gold.',
  }),
  drugged: byWord('count', {
    1: 'A captive of {seat} drinks what they are given, and forgets their name.',
    else: '{count} captives of {seat} drink what they are given, and forget who they were.',
  }),
} satisfies Sentences;

export const captivesChapter = {
  orders: [ransom, sellCaptives, keepDrugged],
  shapes: captiveShapes,
  changes: captiveChanges,
  sentences: captiveSentences,
  begin: () => ({ captives: {} }),
  tasks: captiveTasks,
  quiet: { 'sell-captives': 'harms', 'keep-drugged': 'harms', ransom: 'rare' },
  invariants: (state) =>
    Object.entries(state.captives).flatMap(([id, { seat, holder, figure, count }]) => [
      ...(seat !== holder && state.realms[seat] && state.realms[holder] ? [] : [`${id} is nobody's captive`]),
      ...(count > 0 && state.figures[figure] ? [] : [`${id} is nobody`]),
    ]),
} satisfies Chapter;
