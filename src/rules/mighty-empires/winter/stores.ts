/** Baggage for the season to come: bought by the crown. */
import * as v from 'valibot';
import { count, unlessAny } from '../../../kernel/asks.ts';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, hasRealm } from '../define.ts';
import { notInWinter, publicCrowns, tooDear } from '../winter-now.ts';

/** Crowns for a point of baggage. */
export const crownsALoad = 1;

export const buyBaggage = define({
  id: 'buy-baggage',
  rule: 'me.stores',
  title: say('Buy baggage'),
  args: v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)) }),
  *asks(state, seat) {
    yield* unlessAny(notInWinter(state, seat, 'baggage'));
    const points = yield* count('points', {
      text: say('How much baggage do you buy for the spring?'),
      from: 1,
      to: Math.max(1, Math.floor(publicCrowns(state, seat) / crownsALoad)),
      against: (one) => tooDear(state, seat, one * crownsALoad),
    });
    return { points };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { points }, { seat }) => ({ seat, points }),
  *run({ seat, points }) {
    yield* change({ type: 'spent', seat, crowns: points * crownsALoad });
    yield* change({ type: 'storesBought', seat, points });
    yield* note('stores-bought', 'me.stores', { seat, points });
  },
});
