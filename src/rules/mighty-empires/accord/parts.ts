/** Parts of the book taken up or laid aside later: one seat proposes, every other must agree. */
import * as v from 'valibot';
import { asItIs, differing, refuser, wordsOf } from '../../../kernel/accord.ts';
import { count, pick, whole } from '../../../kernel/asks.ts';
import { someOf } from '../../../kernel/options.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm } from '../define.ts';
import { type Options, type Part, table } from '../options.ts';
import type { State } from '../state.ts';
import { type Accord, named, under } from './state.ts';

const rule = 'me.accord.parts';

const settingUp = ({ stage }: State): boolean => stage !== 'season' && stage !== 'winter';
/** The first year whose season can still be agreed on. */
export const firstYear = (state: State): number => state.season.year + (settingUp(state) ? 0 : 1);

/** The options as they will stand when the season of a year begins, by what is agreed so far. */
export const optionsIn = ({ options, accord }: State, year: number): Options =>
  accord.waiting.filter((each) => each.year <= year).reduce(under, options);

/** As many years ahead of the first as the form goes: a help, no rule. */
const yearsAhead = 20;

export const changeParts = define({
  id: 'change-parts',
  rule,
  title: say('Change the rules you play by'),
  args: v.object({
    /** The season it holds from. */
    year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    parts: someOf(table.parts.rows),
    pieces: v.optional(v.nullable(v.picklist(['limited', 'unlimited'])), null),
  }),
  *asks(state) {
    const first = firstYear(state);
    const year = yield* count('year', {
      text: say('From the season of which year on?'),
      from: first,
      to: first + yearsAhead,
      against: (one) =>
        one < first
          ? against(
              rule,
              say('The earliest season you can agree on is that of year {year}.', { year: first }),
            )
          : undefined,
    });
    const parts = yield* whole<Accord['parts']>('parts', {
      text: say('Which optional rules do you play with?'),
      suggest: () => ({}),
    });
    const pieces = yield* pick<Options['pieces'] | null>('pieces', {
      text: say('Do you play with only the pieces in the box?'),
      among: () => [null, 'limited', 'unlimited'],
      against: (one) => asItIs(table, optionsIn(state, year), named({ parts, pieces: one }), rule),
      none: against(rule, say('You already play that way.')),
    });
    return { year, parts, pieces };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { year, parts, pieces }, { seat }) => ({
    seat,
    others: state.seats.filter((other) => other !== seat),
    year,
    parts: JSON.parse(JSON.stringify(parts)) as Record<Part, boolean>,
    pieces,
    changes: [...wordsOf(differing(table, optionsIn(state, year), named({ parts, pieces })))],
  }),
  *run({ seat, others, year, parts, pieces, changes }) {
    const proposal = named({ parts, pieces });
    const other = yield* refuser(table, others, { seat, rule, year, proposal, words: changes });
    if (other !== undefined) return yield* note('parts-refused', rule, { seat, other, year });
    yield* change({ type: 'partsAgreed', accord: { year, by: seat, parts, pieces } });
    for (const what of changes) yield* note('parts-agreed', rule, { seat, year, what });
  },
});
