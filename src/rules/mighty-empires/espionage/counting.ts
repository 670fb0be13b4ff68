/** Each seat tells how many operatives it has, and in which order they act is rolled. */
import * as v from 'valibot';
import { given, unlessAny } from '../../../kernel/asks.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, declare, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { yearArg } from '../court/missions.ts';
import { against, define, hasRealm } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter-now.ts';
import { counters, hasDeclared, placer, undeclared, unturned } from './queries.ts';

/** Groups may play without spies. */
export const noSpies = ({ options }: State): Remark | undefined =>
  options.parts.espionage ? undefined : against('me.espionage.off', say('You play without espionage.'));

export const tellOperatives = define({
  id: 'tell-operatives',
  rule: 'me.espionage.declared',
  title: say('Announce your operatives'),
  args: v.object({ year: yearArg }),
  *asks(state, seat) {
    yield* unlessAny(noSpies(state), notInWinter(state, seat, 'espionage'));
    const year = yield* given<number>('year', {
      value: state.season.year,
      against: (one) =>
        one === state.season.year
          ? undefined
          : against('me.espionage.declared', say('That winter is already over.')),
    });
    yield* unlessAny(
      hasDeclared(state, seat) &&
        against('me.espionage.declared', say('You have already announced your operatives.')),
    );
    return { year };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { year }, { seat }) => ({ year, seat }),
  *run({ year, seat }) {
    const told = yield* declare('operatives', {
      by: seat,
      rule: 'me.espionage.declared',
      text: say('How many operatives have you hired?'),
      claim: 'operatives',
      about: { year },
    });
    const operatives = Math.max(0, Math.trunc(Number(told)) || 0);
    yield* change({ type: 'operativesDeclared', seat, year, operatives });
    yield* note('operatives', 'me.espionage.declared', { seat, operatives });
  },
});

export const rollEspionage = define({
  id: 'roll-espionage',
  rule: 'me.espionage.order',
  title: say('Roll for whose operatives act first'),
  args: v.object({ year: yearArg }),
  *asks(state) {
    yield* unlessAny(noSpies(state));
    const year = yield* given<number>('year', {
      value: state.season.year,
      against: (one) =>
        state.stage === 'winter' && one === state.season.year
          ? undefined
          : against('me.espionage.order', say('That was another winter.')),
    });
    const [late] = undeclared(state);
    yield* unlessAny(
      late !== undefined &&
        against(
          'me.espionage.declared',
          say('{seat} has not announced their operatives yet.', { seat: late }),
        ),
      placer(state) !== undefined &&
        against('me.espionage.placed', say('Not all operatives are placed yet.')),
      counters(state).length === 0 &&
        against('me.espionage.order', say('There are no operatives on the map.')),
      state.espionage.order.length > 0 &&
        against('me.espionage.order', say('The order is already settled: operatives act one by one.')),
    );
    return { year };
  },
  applies: () => true,
  brief(state, { year }) {
    const lying = unturned(state);
    return { year, seats: state.seats.filter((seat) => lying.some((counter) => counter.seat === seat)) };
  },
  *run({ year, seats }) {
    const order = yield* drawLots(seats, {
      rule: 'me.espionage.order',
      text: say('Whose operatives act first?'),
    });
    yield* change({ type: 'espionageOrderSet', year, order });
    yield* note('espionage-order', 'me.espionage.order', { order: [...order] });
  },
});
