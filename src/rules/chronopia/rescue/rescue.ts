/** Captives are rescued at once, by another battle, or never. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { emptyBattle } from '../battle/field.ts';
import { foughtSoFar } from '../battles.ts';
import { awaited, captivesAmong, countOf, scattered, takenFrom } from '../captives/queries.ts';
import { against, define, hasCaptives, pieceArg, wrongStage } from '../define.ts';

const rule = 'ch.captives.rescue';
const args = v.object({ captives: v.pipe(v.array(pieceArg), v.minLength(1), v.maxLength(60)) });

export const rescueCaptives = define({
  id: 'rescue',
  rule,
  title: say('Ride to their rescue'),
  args,
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const captives = yield* captivesAmong(
      say('Who do you ride to free?'),
      () => takenFrom(state, seat),
      (one) =>
        state.captives[one]?.seat !== seat
          ? against(rule, say('They do not belong to your army.'))
          : undefined,
    );
    yield* unlessAny(
      scattered(state, captives),
      captives.some((id) => !state.captives[id]?.hope || awaited(state, id)) &&
        against(rule, say('It is too late to ride to their rescue.')),
    );
    return { captives };
  },
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
});

export const forgoRescue = define({
  id: 'forgo-rescue',
  rule,
  title: say('Leave them to their fate'),
  args,
  *asks(state, seat) {
    yield* unlessAny(wrongStage(state, 'campaign'));
    const captives = yield* captivesAmong(
      say('Who do you leave to their fate?'),
      () => takenFrom(state, seat),
      (one) =>
        state.captives[one]?.seat !== seat || awaited(state, one)
          ? against(rule, say('That is not for you to decide.'))
          : undefined,
    );
    return { captives };
  },
  applies: (state, { captives }) => hasCaptives(state, captives),
  brief: (state, { captives }, { seat }) => ({ seat, captives, count: countOf(state, captives) }),
  *run({ seat, captives, count }) {
    for (const captive of captives) yield* change({ type: 'hopeless', captive });
    yield* note('no-rescue', rule, { seat, count });
  },
});
