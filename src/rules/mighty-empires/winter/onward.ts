/** A seat ends a phase of its winter; when all are ready the roads open again. */

import * as v from 'valibot';
import { type Asking, given, mindedLater, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark, Task } from '../../../kernel/ruleset.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { battleTasks } from '../battle/tasks.ts';
import { neighbouringCourts, pending } from '../court/embassies.ts';
import { against, define, hasRealm } from '../define.ts';
import { operativesWait } from '../espionage/queries.ts';
import { wizardsIn } from '../magic/casters.ts';
import { beset } from '../map/spells.ts';
import { phases } from '../phases.ts';
import type { State } from '../state.ts';
import { elsewhen, notInWinter, publicCrowns } from '../winter-now.ts';
import { leftOut, phaseAfter, type WinterPhase, winterPhases } from '../winter-phases.ts';
import { idle, together } from './idle.ts';
import { eaten, leftovers } from './quarters.ts';
import { goingToWaste, unfinished } from './unfinished.ts';

const year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

/** The year an order is for, which its page puts on it. */
function* thisYear(now: number, otherwise: Remark): Asking<number> {
  return yield* given<number>('year', {
    value: now,
    against: (one) => (one === now ? undefined : otherwise),
  });
}

export const endWinterPhase = define({
  id: 'end-winter-phase',
  rule: 'me.winter.phase',
  title: say('End the phase'),
  args: v.object({ year, phase: v.picklist(winterPhases) }),
  *asks(state, seat) {
    const at = state.winter.at[seat];
    const on = state.stage === 'winter' && at !== undefined && at !== 'ready' ? at : undefined;
    yield* unlessAny(on === undefined && against('me.winter.phase', say('Your winter is already over.')));
    const late = on && notInWinter(state, seat, on);
    /** What the word for a phase ends: those before it in which nothing is left to do as well. */
    const passedBy = (one: WinterPhase): readonly WinterPhase[] => {
      const all = on === undefined || on === one ? [one] : together(state, seat, on);
      return all.slice(0, all.indexOf(one) + 1);
    };
    const phase = yield* given<WinterPhase>('phase', {
      ...(on && { value: on }),
      against: (one) => (passedBy(one).length > 0 ? late : elsewhen),
    });
    const year = yield* thisYear(
      state.season.year,
      against('me.winter.phase', say('That winter is already over.')),
    );
    yield* unlessAny(on && unfinished(state, seat, on));
    yield* mindedLater(() => passedBy(phase).flatMap((each) => goingToWaste(state, seat, each)));
    return { year, phase };
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
  *asks(state) {
    yield* unlessAny(
      state.stage !== 'winter' && against('me.season.year', say('The season has already begun.')),
    );
    const late = state.seats.find((seat) => state.winter.at[seat] !== 'ready');
    yield* unlessAny(
      late !== undefined && against('me.winter.together', say('{seat} is not ready yet.', { seat: late })),
      ...beset(state).map(({ tile }) =>
        against('me.magic.undead', say('Fight the undead in {tile} first.', { tile })),
      ),
    );
    const next = state.season.year + 1;
    const otherwise = against('me.season.year', say('The next year is {year}.', { year: next }));
    return { year: yield* thisYear(next, otherwise) };
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
        return say('No independent empire borders yours: there is no one to send a mission to.');
      return publicCrowns(state, seat) === 0 ? say('A mission costs a crown, and you have none.') : undefined;
    case 'autumn':
    case 'spring':
      if (idle(state, seat, at))
        return say('No player has a banner in their own capital: no one casts a spell.');
      return wizardsIn(state, seat).length === 0
        ? say('You have no banner in your capital: you cast no spell.')
        : undefined;
    case 'revenue':
      return idle(state, seat, at) ? say('No crowns come in: there is nothing to collect.') : undefined;
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
  if (at === undefined || at === 'ready' || !endWinterPhase.offered(state, seat).open) return [];
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
