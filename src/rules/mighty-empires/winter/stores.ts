/** Baggage for the season to come: bought by the crown. */
import * as v from 'valibot';
import { change, note } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { define, hasRealm, unless } from '../define.ts';
import { notInWinter, tooDear } from './now.ts';

/** Crowns for a point of baggage. */
export const crownsALoad = 1;

export const buyBaggage = define({
  id: 'buy-baggage',
  rule: 'me.stores',
  title: say('Buy baggage'),
  args: v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)) }),
  offered: (state, seat, args) =>
    unless(notInWinter(state, seat, 'baggage'), args && tooDear(state, seat, args.points * crownsALoad)),
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (_, { points }, { seat }) => ({ seat, points }),
  *run({ seat, points }) {
    yield* change({ type: 'spent', seat, crowns: points * crownsALoad });
    yield* change({ type: 'storesBought', seat, points });
    yield* note('stores-bought', 'me.stores', { seat, points });
  },
});
