/** A seat ends a phase of its winter; when all are ready the roads open again. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, closed, define, hasRealm, minding, unless } from '../define.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { notInWinter } from './now.ts';
import { phaseAfter, winterPhases } from './state.ts';
import { goingToWaste, unfinished } from './unfinished.ts';

const year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

export const endWinterPhase = define({
  id: 'end-winter-phase',
  rule: 'me.winter.phase',
  title: say('End the phase'),
  args: v.object({ year, phase: v.picklist(winterPhases) }),
  offered(state, seat, args) {
    const at = state.winter.at[seat];
    if (state.stage !== 'winter' || at === undefined || at === 'ready')
      return closed('me.winter.phase', say('Your winter is over.'));
    const phase = args?.phase ?? at;
    const offer = unless(
      notInWinter(state, seat, phase),
      args && args.year !== state.season.year && against('me.winter.phase', say('That winter is over.')),
      unfinished(state, seat, phase),
    );
    return offer.open ? minding(...goingToWaste(state, seat, phase)) : offer;
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: ({ options }, args, { seat }) => ({
    ...args,
    seat,
    last: phaseAfter(args.phase, options.parts) === 'ready',
  }),
  *run({ year, phase, seat, last }) {
    yield* change({ type: 'winterWent', seat, year, phase });
    if (last) yield* note('winter-over', 'me.winter.phase', { seat, year });
  },
});

/** After the winter: the next campaign season. */
export const beginSeason = define({
  id: 'begin-season',
  rule: 'me.season.year',
  title: say('Begin the season'),
  args: v.object({ year }),
  offered(state, _, args) {
    if (state.stage !== 'winter') return closed('me.season.year', say('A season is under way.'));
    const late = state.seats.find((seat) => state.winter.at[seat] !== 'ready');
    return unless(
      late !== undefined && against('me.winter.together', say('{seat} is not ready yet.', { seat: late })),
      args &&
        args.year !== state.season.year + 1 &&
        against('me.season.year', say('The next year is {year}.', { year: state.season.year + 1 })),
    );
  },
  applies: () => true,
  brief: ({ accord }, { year: next }) => ({
    year: next,
    agreed: accord.waiting.some((each) => each.year <= next),
  }),
  *run({ year: next, agreed }) {
    yield* change({ type: 'yearBegun', year: next });
    yield* note('year', 'me.season.year', { year: next });
    if (agreed) yield* note('parts-begin', 'me.accord.parts.begin', { year: next });
  },
});

/** What ends a seat's phase, or the winter. */
export function onward(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'winter') return [];
  const at = state.winter.at[seat];
  if (state.seats.every((each) => state.winter.at[each] === 'ready'))
    return [
      {
        kind: 'asked',
        rule: 'me.season.year',
        title: say('Begin the season of year {year}', { year: state.season.year + 1 }),
        icon: 'wheat',
        order: { id: 'begin-season', args: { year: state.season.year + 1 } },
      },
    ];
  if (at === undefined || at === 'ready' || notInWinter(state, seat, at) || unfinished(state, seat, at))
    return [];
  return [
    {
      kind: 'may',
      rule: 'me.winter.phase',
      title: say('Go on to the next phase'),
      icon: phases.find(({ id }) => id === at)?.icon ?? 'tower-flag',
      order: { id: 'end-winter-phase', args: { year: state.season.year, phase: at } },
      onward: true,
    },
  ];
}
