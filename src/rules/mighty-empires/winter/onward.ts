/** A seat ends a phase of its winter; when all are ready the roads open again. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { battleTasks } from '../battle/tasks.ts';
import { neighbouringCourts, pending } from '../court/embassies.ts';
import { against, closed, define, hasRealm, minding, unless } from '../define.ts';
import { operativesWait } from '../espionage/queries.ts';
import { wizardsIn } from '../magic/casters.ts';
import { beset } from '../magic/queries.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { idle, together } from './idle.ts';
import { notInWinter, publicCrowns } from './now.ts';
import { eaten, leftovers } from './quarters.ts';
import { leftOut, phaseAfter, type WinterPhase, winterPhases } from './state.ts';
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
    const all = together(state, seat, at);
    const passed = all.includes(phase) ? all.slice(0, all.indexOf(phase) + 1) : [phase];
    const now = passed[0] ?? phase;
    const offer = unless(
      notInWinter(state, seat, now),
      args && args.year !== state.season.year && against('me.winter.phase', say('That winter is over.')),
      unfinished(state, seat, now),
    );
    return offer.open ? minding(...passed.flatMap((each) => goingToWaste(state, seat, each))) : offer;
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, args, { seat }) {
    const step = (phase: string | undefined) => (winterPhases as readonly string[]).indexOf(phase ?? '');
    const now = step(state.winter.at[seat]);
    // A banner that takes no quarters eats all the same.
    const eats =
      state.stage === 'winter' && now >= 0 && now <= step('quarters') && step(args.phase) >= step('quarters');
    return {
      ...args,
      seat,
      ...(eats ? leftovers(state, seat) : { loaded: [], stored: [] }),
      last: phaseAfter(args.phase, state.options.parts) === 'ready',
    };
  },
  *run(b) {
    const { year, phase, seat, last } = b;
    yield* eaten(b);
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
      ...beset(state).map(({ tile }) =>
        against('me.magic.undead', say('The dead of {tile} must be fought first.', { tile })),
      ),
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

/** What a seat would look for in a phase, and does not find. */
function nothingThere(state: State, seat: Seat, at: WinterPhase): Text | undefined {
  switch (at) {
    case 'diplomacy':
      if (neighbouringCourts(state, seat).length === 0)
        return say('No free people borders you: there is nobody to send a mission to.');
      return publicCrowns(state, seat) === 0 ? say('A mission costs a crown, and you have none.') : undefined;
    case 'autumn':
    case 'spring':
      if (idle(state, seat, at)) return say('No banner stands in its own capital: nobody casts a spell.');
      return wizardsIn(state, seat).length === 0
        ? say('No banner of yours stands in your capital: you cast no spell.')
        : undefined;
    case 'revenue':
      return idle(state, seat, at) ? say('No crown comes in: there is nothing to collect.') : undefined;
    default:
      return undefined;
  }
}

/** Where a seat goes on to. */
const goOn: { readonly [phase in WinterPhase | 'ready']: Text } = {
  autumn: say('Go on to the autumn equinox'),
  quarters: say('Go on to the winter quarters'),
  events: say('Go on to the winter events'),
  revenue: say('Go on to the revenue'),
  diplomacy: say('Go on to diplomacy'),
  recruitment: say('Go on to recruitment'),
  recovery: say('Go on to recovery'),
  construction: say('Go on to construction'),
  baggage: say('Go on to the baggage'),
  deployment: say('Go on to deployment'),
  espionage: say('Go on to espionage'),
  spring: say('Go on to the spring equinox'),
  ready: say('End your winter'),
};

const waits = (state: State, seat: Seat, at: WinterPhase): boolean =>
  (at === 'diplomacy' && pending(state).some((mission) => mission.seat === seat)) ||
  (at === 'espionage' && operativesWait(state, seat) !== undefined);

/** What ends a seat's phase, or the winter. */
export function onward(state: State, seat: Seat): readonly Task[] {
  if (state.stage !== 'winter') return [];
  const at = state.winter.at[seat];
  if (beset(state).length > 0 && at === 'ready') return battleTasks(state, seat);
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
  const passed = together(state, seat, at);
  const phase = passed.at(-1) ?? at;
  const why =
    passed.flatMap((each) => goingToWaste(state, seat, each))[0]?.why ?? nothingThere(state, seat, at);
  return [
    {
      kind: 'may',
      rule: 'me.winter.phase',
      title: goOn[phaseAfter(phase, state.options.parts)],
      ...(why && { why }),
      passes: passed.slice(1).filter((each) => !leftOut(each, state.options.parts)),
      icon: phases.find(({ id }) => id === at)?.icon ?? 'tower-flag',
      order: { id: 'end-winter-phase', args: { year: state.season.year, phase } },
      onward: true,
      // One may go on before one's missions are heard or one's operatives have acted, yet most wait.
      ...(waits(state, seat, at) ? { quiet: 'rare' as const } : { told: true as const }),
    },
  ];
}
