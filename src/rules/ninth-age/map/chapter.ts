/** The map: laid at a stroke, wholly even, in turn, or painted as it lies on the table. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { mapChanges, mapShapes } from './changes.ts';
import { drawHex, layHex, rollLaying } from './in-turn.ts';
import { mapTasks } from './tasks.ts';
import { arrangeMap, layMap } from './whole.ts';

export const mapSentences = {
  'map-laid': sentence('A land of {hexes} hexes lies between the players.'),
  'map-even': sentence('A land of {hexes} hexes is laid out, the same from every side of the table.'),
  'map-replaced': sentence('{seat} has laid another map, of {hexes} hexes.'),
  'map-painted': sentence('{seat} paints the land as it is on the table: {hexes} hexes.'),
  'map-rearranged': sentence('Everybody agrees to move hexes, as {seat} proposed.'),
  'map-stays': sentence('{otherSeat} likes the land as it is, and turns down what {seat} proposed.'),
  'laying-order': sentence('{firstSeat} lays the first hex; then it goes round the table.'),
  'hex-drawn': byWord('kind', {
    plain: '{seat} draws open country.',
    forest: '{seat} draws a forest.',
    hills: '{seat} draws hills.',
    river: '{seat} draws a river.',
    swamp: '{seat} draws a swamp.',
    mountain: '{seat} draws a mountain.',
  }),
  'hex-laid': byWord('kind', {
    plain: '{seat} lays open country at {tile}.',
    forest: '{seat} lays a forest at {tile}.',
    hills: '{seat} lays hills at {tile}.',
    swamp: '{seat} lays a swamp at {tile}.',
    else: '{seat} lays a hex at {tile}.',
  }),
  'mountain-laid': sentence('{seat} raises a mountain at {tile}.'),
  'river-laid': sentence('{seat} leads a river through {tile}.'),
  'river-flipped': sentence('No river can run where it was drawn: {seat} turns the hex over at {tile}.'),
} satisfies Sentences;

export const mapChapter = {
  orders: [layMap, arrangeMap, rollLaying, drawHex, layHex],
  shapes: mapShapes,
  changes: mapChanges,
  sentences: mapSentences,
  begin: () => ({ map: { order: [], drawn: null, laid: {}, mountains: [] }, hexes: {} }),
  quiet: { 'lay-map': 'again', 'arrange-map': 'again' },
  tasks: mapTasks,
  calls: ({ stage, options, map: { order } }) =>
    stage === 'map' && options.map === 'in-turn' && order.length === 0
      ? [{ id: 'roll-laying', args: {} }]
      : [],
  invariants: ({ hexes }) =>
    Object.entries(hexes).flatMap(([tile, { kind, river }]) =>
      (kind === 'river') === (river !== null)
        ? []
        : [`${tile} is ${kind} and ${river ? 'has' : 'lacks'} a river`],
    ),
} satisfies Chapter;
