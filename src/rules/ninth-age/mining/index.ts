/** Mines: gold for the players who hold them, until they give out. */
import { type Lines, line } from '../../../kernel/lines.ts';
import { counted, say } from '../../../kernel/text.ts';
import type { Chapter } from '../chapter.ts';
import { multiplier } from '../charts/gold.ts';
import { struckBy } from '../events/effects.ts';
import { groundOf } from '../queries.ts';
import { unmined } from '../turn/acting.ts';
import { collect, shaftsOf } from './collect.ts';

export const miningLines = {
  mined: line('The mine at {tile} yields {gold} gold for {seat}.'),
  exhausted: line('The last seam at {tile} is worked out; the mine is given up.'),
  poisoned: line('The miners of {seat} dare not go down: the shafts stand empty this turn.'),
} satisfies Lines;

export const mining: Chapter = {
  orders: [collect],
  lines: miningLines,
  tasks: (state, seat) =>
    state.stage === 'play' && unmined(state).includes(seat)
      ? [
          {
            kind: 'asked',
            rule: 'na.mining',
            title: say('Roll for your mines'),
            why: struckBy(state, seat, 'poisoned-mines')
              ? say('They are poisoned: they give nothing this turn.')
              : counted(
                  shaftsOf(state, seat).length,
                  'One mine; each pip is {gold} gold.',
                  '{n} mines; each pip is {gold} gold.',
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
};
