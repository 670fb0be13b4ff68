/** The Dragonrage: dragons that wake fly from their lair and fall upon the land. */

import type { Call } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { dragonChanges, dragonShapes } from './changes.ts';
import { flyDragons } from './fly.ts';

export const dragonSentences = {
  'dragons-fly': byWord('dragons', {
    1: 'A dragon takes wing from {lairTile}.',
    else: '{dragons} dragons take wing from {lairTile}.',
  }),
  dragons: byWord('total', {
    1: 'A shadow passes over {tile}, and is gone.',
    5: 'Dragons leave nothing standing in {tile}.',
    6: 'Dragons leave nothing standing in {tile}.',
    else: 'Dragons swoop upon {tile}.',
  }),
  'ship-burnt': sentence('A fleet burns to the waterline off {tile}.'),
} satisfies Sentences;

/** Dragons that woke wait for nobody. */
const calls = ({ stage, wakings }: State): readonly Call[] =>
  stage === 'season' || stage === 'winter'
    ? Object.keys(wakings).map((waking) => ({ id: 'fly-dragons', args: { waking } }))
    : [];

export const dragonsChapter = {
  orders: [flyDragons],
  shapes: dragonShapes,
  changes: dragonChanges,
  sentences: dragonSentences,
  begin: () => ({ wakings: {}, burnt: [] }),
  calls,
} satisfies Chapter;
