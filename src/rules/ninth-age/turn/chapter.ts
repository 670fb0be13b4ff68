/** Turns: the realms measured, phase after phase, and the count at the end. */

import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { counted, say, type Text } from '../../../kernel/text.ts';
import { unfought } from '../battle/battles.ts';
import type { Chapter } from '../chapter.ts';
import { mayAlly } from '../queries.ts';
import type { State } from '../state.ts';
import { turnChanges, turnShapes } from './changes.ts';
import { countRealms } from './count.ts';
import { endPhase, holdsUp } from './end-phase.ts';
import { measureRealms } from './measure.ts';
import { newTurn } from './state.ts';

const onwards = {
  events: say('On to the mines'),
  mining: say('On to the challenges'),
  challenge: say('On to the battles'),
  battle: say('On to invasion and construction'),
  conquest: say('On to the count of the realms'),
} as const;

const leftOpen = ({ first, second }: ReturnType<typeof unfought>[number], battles: number): Text =>
  counted(
    battles,
    'Left open: the battle of {aSeat} against {bSeat}. It counts in the turn it is fought.',
    'Left open: {n} battles. They count in the turn they are fought.',
    { aSeat: first[0] ?? '', bSeat: second[0] ?? '' },
  );

function tasks(state: State, _: Seat): readonly Task[] {
  const { number, phase } = state.turn;
  if (state.stage !== 'play') return [];
  if (phase === 'realms')
    return mayAlly(state)
      ? [
          {
            kind: 'may',
            rule: 'na.size',
            title: say('Measure the realms'),
            why: say('The smallest plays first in every phase of this turn, the largest last.'),
            icon: 'scales',
            order: { id: 'measure-realms', args: { turn: number } },
            onward: true,
          },
        ]
      : [];
  if (phase === 'points')
    return [
      {
        kind: 'asked',
        rule: 'na.realm-points',
        title: say('Count the Realm Points'),
        why: say('{goal} Realm Points win the campaign.', { goal: state.options.goal }),
        icon: 'crown',
        order: { id: 'count-realms', args: { turn: number } },
      },
    ];
  if (holdsUp(state) !== undefined) return [];
  const [first, ...others] = phase === 'battle' ? unfought(state) : [];
  return [
    {
      kind: 'may',
      rule: 'na.turn.phase',
      title: onwards[phase],
      // The battles are wanted next: going on without them stands apart, and says what it leaves open.
      ...(first ? { why: leftOpen(first, others.length + 1), quiet: 'rare', aside: true } : {}),
      icon: 'tower-flag',
      order: { id: 'end-phase', args: { turn: number, phase } },
      onward: true,
    },
  ];
}

const forfeit = 'The brash attack of {seat} failed, and earns nothing.';
const earnedMany = byWord('why', {
  plain: 'The battles earn {seat} {points} Conquest Points.',
  together: 'Two against one is cheap glory: {seat} earns {points} Conquest Points.',
  apart: 'For two battles {seat} earns their average, {points} Conquest Points.',
  brash: 'Boldness pays: {seat} earns {points} Conquest Points.',
  forfeit,
});
const earnedOne = byWord('why', {
  plain: 'The battles earn {seat} a single Conquest Point.',
  together: 'Two against one is cheap glory: {seat} earns a single Conquest Point.',
  apart: 'For two battles {seat} earns their average, a single Conquest Point.',
  brash: 'Boldness pays: {seat} earns a single Conquest Point.',
  forfeit,
});

export const turnSentences = {
  measured: byWord('by', {
    points: 'Turn {turn}: {largestSeat} rules the largest realm, {smallestSeat} the smallest.',
    cities: 'Turn {turn}: by its cities {largestSeat} rules the largest realm, {smallestSeat} the smallest.',
    fortresses:
      'Turn {turn}: by its fortresses {largestSeat} rules the largest realm, {smallestSeat} the smallest.',
    die: 'Turn {turn}: the dice call the realm of {largestSeat} the largest, that of {smallestSeat} the smallest.',
  }),
  'no-events': sentence('The first turn passes without events.'),
  'phase-ended': byWord('phase', {
    events: 'The omens are read; the miners go to work.',
    mining: 'The gold is weighed; heralds ride out.',
    challenge: 'The gauntlets lie thrown; the armies march.',
    battle: 'The fields fall silent; now the realms are carved anew.',
    conquest: 'The flags are planted; the scribes begin to count.',
  }),
  army: byWord('kind', {
    largest: 'Lord of the largest realm, {seat} takes the field with {points} points.',
    else: '{seat} takes the field with {points} points.',
  }),
  earned: (told) => (told.points === 1 ? earnedOne : earnedMany)(told),
  dissolved: sentence('The oaths run out: from now on everybody rides alone.'),
  counted: byWord('points', {
    1: '{seat}’s realm comes to one Realm Point.',
    else: '{seat}’s realm comes to {points} Realm Points.',
  }),
  'turn-ended': sentence('So ends turn {turn}, and nobody is master of the land.'),
  'won-goal': sentence('{seat} has won the campaign in turn {turn}, with {points} Realm Points!'),
  'won-last': sentence('Only {seat}’s realm still stands: {seat} wins the campaign in turn {turn}.'),
  'won-turns': sentence('The last turn is played. {seat} wins the campaign with {points} Realm Points!'),
  'won-by': byWord('by', {
    cities: 'Level in points, {seat} had more cities.',
    fortresses: 'Level in points and cities, {seat} had more fortresses.',
    mines: 'Level in points, cities and fortresses, {seat} had more mines.',
    treasury: 'Level in everything they had built, {seat} had the fuller treasury.',
    battle: 'Level in everything, {seat} won the last battle.',
    die: 'Level in everything to the end, {seat} had the luck of the die.',
  }),
} satisfies Sentences;

export const turnChapter = {
  orders: [measureRealms, endPhase, countRealms],
  shapes: turnShapes,
  changes: turnChanges,
  sentences: turnSentences,
  begin: () => ({ stage: 'map' as const, turn: newTurn(0), winner: null }),
  tasks,
  // The smallest plays first in every phase of a turn, the largest last: nobody has a choice in it, once alliances stand.
  calls: (state) =>
    state.stage === 'play' && state.turn.phase === 'realms' && !mayAlly(state)
      ? [{ id: 'measure-realms', args: { turn: state.turn.number } }]
      : [],
  invariants: ({ turn: { order }, seats, winner, stage }) => [
    ...order.filter((seat) => !seats.includes(seat)).map((seat) => `${seat} plays and has no seat`),
    ...(new Set(order).size === order.length ? [] : ['somebody plays twice a turn']),
    ...((stage === 'over') === (winner !== null) ? [] : ['over and won do not go together']),
  ],
} satisfies Chapter;
