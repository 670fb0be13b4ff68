/** Parts of the rules taken up or laid aside later, and the end of the campaign moved: one proposes, all must agree. */
import * as v from 'valibot';
import { asItIs, differing, refuser, wordsOf } from '../../../kernel/accord.ts';
import { unlessAny, whole } from '../../../kernel/asks.ts';
import { allOf, type ProposalOf, someOf } from '../../../kernel/options.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, hasRealm, isOver } from '../define.ts';
import { type Part, table } from '../options.ts';

const rule = 'ch.parts';
const args = v.object({
  parts: v.optional(someOf(table.parts.rows), {}),
  end: v.optional(v.nullable(allOf(table.end.rows)), null),
});
type Args = v.InferOutput<typeof args>;

const proposal = ({ parts, end }: Args): ProposalOf<typeof table> => ({ ...parts, ...(end ? { end } : {}) });

export const changeParts = define({
  id: 'change-parts',
  rule,
  title: say('Change the rules you play by'),
  args,
  *asks(state) {
    yield* unlessAny(isOver(state));
    const parts = yield* whole<Args['parts']>('parts', {
      text: say('Which optional rules do you play with?'),
    });
    const end = yield* whole<Args['end']>('end', {
      text: say('When does it end?'),
      against: (at) => asItIs(table, state.options, proposal({ parts, end: at }), rule),
    });
    return { parts, end };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { parts, end }, { seat }) => ({
    seat,
    others: state.seats.filter((other) => other !== seat),
    parts: JSON.parse(JSON.stringify(parts)) as Partial<Record<Part, boolean>>,
    end,
    changes: [...wordsOf(differing(table, state.options, proposal({ parts, end })))],
  }),
  *run({ seat, others, parts, end, changes }) {
    const other = yield* refuser(table, others, {
      seat,
      rule,
      proposal: proposal({ parts, end }),
      words: changes,
    });
    if (other !== undefined) return yield* note('parts-refused', rule, { seat, other });
    yield* change({ type: 'partsAgreed', parts, end });
    for (const what of changes) yield* note('parts-agreed', rule, { seat, what });
  },
});
