/** How the group reads the chapter, changed in the course of play: one proposes, all others must agree. */
import * as v from 'valibot';
import { asItIs, differing, refuser } from '../../../kernel/accord.ts';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm } from '../define.ts';
import { type Proposal, proposalArg, table } from '../options.ts';

const rule = 'ra.accord';

export const changeReadings = define({
  id: 'change-readings',
  rule,
  title: say('Change the rules you play by'),
  args: v.object({ proposal: proposalArg }),
  *asks(state) {
    yield* unlessAny(state.stage === 'over' && against('ra.over', say('The campaign is over.')));
    const proposal = yield* whole<Proposal>('proposal', {
      text: say('Which rules do you want to change?'),
      against: (one) => asItIs(table, state.options, one, rule),
    });
    return { proposal };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { proposal }, { seat }) => ({
    seat,
    proposal: JSON.parse(JSON.stringify(proposal)) as Proposal,
    others: state.seats.filter((other) => other !== seat),
    changes: Object.keys(differing(table, state.options, proposal)).length,
  }),
  *run({ seat, proposal, others, changes }) {
    const other = yield* refuser(table, others, { seat, rule, proposal, count: changes });
    if (other !== undefined) return yield* note('accord-refused', rule, { seat, other });
    yield* change({ type: 'readingsChanged', proposal });
    yield* note('accord', rule, { seat });
  },
});
