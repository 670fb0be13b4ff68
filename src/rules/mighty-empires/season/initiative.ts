/** Who goes first this month: a die each, the highest first. */
import * as v from 'valibot';
import { drawLots } from '../../../kernel/lots.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, unless, wrongStage } from '../define.ts';
import { besetBy, portents } from '../magic/portents.ts';

const month = v.object({
  year: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
});

export const rollInitiative = define({
  id: 'roll-initiative',
  rule: 'me.season.initiative',
  title: say('Roll for initiative'),
  args: month,
  offered: (state, _, args) =>
    unless(
      wrongStage(state, 'season'),
      state.season.order.length > 0 &&
        against('me.season.initiative', say('The order of play this month is settled.')),
      args &&
        (args.year !== state.season.year || args.month !== state.season.month) &&
        against('me.season.initiative', say('That is another month.')),
    ),
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
