/** The course of a night: its phases, the games that are played in it, and what is still to be carried out. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { phases } from '../phases.ts';
import { inPlay, phasesOf, saysFor } from '../queries.ts';
import type { State, TurnPhase } from '../state.ts';
import { nightChanges, nightShapes } from './changes.ts';
import { reportNight, unreported } from './report.ts';
import { newTurn } from './state.ts';
import { endPhase, holding, tardy } from './turns.ts';

const onwards: { readonly [phase in TurnPhase]: Text } = {
  missions: say('Go on to the missions'),
  games: say('Go on to the games of the night'),
  battles: say('Go on to the army battles'),
  fleets: say('Go on to the fleets'),
  raids: say('Go on to the raids'),
  maintenance: say('Go on to maintenance'),
  recruitment: say('Go on to recruitment'),
  income: say('Go on to the empire points'),
  upgrades: say('Go on to the upgrades'),
};

function onwardTask(state: State): readonly Task[] {
  const { number, phase } = state.turn;
  // Every player reports and builds at their own pace: no player ends that for the others.
  const inOwnTime = phase === 'games' || phase === 'upgrades';
  if (holding(state) || (inOwnTime && tardy(state).length > 0)) return [];
  const order = phasesOf(state);
  const next = order[order.indexOf(phase) + 1];
  return [
    {
      kind: 'may',
      rule: 'ra.turn.phase',
      title: next === undefined ? say('End the night') : onwards[next],
      icon: phases.find(({ id }) => id === phase)?.icon ?? 'tower-flag',
      order: { id: 'end-phase', args: { turn: number, phase } },
      onward: true,
    },
  ];
}

const reporting = (state: State, seat: Seat): readonly Task[] =>
  unreported(state)
    .filter((each) => saysFor(state, seat, each))
    .map((each) => ({
      kind: 'asked',
      rule: 'ra.tactics',
      title:
        each === seat
          ? say('Report your games of the night')
          : say('Report the games of {seat}', { seat: each }),
      icon: 'rolling-dices',
      order: { id: 'report-night', args: { seat: each } },
    }));

const fallen: Task = {
  kind: 'mind',
  rule: 'ra.realm.fallen',
  title: say('Your realm has fallen'),
  icon: 'tombstone',
};

export const nightSentences = {
  reported: byWord('points', {
    0: '{seat} has earned no tactic points tonight.',
    1: '{seat} has earned a tactic point tonight.',
    else: '{seat} has earned {points} tactic points tonight.',
  }),
  fielded: sentence('{hero} was in the field for {seat} tonight, at the head of their own army.'),
  lapsed: sentence('{seat} has nobody left to march on {tile}.'),
  'turn-over': sentence('Night {turn} is over.'),
} satisfies Sentences;

export const nightChapter = {
  orders: [reportNight, endPhase],
  shapes: nightShapes,
  changes: nightChanges,
  sentences: nightSentences,
  begin: () => ({ activities: {}, turn: newTurn(1) }),
  tasks: (state, seat) =>
    state.stage !== 'season'
      ? []
      : [
          ...(inPlay(state, seat) ? [] : [fallen]),
          ...(state.turn.phase === 'games' ? reporting(state, seat) : []),
          ...onwardTask(state),
        ],
  invariants(state) {
    const { stage, turn, activities } = state;
    if (stage !== 'season') return [];
    return [
      ...(phasesOf(state).includes(turn.phase) ? [] : [`part ${turn.phase} of the turn`]),
      ...Object.values(activities).flatMap(({ arranged, since }) =>
        arranged === null && since !== turn.number ? ['something of an earlier night waits'] : [],
      ),
    ];
  },
} satisfies Chapter;
