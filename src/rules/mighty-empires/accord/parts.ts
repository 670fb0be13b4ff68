/** Parts of the book taken up or laid aside later: one seat proposes, every other must agree. */
import * as v from 'valibot';
import { dissent, type Motion } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, unless } from '../define.ts';
import type { Options, Part } from '../options.ts';
import type { State } from '../state.ts';
import { under } from './state.ts';

const rule = 'me.accord.parts';

/** The parts a group may play with or without. */
export const allParts: readonly Part[] = ['ships', 'magic', 'dragons', 'espionage', 'peoples', 'tabletop'];

const flag = v.optional(v.boolean());
const partsArg = v.object({
  ships: flag,
  magic: flag,
  dragons: flag,
  espionage: flag,
  peoples: flag,
  tabletop: flag,
});

const settingUp = ({ stage }: State): boolean => stage !== 'season' && stage !== 'winter';
/** The first year whose season can still be agreed on. */
export const firstYear = (state: State): number => state.season.year + (settingUp(state) ? 0 : 1);

/** The options as they will stand when the season of a year begins, by what is agreed so far. */
export const optionsIn = ({ options, accord }: State, year: number): Options =>
  accord.waiting.filter((each) => each.year <= year).reduce(under, options);

type Proposal = { readonly year: number; readonly parts: { readonly [part in Part]?: boolean | undefined } };
/** What a proposal would change: `ships-on`, `magic-off`, `limited`, `unlimited`. */
export function differences(
  state: State,
  { year, parts, pieces }: Proposal & { readonly pieces: Options['pieces'] | null },
): readonly string[] {
  const then = optionsIn(state, year);
  const turned = allParts.filter((part) => parts[part] !== undefined && parts[part] !== then.parts[part]);
  return [
    ...turned.map((part) => `${part}-${parts[part] ? 'on' : 'off'}`),
    ...(pieces !== null && pieces !== then.pieces ? [pieces] : []),
  ];
}

function unfit(state: State, proposal: Parameters<typeof differences>[1]): Remark | undefined {
  const first = firstYear(state);
  if (proposal.year < first)
    return against(
      rule,
      say('The earliest season you can agree on is that of year {year}.', { year: first }),
    );
  return differences(state, proposal).length === 0
    ? against(rule, say('That is how you play already.'))
    : undefined;
}

export const changeParts = define({
  id: 'change-parts',
  rule,
  title: say('Change the parts of the book'),
  args: v.object({
    /** The season it holds from. */
    year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    parts: partsArg,
    pieces: v.optional(v.nullable(v.picklist(['limited', 'unlimited'])), null),
  }),
  offered: (state, _, args) => unless(args && unfit(state, args)),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { year, parts, pieces }, { seat }) => ({
    seat,
    others: state.seats.filter((other) => other !== seat),
    year,
    parts: Object.fromEntries(Object.entries(parts).filter(([, on]) => on !== undefined)) as Record<
      Part,
      boolean
    >,
    pieces,
    changes: [...differences(state, { year, parts, pieces })],
  }),
  *run({ seat, others, year, parts, pieces, changes }) {
    const against = yield* dissent(others, motion(seat, year, changes));
    if (against !== undefined) return yield* note('parts-refused', rule, { seat, other: against, year });
    yield* change({ type: 'partsAgreed', accord: { year, by: seat, parts, pieces } });
    for (const what of changes) yield* note('parts-agreed', rule, { seat, year, what });
  },
});

const motion = (seat: Seat, year: number, changes: readonly string[]): Motion => ({
  rule,
  text: say('{seat} wants to change the parts of the book you play by, from year {year} on: {changes}.', {
    seat,
    year,
    changes: changes.map((each) => words[each] ?? each).join(', '),
  }),
  no: say('No, we play on as we do'),
});

const words: { readonly [what: string]: string } = {
  'ships-on': 'with ships',
  'ships-off': 'without ships',
  'magic-on': 'with magic',
  'magic-off': 'without magic',
  'dragons-on': 'with dragons',
  'dragons-off': 'without dragons',
  'espionage-on': 'with espionage',
  'espionage-off': 'without espionage',
  'peoples-on': 'with peoples',
  'peoples-off': 'without peoples',
  'tabletop-on': 'with battles on the table',
  'tabletop-off': 'with battles on paper only',
  limited: 'with only the pieces in the boxes',
  unlimited: 'with as many pieces as are found',
};
