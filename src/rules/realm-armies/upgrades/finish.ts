/** Saying that one is done building. */
import * as v from 'valibot';
import { given, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, notFor, notNow, pieceArg, thisTurn, turnArg } from '../define.ts';
import { playing } from '../queries.ts';
import type { State } from '../state.ts';

/** Players who have not said yet that they are done. */
export const building = (state: State): readonly Seat[] =>
  playing(state).filter((seat) => !state.turn.finished.includes(seat));

export const finish = define({
  id: 'finish',
  rule: 'ra.upgrade.finished',
  title: say('Done building'),
  args: v.object({ turn: turnArg, seat: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, 'upgrades'));
    const turn = yield* thisTurn(state);
    const whose = yield* given<Seat>('seat', {
      value: seat,
      against: (one) =>
        notFor(state, seat, one) ??
        (state.turn.finished.includes(one)
          ? against('ra.upgrade.finished', say('You have already said so.'))
          : undefined),
    });
    return { turn, seat: whose };
  },
  applies: (state, { seat }) => hasRealm(state, seat),
  brief: (_, { turn, seat }) => ({ turn, seat }),
  *run({ turn, seat }) {
    yield* change({ type: 'finished', turn, seat });
    yield* note('finished', 'ra.upgrade.finished', { seat });
  },
});
