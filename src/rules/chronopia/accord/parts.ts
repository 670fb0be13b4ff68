/** Parts of the rules taken up or laid aside later, and the end of the campaign moved: one proposes, all must agree. */
import * as v from 'valibot';
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, isOver, unless } from '../define.ts';
import { allParts, end, type Options, type Part } from '../options.ts';
import type { State } from '../state.ts';

const flag = v.optional(v.boolean());
const args = v.object({
  parts: v.optional(
    v.object({ climate: flag, allies: flag, challenges: flag, many: flag, special: flag, trade: flag }),
    {},
  ),
  end: v.optional(v.nullable(end), null),
});
type Proposal = v.InferOutput<typeof args>;

/** What a proposal would change: `climate-on`, `allies-off`, `end`. */
export function differences({ options }: State, { parts, end: at }: Proposal): readonly string[] {
  return [
    ...allParts
      .filter((part) => parts[part] !== undefined && parts[part] !== options.parts[part])
      .map((part) => `${part}-${parts[part] ? 'on' : 'off'}`),
    ...(at !== null && !sameEnd(at, options.end) ? ['end'] : []),
  ];
}
const sameEnd = (a: Options['end'], b: Options['end']): boolean =>
  a.by === b.by && a.battles === b.battles && a.territories === b.territories;

const words: { readonly [what: string]: string } = {
  'climate-on': 'with weather',
  'climate-off': 'without weather',
  'allies-on': 'with allies',
  'allies-off': 'without allies',
  'challenges-on': 'with challenges',
  'challenges-off': 'without challenges',
  'many-on': 'with battles of many',
  'many-off': 'without battles of many',
  'special-on': 'with the special rules of the armies',
  'special-off': 'without the special rules of the armies',
  'trade-on': 'with trade',
  'trade-off': 'without trade',
  end: 'a different end of the campaign',
};

export const changeParts = define({
  id: 'change-parts',
  rule: 'ch.parts',
  title: say('Change what you play with'),
  args,
  offered: (state, _, given) =>
    unless(
      isOver(state),
      given &&
        differences(state, given).length === 0 &&
        against('ch.parts', say('That is how you play already.')),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, given, { seat }) => ({
    seat,
    others: state.seats.filter((other) => other !== seat),
    parts: Object.fromEntries(Object.entries(given.parts).filter(([, on]) => on !== undefined)) as Partial<
      Record<Part, boolean>
    >,
    end: given.end,
    changes: [...differences(state, given)],
  }),
  *run({ seat, others, parts, end: at, changes }) {
    const rule = 'ch.parts';
    const other = yield* dissent(others, {
      rule,
      text: say('{seat} wants to play on {changes}.', {
        seat,
        changes: changes.map((each) => words[each] ?? each).join(', '),
      }),
      no: say('No, we play on as we do'),
    });
    if (other !== undefined) return yield* note('parts-refused', rule, { seat, other });
    yield* change({ type: 'partsAgreed', parts, end: at });
    for (const what of changes) yield* note('parts-agreed', rule, { seat, what });
  },
});
