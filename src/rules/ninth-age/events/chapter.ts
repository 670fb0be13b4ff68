/** Events: eight of them, each with what it does for the rest of the turn. */

import type { Rule, Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { byWord, type Sentences, sentence } from '../../../kernel/sentences.ts';
import { say } from '../../../kernel/text.ts';
import { acting } from '../acting.ts';
import type { Chapter } from '../chapter.ts';
import type { State } from '../state.ts';
import { eventChanges, eventShapes } from './changes.ts';
import { picked, struckBy } from './effects.ts';
import { pickEvent } from './pick.ts';

/** What still hangs over a seat this turn, or waits for it. */
function lasting(state: State, seat: Seat): readonly Task[] {
  const { phase } = state.turn;
  const before = (...phases: readonly string[]): boolean => phases.includes(phase);
  const mind = (when: boolean, rule: Rule, title: string): readonly Task[] =>
    when ? [{ kind: 'mind', rule, title: say(title), icon: 'hourglass' }] : [];
  return [
    ...mind(
      before('events', 'mining') && struckBy(state, seat, 'poisoned-mines'),
      'na.events.poisoned-mines',
      'Your mines are poisoned: they give no gold this turn',
    ),
    ...mind(
      before('events', 'mining', 'challenge', 'battle') && picked(state, seat, 'brash-attack'),
      'na.events.brash-attack',
      'Your attack is brash: if you do not win, you earn no Conquest Points',
    ),
    ...mind(
      phase === 'conquest' && picked(state, seat, 'rapid-expansion') && !state.turn.expanded.includes(seat),
      'na.events.rapid-expansion',
      'Your first hex costs 1 Conquest Point less',
    ),
  ];
}

const tasks = (state: State, seat: Seat): readonly Task[] =>
  state.stage !== 'play'
    ? []
    : [
        ...(state.turn.phase === 'events' && acting(state) === seat
          ? [
              {
                kind: 'asked' as const,
                rule: 'na.events' as const,
                title: say('Pick an event'),
                why: say('Pick one of eight; players can pick each event twice per turn.'),
                icon: 'hourglass',
                order: { id: 'pick-event' },
              },
            ]
          : []),
        ...lasting(state, seat),
      ];

export const eventSentences = {
  event: byWord('event', {
    'poisoned-mines':
      'Someone in {seat}’s pay was seen near the shafts: the mines of {otherSeat} are poisoned.',
    'construction-project': 'Masons and carpenters answer the call of {seat}.',
    catastrophe: 'The seers of {seat} foretell the worst, and it befalls {otherSeat}.',
    'brash-attack': '{seat} swears to win or to go home with nothing.',
    reconnaissance: 'The riders of {seat} know where the enemy sleeps.',
    emissary: 'An emissary of {seat} dines with {otherSeat}, who may send no challenge back.',
    'rapid-expansion': 'Settlers crowd the borders of {seat}, eager to be gone.',
    'veteran-troops': 'Old soldiers dig up their swords for {seat}.',
  }),
  built: byWord('what', {
    fortress: '{seat} raises a fortress at {tile}.',
    mine: '{seat} opens a mine at {tile}.',
    city: 'The fortress at {tile} grows into a city of {seat}.',
  }),
  fell: byWord('what', {
    fortress: 'The fortress at {tile} falls to ruin.',
    mine: 'The mine at {tile} caves in.',
    city: 'The city at {tile} is no more.',
  }),
  'nothing-falls': sentence('In {seat}’s realm every wall holds.'),
} satisfies Sentences;

export const eventsChapter = {
  orders: [pickEvent],
  shapes: eventShapes,
  changes: eventChanges,
  sentences: eventSentences,
  tasks,
  invariants: ({ hexes }) =>
    Object.entries(hexes).flatMap(([tile, { kind, walls, mine }]) =>
      kind === 'swamp' && (walls !== null || mine) ? [`something is built in the swamp of ${tile}`] : [],
    ),
} satisfies Chapter;
