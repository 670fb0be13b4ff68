/** Captives are rescued at once, by another battle, or never. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { emptyBattle, foughtSoFar } from '../battle/field.ts';
import { against, define, hasCaptives, pieceArg, unless, wrongStage } from '../define.ts';
import { awaited, countOf, scattered } from './queries.ts';

const rule = 'ch.captives.rescue';
const args = v.object({ captives: v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(60)) });

export const rescueCaptives = define({
  id: 'rescue',
  rule,
  title: say('Ride to their rescue'),
  args,
  offered: (state, seat, given) =>
    unless(
      wrongStage(state, 'campaign'),
      given?.captives.some((id) => state.captives[id]?.seat !== seat) &&
        against(rule, say('They are not of your army.')),
      given && scattered(state, given.captives),
      given?.captives.some((id) => !state.captives[id]?.hope || awaited(state, id)) &&
        against(rule, say('It is too late to ride to their rescue.')),
    ),
  applies: (state, { captives }) => hasCaptives(state, captives),
  brief(state, { captives }, { seat, order }) {
    const holder = state.captives[captives[0] ?? '']?.holder ?? seat;
    return {
      id: order,
      seat,
      holder,
      count: countOf(state, captives),
      battle: { ...emptyBattle('rescue', [seat, holder], foughtSoFar(state)), captives },
    };
  },
  *run({ id, seat, holder, count, battle }) {
    yield* change({ type: 'battleArranged', id, battle });
    yield* note('rescue', rule, { seat, holder, count, battle: id });
  },
  holds: ({ battle }) => battle.captives,
});

export const forgoRescue = define({
  id: 'forgo-rescue',
  rule,
  title: say('Leave them to their fate'),
  args,
  offered: (state, seat, given) =>
    unless(
      wrongStage(state, 'campaign'),
      given?.captives.some((id) => state.captives[id]?.seat !== seat || awaited(state, id)) &&
        against(rule, say('That is not yours to say.')),
    ),
  applies: (state, { captives }) => hasCaptives(state, captives),
  brief: (state, { captives }, { seat }) => ({ seat, captives, count: countOf(state, captives) }),
  *run({ seat, captives, count }) {
    for (const captive of captives) yield* change({ type: 'hopeless', captive });
    yield* note('no-rescue', rule, { seat, count });
  },
});
