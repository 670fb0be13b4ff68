/** Who goes first this month: a die each, the highest first. */
import * as v from 'valibot';
import { type Asking, given, unlessAny } from '../../../kernel/asks.ts';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, wrongStage } from '../define.ts';
import { besetBy, portents } from '../magic/portents.ts';
import type { Month, State } from '../state.ts';

/** The month an order is for, which its page puts on it. */
export const monthArgs = {
  year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
};
export function* thisMonth({ season }: State, otherwise: Remark): Asking<Month> {
  const against = (now: number) => (one: number) => (one === now ? undefined : otherwise);
  const year = yield* given<number>('year', { value: season.year, against: against(season.year) });
  const month = yield* given<number>('month', { value: season.month, against: against(season.month) });
  return { year, month };
}

export const rollInitiative = define({
  id: 'roll-initiative',
  rule: 'me.season.initiative',
  title: say('Roll for initiative'),
  args: v.object(monthArgs),
  *asks(state) {
    yield* unlessAny(
      wrongStage(state, 'season'),
      state.season.order.length > 0 &&
        against('me.season.initiative', say('The order of play for this month is already settled.')),
    );
    return yield* thisMonth(state, against('me.season.initiative', say('That was another month.')));
  },
  applies: () => true,
  brief: (state, { year, month: of }) => ({ seats: state.seats, year, month: of, beset: besetBy(state) }),
  *run({ seats, year, month: of, beset }) {
    const order = yield* drawLots(seats, {
      rule: 'me.season.initiative',
      text: say('Who goes first this month?'),
    });
    yield* change({ type: 'initiativeSet', year, month: of, order });
    yield* note('initiative', 'me.season.initiative', { year, month: of, order: [...order] });
    yield* portents(beset);
  },
});
