/** The Dragonrage: dragons that wake fly from their lair and fall upon the land. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';
import type { Call } from '../../../kernel/ruleset.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { dragonChanges, dragonShapes } from './changes.ts';
import { flyDragons } from './fly.ts';

export const dragonLines = {
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
  'ship-burnt': line('A fleet burns to the waterline off {tile}.'),
} satisfies Lines;

/** Dragons that woke wait for nobody. */
const calls = ({ stage, wakings }: State): readonly Call[] =>
  stage === 'season' || stage === 'winter'
    ? Object.keys(wakings).map((waking) => ({ id: 'fly-dragons', args: { waking } }))
    : [];

export const dragonsChapter = {
  orders: [flyDragons],
  shapes: dragonShapes,
  changes: dragonChanges,
  lines: dragonLines,
  begin: () => ({ wakings: {}, burnt: [] }),
  calls,
} satisfies Chapter;
