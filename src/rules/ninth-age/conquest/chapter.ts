/** Invasion and construction: Conquest Points earned on the field, spent on the map. */
import { openOf } from '../../../kernel/ahead.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { acting } from '../acting.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { conquestChanges, conquestShapes } from './changes.ts';
import { costOf, price } from './costs.ts';
import { claim, conquer } from './expand.ts';
import { purseOf } from './points.ts';
import { build, finish, raid, sharePoints } from './spend.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'play' || state.turn.phase !== 'conquest' || state.turn.finished.includes(seat))
    return [];
  const { left } = purseOf(state, seat);
  const share: readonly Task[] = sharePoints.offered(state, seat).open
    ? [
        {
          kind: 'may',
          rule: 'na.conquest.share',
          title: say('Share Conquest Points with an ally'),
          icon: 'shaking-hands',
          order: { id: 'share-points' },
        },
      ]
    : [];
  if (acting(state) !== seat) return share;
  const claimed = openOf(claim, state, seat, 'tile');
  const conquered = openOf(conquer, state, seat, 'tile');
  const may = (when: boolean, task: Omit<Task, 'kind'>): readonly Task[] =>
    when ? [{ kind: 'may', ...task }] : [];
  /** What it costs, or where that depends on the hex, the least; and what there is to spend. */
  const points = (least: number, all: 'all' | 'more'): Text =>
    all === 'more'
      ? counted(
          least,
          'Costs {n} Conquest Point or more; you have {left}.',
          'Costs {n} Conquest Points or more; you have {left}.',
          { left },
        )
      : counted(
          least,
          'Costs {n} Conquest Point; you have {left}.',
          'Costs {n} Conquest Points; you have {left}.',
          {
            left,
          },
        );
  const least = (tiles: readonly TileId[]): number =>
    Math.min(...tiles.map((tile) => costOf(state, seat, tile)));
  return [
    ...may(conquered.length > 0, {
      rule: 'na.conquest.conquer',
      title: say('Conquer a hex'),
      why: points(least(conquered), 'more'),
      icon: 'tower-flag',
      order: { id: 'conquer' },
    }),
    ...may(claimed.length > 0, {
      rule: 'na.conquest.claim',
      title: say('Claim a hex'),
      why: points(least(claimed), 'more'),
      icon: 'flying-flag',
      order: { id: 'claim' },
    }),
    ...may(build.offered(state, seat).open, {
      rule: 'na.conquest.build',
      title: say('Build'),
      why: points(price('build'), 'all'),
      icon: 'castle',
      order: { id: 'build' },
    }),
    ...may(left >= price('raid'), {
      rule: 'na.conquest.raid',
      title: say('Raid for gold'),
      why: points(price('raid'), 'all'),
      icon: 'coins',
      order: { id: 'raid', args: {} },
    }),
    ...share,
    {
      kind: 'may',
      rule: 'na.conquest.lost',
      title: say('Done with conquest'),
      ...(left > 0 ? { why: say('Conquest Points you do not spend are lost: {left}', { left }) } : {}),
      icon: 'position-marker',
      order: { id: 'finish', args: { turn: state.turn.number } },
      onward: true,
    },
  ];
}

export const conquestSentences = {
  claimed: sentence('Settlers of {seat} raise their flag at {tile}.'),
  conquered: sentence('{seat} tears down the flag of {fromSeat} at {tile} and hoists another.'),
  'capital-conquered': sentence('{tile}, capital of {fromSeat}, opens its gates to {seat}.'),
  rapid: sentence('{seat}’s settlers were already on the road.'),
  destroyed: sentence('The realm of {fromSeat} is no more. Its {gold} gold goes to {seat}.'),
  raided: sentence('Raiders of {seat} come home with {gold} gold.'),
  shared: byWord('points', {
    1: '{seat} lends {otherSeat} a hand: one Conquest Point.',
    else: '{seat} lends {otherSeat} a hand: {points} Conquest Points.',
  }),
  finished: sentence('{seat} is done with conquest.'),
  'points-lost': byWord('left', {
    1: '{seat} lets a Conquest Point go to waste.',
    else: '{seat} lets {left} Conquest Points go to waste.',
  }),
} satisfies Sentences;

export const conquestChapter = {
  orders: [claim, conquer, build, raid, sharePoints, finish],
  shapes: conquestShapes,
  changes: conquestChanges,
  sentences: conquestSentences,
  quiet: { 'share-points': 'rare' },
  tasks,
  invariants: (state) => [
    ...Object.entries(state.realms).flatMap(([seat, { fell }]) =>
      state.stage === 'play' || state.stage === 'over'
        ? (fell === null) === Object.values(state.hexes).some(({ flag }) => flag === seat)
          ? []
          : [`${seat} ${fell === null ? 'has no hex and stands' : 'fell and has a hex'}`]
        : [],
    ),
    ...Object.entries(state.realms).flatMap(([seat, { gold }]) => (gold < 0 ? [`${seat} owes gold`] : [])),
    ...state.seats.flatMap((seat) =>
      purseOf(state, seat).left < 0 ? [`${seat} spent more Conquest Points than it earned`] : [],
    ),
  ],
} satisfies Chapter;
