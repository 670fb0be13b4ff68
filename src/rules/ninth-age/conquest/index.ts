/** Invasion and construction: Conquest Points earned on the field, spent on the map. */
import { byWord, type Lines, line } from '../../../kernel/lines.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { acting } from '../turn/acting.ts';
import { buildable } from './building.ts';
import { costOf, price } from './costs.ts';
import { claim, conquer, takeable } from './expand.ts';
import { purseOf } from './points.ts';
import { build, finish, raid, sharePoints, sharers } from './spend.ts';

function tasks(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'play' || state.turn.phase !== 'conquest' || state.turn.finished.includes(seat))
    return [];
  const { left } = purseOf(state, seat);
  const share: readonly Task[] =
    left > 0 && sharers(state, seat).length > 0
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
  const taken = takeable(state, seat);
  const may = (when: boolean, task: Omit<Task, 'kind'>): readonly Task[] =>
    when ? [{ kind: 'may', ...task }] : [];
  /** What it costs, or where that depends on the hex, the least; and what there is to spend. */
  const points = (least: number, all: 'all' | 'more'): Text =>
    all === 'more'
      ? counted(
          least,
          'For {n} Conquest Point or more; you have {left}.',
          'For {n} Conquest Points or more; you have {left}.',
          { left },
        )
      : counted(
          least,
          'For {n} Conquest Point; you have {left}.',
          'For {n} Conquest Points; you have {left}.',
          {
            left,
          },
        );
  const least = (held: boolean): number =>
    Math.min(
      ...taken
        .filter((tile) => (state.hexes[tile]?.flag != null) === held)
        .map((tile) => costOf(state, seat, tile)),
    );
  return [
    ...may(
      taken.some((tile) => state.hexes[tile]?.flag != null),
      {
        rule: 'na.conquest.conquer',
        title: say('Conquer a hex'),
        why: points(least(true), 'more'),
        icon: 'tower-flag',
        order: { id: 'conquer' },
      },
    ),
    ...may(
      taken.some((tile) => state.hexes[tile]?.flag == null),
      {
        rule: 'na.conquest.claim',
        title: say('Claim a hex'),
        why: points(least(false), 'more'),
        icon: 'flying-flag',
        order: { id: 'claim' },
      },
    ),
    ...may(left >= price('build') && buildable(state, seat).length > 0, {
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
      ...(left > 0 ? { why: say('Conquest Points not spent are lost: {left}', { left }) } : {}),
      icon: 'position-marker',
      order: { id: 'finish', args: { turn: state.turn.number } },
      onward: true,
    },
  ];
}

export const conquestLines = {
  claimed: line('Settlers of {seat} raise their flag at {tile}.'),
  conquered: line('{seat} tears down the flag of {fromSeat} at {tile} and hoists another.'),
  'capital-conquered': line('{tile}, capital of {fromSeat}, opens its gates to {seat}.'),
  rapid: line('The settlers of {seat} were already on the road.'),
  destroyed: line('The realm of {fromSeat} is no more. Its {gold} gold goes to {seat}.'),
  raided: line('Raiders of {seat} come home with {gold} gold.'),
  shared: byWord('points', {
    1: '{seat} lends {otherSeat} a hand: one Conquest Point.',
    else: '{seat} lends {otherSeat} a hand: {points} Conquest Points.',
  }),
  finished: line('{seat} is done with conquest.'),
  'points-lost': byWord('left', {
    1: '{seat} lets a Conquest Point go to waste.',
    else: '{seat} lets {left} Conquest Points go to waste.',
  }),
} satisfies Lines;

export const conquest: Chapter = {
  orders: [claim, conquer, build, raid, sharePoints, finish],
  lines: conquestLines,
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
};
