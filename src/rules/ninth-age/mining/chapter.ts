/** Mines: gold for the players who hold them, until they give out. */
import { type Sentences, sentence } from '../../../kernel/sentences.ts';
import { counted, say } from '../../../kernel/text.ts';
import { unmined } from '../acting.ts';
import type { Chapter } from '../chapter.ts';
import { multiplier } from '../charts/gold.ts';
import { struckBy } from '../events/effects.ts';
import { groundOf } from '../queries.ts';
import { collect, shaftsOf } from './collect.ts';

export const miningSentences = {
  mined: sentence('The mine at {tile} yields {gold} gold for {seat}.'),
  exhausted: sentence('The last seam at {tile} is worked out, and the miners give the mine up.'),
  poisoned: sentence('The miners of {seat} dare not go down: the shafts stand empty this turn.'),
} satisfies Sentences;

export const miningChapter = {
  orders: [collect],
  sentences: miningSentences,
  tasks: (state, seat) =>
    state.stage === 'play' && unmined(state).includes(seat)
      ? [
          {
            kind: 'asked',
            rule: 'na.mining',
            title: say('Roll for your mines'),
            why: struckBy(state, seat, 'poisoned-mines')
              ? say('They are poisoned: they yield nothing this turn.')
              : counted(
                  shaftsOf(state, seat).length,
                  'One mine; each pip on its dice is worth {gold} gold.',
                  '{n} mines; each pip on their dice is worth {gold} gold.',
                  { gold: multiplier(state.options.standard) },
                ),
            icon: 'coins',
            order: { id: 'work-mines', args: {} },
          },
        ]
      : [],
  invariants: ({ hexes }) =>
    Object.entries(hexes).flatMap(([tile, { kind, mine }]) =>
      mine && !groundOf(kind).mine ? [`a mine at ${tile}, on ${kind}`] : [],
    ),
} satisfies Chapter;
