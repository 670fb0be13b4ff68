/** The campaign season: whose turn it is, and its phases, from the first month to winter. */

import type { Call } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import type { Chapter } from '../chapter.ts';
import { newTurn } from '../map/turn.ts';
import type { State } from '../state.ts';
import { seasonChanges, seasonShapes } from './changes.ts';
import { rollInitiative } from './initiative.ts';
import { endPhase } from './phases.ts';
import { seasonTasks } from './tasks.ts';

export const seasonSentences = {
  initiative: (told) =>
    sentence('{firstSeat} takes the field first this month.')({
      first: String((told.order as readonly string[])[0] ?? ''),
    }),
  'turn-ended': sentence('{seat} ends their turn.'),
  unfed: sentence(
    '{seat} did not provide for every banner: {banners} went without, and no one rolled for it.',
  ),
  waived: byWord('banners', {
    1: 'By agreement, {bySeat} wrote that one banner of {seat} neither eats nor rolls this month.',
    else: 'By agreement, {bySeat} wrote that {banners} banners of {seat} neither eat nor roll this month.',
  }),
} satisfies Sentences;

/** Nobody has a choice in who plays first. */
const calls = ({ stage, season: { turn, order, year, month } }: State): readonly Call[] =>
  stage === 'season' && turn === null && order.length === 0
    ? [{ id: 'roll-initiative', args: { year, month } }]
    : [];

function invariants({ season, seats, stage }: State): readonly string[] {
  if (stage !== 'season') return [];
  const { order, done, turn, month } = season;
  return [
    ...(month >= 1 && month <= 6 ? [] : [`month ${month}`]),
    ...(order.length === 0 || order.length === seats.length ? [] : ['the order of play lacks a seat']),
    ...(turn === null || !done.includes(turn) ? [] : [`${turn} plays twice`]),
    ...(turn === null || season.phase !== 'initiative' ? [] : ['a turn without a phase']),
  ];
}

export const seasonChapter = {
  orders: [rollInitiative, endPhase],
  shapes: seasonShapes,
  changes: seasonChanges,
  sentences: seasonSentences,
  begin: (_, seats) => ({
    season: {
      year: 1,
      month: 1,
      order: [],
      done: [],
      turn: null,
      phase: 'initiative',
      turns: Object.fromEntries(seats.map((seat) => [seat, newTurn()])),
    },
  }),
  tasks: seasonTasks,
  calls,
  invariants,
} satisfies Chapter;
