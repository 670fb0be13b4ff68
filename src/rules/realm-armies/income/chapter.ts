/** Empire points: what realms take in. */
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { incomeChanges, incomeShapes } from './changes.ts';
import { collect } from './collect.ts';

export const incomeSentences = {
  interdicted: sentence('Nothing comes out of {tile} for {seat}: enemies have cut the roads.'),
  income: byWord('points', {
    1: '{seat} collects an empire point.',
    else: '{seat} collects {points} empire points.',
  }),
} satisfies Sentences;

export const incomeChapter = {
  orders: [collect],
  shapes: incomeShapes,
  changes: incomeChanges,
  sentences: incomeSentences,
  tasks: ({ stage, turn }) =>
    stage === 'season' && turn.phase === 'income' && turn.collected.length === 0
      ? [
          {
            kind: 'asked',
            rule: 'ra.income',
            title: say('Collect empire points'),
            icon: 'coins',
            order: { id: 'collect', args: { turn: turn.number } },
          },
        ]
      : [],
  invariants: ({ realms }) =>
    Object.entries(realms).flatMap(([seat, { treasury }]) =>
      treasury >= 0 ? [] : [`${seat} owes ${treasury}`],
    ),
} satisfies Chapter;
