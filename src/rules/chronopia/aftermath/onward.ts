/** The two steps after a battle that the player ends: recruiting, and spending. */
import * as v from 'valibot';
import { given, minded, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, hasRealm, pieceArg } from '../define.ts';
import { blocking, forceFaults } from '../roll/structure.ts';
import { settledNow, sittingOf } from '../sitting.ts';

export const endStep = define({
  id: 'end-step',
  rule: 'ch.sequence',
  title: say('Go on to the next step'),
  args: v.object({ battle: pieceArg, step: v.picklist(['recruiting', 'spending']) }),
  *asks(state, seat) {
    const step = yield* given<'recruiting' | 'spending'>('step', {
      value: sittingOf(state, seat)?.at === 'spending' ? 'spending' : 'recruiting',
    });
    const battle = yield* settledNow(state, seat, step);
    yield* unlessAny(step === 'recruiting' && blocking(state, seat));
    yield* minded(...forceFaults(state, seat));
    return { battle, step };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ battle, step, seat }) {
    yield* change({ type: 'stepped', seat, battle, step });
    if (step === 'spending') yield* note('ready-again', 'ch.sequence', { seat });
  },
});
