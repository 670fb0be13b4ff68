/** How the campaign is played, changed by agreement of all from now on. */
import { dissent } from '../../../kernel/assent.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, hasRealm, unless } from '../define.ts';
import { type Changed, changeable } from '../options.ts';
import type { State } from '../state.ts';

/** What of a proposal differs from how the campaign is played. */
export function differences({ options }: State, changed: Changed): Changed {
  const now: Changed = { ...options, ...options.rulings };
  return Object.fromEntries(
    Object.entries(changed).filter(
      ([name, value]) => value !== undefined && value !== now[name as keyof Changed],
    ),
  );
}

export const changeRules = define({
  id: 'change-rules',
  rule: 'na.accord',
  title: say('Change how you play'),
  args: changeable,
  offered: (state, _, args) =>
    unless(
      state.stage === 'over' && against('na.setup.stage', say('The campaign is over.')),
      args &&
        Object.keys(differences(state, args)).length === 0 &&
        against('na.accord', say('That is how you play already.')),
    ),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, args, { seat }) => ({
    seat,
    changed: differences(state, args),
    others: state.seats.filter((other) => other !== seat),
  }),
  *run({ seat, changed, others }) {
    const rule = 'na.accord';
    const against = yield* dissent(others, {
      rule,
      text: say('{seat} wants to change how you play: {changes}.', {
        seat,
        changes: Object.entries(changed).map(inWords).join(', '),
      }),
      no: say('No, we play on as we do'),
    });
    if (against !== undefined) return yield* note('rules-stay', rule, { seat, other: against });
    yield* change({ type: 'rulesChanged', changed });
    for (const [what, value] of Object.entries(changed))
      yield* note('rules-change', rule, { what, value: value === null ? 'none' : String(value) });
  },
});

const words: { readonly [what: string]: string } = {
  standard: 'battles of {} points',
  sizes: '{} sizes of battles',
  goal: '{} Realm Points to win',
  turns: 'last turn: {}',
  alliances: 'alliances for a turn: {}',
  improvements: 'mine and walls on a hex: {}',
  brash: 'brash attacks must win: {}',
};
const inWords = ([what, value]: [string, unknown]): string =>
  (words[what] ?? `${what} {}`).replace('{}', value === null ? 'none' : String(value));
