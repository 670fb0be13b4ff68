/** Each seat tells how many operatives it has, and in which order they act is rolled. */
import * as v from 'valibot';
import { drawLots } from '../../../kernel/lots.ts';
import { change, declare, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { yearArg } from '../court/missions.ts';
import { against, define, hasRealm, unless } from '../define.ts';
import type { State } from '../state.ts';
import { notInWinter } from '../winter/now.ts';
import { counters, hasDeclared, placer, undeclared, unturned } from './queries.ts';

/** Groups may play without spies. */
export const noSpies = ({ options }: State): Remark | undefined =>
  options.parts.espionage
    ? undefined
    : against('me.espionage.off', say('This campaign is played without espionage.'));

export const tellOperatives = define({
  id: 'tell-operatives',
  rule: 'me.espionage.declared',
  title: say('Announce your operatives'),
  args: v.object({ year: yearArg }),
  offered: (state, seat, args) =>
    unless(
      noSpies(state),
      notInWinter(state, seat, 'espionage'),
      args &&
        args.year !== state.season.year &&
        against('me.espionage.declared', say('That winter is over.')),
      hasDeclared(state, seat) && against('me.espionage.declared', say('Your operatives are counted.')),
    ),
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
  title: say('Roll who acts first'),
  args: v.object({ year: yearArg }),
  offered(state, _, args) {
    const [late] = undeclared(state);
    return unless(
      noSpies(state),
      (state.stage !== 'winter' || (args && args.year !== state.season.year)) &&
        against('me.espionage.order', say('That belongs to another winter.')),
      late !== undefined &&
        against('me.espionage.declared', say('{seat} has not told its operatives yet.', { seat: late })),
      placer(state) !== undefined &&
        against('me.espionage.placed', say('Not every operative is placed yet.')),
      counters(state).length === 0 && against('me.espionage.order', say('No operative is on the map.')),
      state.espionage.order.length > 0 &&
        against('me.espionage.order', say('The order is settled: operatives act one by one.')),
    );
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
