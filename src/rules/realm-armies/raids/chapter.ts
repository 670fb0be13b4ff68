/** Raids: what they cost the treasuries of others. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { deed, nextOf } from '../night/next.ts';
import type { State } from '../state.ts';
import { raid } from './raid.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  const next = nextOf(state, 'raid');
  if (!next) return [];
  return [
    {
      ...deed(state, seat, { next, order: 'raid' }).task,
      rule: 'ra.raid',
      title: say('{seat} raids {tile}', { seat: next.seat, tile: next.target }),
      icon: 'burning-tree',
    },
  ];
}

export const raidSentences = {
  raided: (told) =>
    sentence(
      told.points === 0
        ? 'The raiders of {seat} find the coffers of {victimSeat} empty.'
        : told.points === 1
          ? 'The raiders of {seat} come home from {tile} laughing: {victimSeat} is an empire point poorer.'
          : 'The raiders of {seat} come home from {tile} laughing: {victimSeat} is {points} empire points poorer.',
    )(told),
} satisfies Sentences;

export const raidsChapter = { orders: [raid], sentences: raidSentences, tasks } satisfies Chapter;
