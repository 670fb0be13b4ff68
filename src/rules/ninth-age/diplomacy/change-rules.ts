/** How the campaign is played, changed by agreement of all from now on. */
import { asItIs, differing, refuser } from '../../../kernel/accord.ts';
import { document, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm } from '../define.ts';
import { type Changed, changeable, table } from '../options.ts';

const rule = 'na.accord';

export const changeRules = define({
  id: 'change-rules',
  rule,
  title: say('Change the rules you play by'),
  args: changeable,
  *asks({ stage, options }) {
    yield* unlessAny(stage === 'over' && against('na.setup.stage', say('The campaign is over.')));
    return yield* document<Changed>({
      text: say('Which rules do you want to change?'),
      against: (changed) => asItIs(table, options, changed, rule),
    });
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, args, { seat }) => ({
    seat,
    changed: differing(table, state.options, args),
    others: state.seats.filter((other) => other !== seat),
  }),
  *run({ seat, changed, others }) {
    const other = yield* refuser(table, others, { seat, rule, proposal: changed });
    if (other !== undefined) return yield* note('rules-stay', rule, { seat, other });
    yield* change({ type: 'rulesChanged', changed });
    for (const [what, value] of Object.entries(changed))
      yield* note('rules-change', rule, { what, value: String(value ?? 'none') });
  },
});
