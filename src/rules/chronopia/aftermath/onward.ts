/** The two steps after a battle that a player ends himself: recruiting, and spending. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, hasRealm, minding, pieceArg, unless } from '../define.ts';
import { blocking, forceFaults } from '../roll/structure.ts';
import { notAtStep } from './now.ts';

export const endStep = define({
  id: 'end-step',
  rule: 'ch.sequence',
  title: say('Go on to the next step'),
  args: v.object({ battle: pieceArg, step: v.picklist(['recruiting', 'spending']) }),
  offered(state, seat, args) {
    const found = unless(
      notAtStep(state, seat, args?.step ?? 'recruiting', args?.battle),
      args?.step === 'recruiting' && blocking(state, seat),
    );
    return found.open ? minding(...forceFaults(state, seat)) : found;
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, args, { seat }) => ({ ...args, seat }),
  *run({ battle, step, seat }) {
    yield* change({ type: 'stepped', seat, battle, step });
    if (step === 'spending') yield* note('ready-again', 'ch.sequence', { seat });
  },
});
