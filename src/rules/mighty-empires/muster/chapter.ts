/** Reorganisation: banners merged and parted, troops passed between them. */

import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { musterChanges, musterShapes } from './changes.ts';
import { reorganise } from './reorganise.ts';
import { burnStores, disband, distribute } from './stores.ts';
import { musterTasks } from './tasks.ts';

export const musterSentences = {
  reorganised: sentence('Troops of {seat} change banners in {tile}.'),
  merged: sentence('Banner {number} of {seat} strikes its flag in {tile} and follows banner {other}.'),
  parted: sentence('{seat} raises banner {number} in {tile}.'),
  distributed: byWord('thrown', {
    0: '{seat} shifts baggage from banner to banner in {tile}.',
    else: '{seat} shifts baggage in {tile} and leaves {thrown} by the road.',
  }),
  'stores-burnt': sentence('{seat} sets fire to {points} baggage in {tile} rather than leave it.'),
  disbanded: sentence('Banner {number} of {seat} is no more.'),
} satisfies Sentences;

export const musterChapter = {
  orders: [reorganise, distribute, burnStores, disband],
  shapes: musterShapes,
  changes: musterChanges,
  sentences: musterSentences,
  quiet: { distribute: 'rare', reorganise: 'rare' },
  tasks: musterTasks,
} satisfies Chapter;
