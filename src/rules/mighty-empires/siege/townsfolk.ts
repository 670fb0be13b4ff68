/** Independents under siege: one banner's worth of mouths and no baggage, so that hunger comes with the second month. */
import * as v from 'valibot';
import { change, note, part } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg, unless } from '../define.ts';
import { shortfall } from '../season/shortfall.ts';
import type { State } from '../state.ts';
import { applies, noneOf, noSiege, notBesieger } from './define.ts';
import { falls } from './fall.ts';
import { starvation, starving } from './starvation.ts';
import { type Besieging, isNow, siegeOf } from './walls.ts';

/** Whether the townsfolk behind these walls still have to be fed this month. */
export const goHungry = (state: State, { defender, since, siege }: Besieging): boolean =>
  defender === 'independent' && !isNow(state, since) && !isNow(state, siege.starved);

export const starveOut = define({
  id: 'starve-out',
  rule: 'me.siege.townsfolk',
  title: say('The townsfolk hunger'),
  args: v.object({ siege: pieceArg }),
  offered: (state: State, seat: Seat, args) => {
    const siege = args && siegeOf(state, args.siege);
    return unless(
      notNow(state, seat),
      args ? noSiege(state, args.siege) : noneOf(state, seat),
      args && notBesieger(state, seat, args.siege),
      siege &&
        !goHungry(state, siege) &&
        against('me.siege.townsfolk', say('They still have something to eat this month.')),
    );
  },
  applies,
  brief(state, { siege: id }, { order }) {
    const siege = siegeOf(state, id) as Besieging;
    return { ...starving(state, order, siege, 0), mustered: siege.mustered ?? 0 };
  },
  *run(b) {
    const { tile, attacker, stockpile, mustered } = b;
    const rule = 'me.siege.townsfolk';
    if (stockpile > 0) {
      yield* change({ type: 'starved', tile, ...b.now });
      yield* change({ type: 'stockpileChanged', tile, by: -1 });
      yield* note('townsfolk-fed', rule, { tile });
      return;
    }
    const { points } = yield* part('shortfall', shortfall, { by: attacker });
    const left = Math.max(0, mustered - points);
    yield* note('townsfolk-hungry', rule, { tile, points });
    if (left === 0) {
      yield* note('betrayed', 'me.siege.betrayal', { tile, defender: b.defender, attacker });
      yield* falls(b);
      return;
    }
    yield* change({ type: 'garrisonLeft', tile, points: left });
    yield* starvation(b);
  },
  holds: ({ siege }) => [siege],
});
