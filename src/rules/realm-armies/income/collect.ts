/** Empire points: what every realm takes in, all together. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { against, define, notNow, thisTurn } from '../define.ts';
import { playing } from '../queries.ts';
import { due, type Ledgered, takings } from './yields.ts';

function* collecting(due: readonly Ledgered[]): Procedure<Change> {
  for (const each of due) {
    for (const tile of each.barred)
      yield* note('interdicted', 'ra.income.interdicted', { seat: each.seat, tile });
    const points = yield* takings(each);
    yield* change({ type: 'earned', seat: each.seat, points });
    yield* change({ type: 'collected', seat: each.seat });
    yield* note('income', each.mines.length > 0 ? 'ra.income.mines' : 'ra.income', {
      seat: each.seat,
      points,
    });
  }
}

export const collect = define({
  id: 'collect',
  rule: 'ra.income',
  title: say('Collect empire points'),
  args: v.object({ turn: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  single: (args) => args,
  *asks(state) {
    yield* unlessAny(notNow(state, 'income'));
    const turn = yield* thisTurn(state);
    yield* unlessAny(
      state.turn.collected.length > 0 && against('ra.income.once', say('That has already been collected.')),
    );
    return { turn };
  },
  applies: () => true,
  brief: (state) => ({ due: playing(state).map((seat) => due(state, seat)) }),
  *run({ due: all }) {
    yield* collecting(all);
  },
});
