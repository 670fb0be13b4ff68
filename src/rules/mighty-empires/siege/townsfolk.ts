/** Independents under siege: one banner's worth of mouths and no baggage, so that hunger comes with the second month. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, note, part } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { against, define, notNow, pieceArg } from '../define.ts';
import { type Besieging, isNow, siegeOf } from '../map/walls.ts';
import { shortfall } from '../provisions/shortfall.ts';
import type { State } from '../state.ts';
import { applies, ownSiege } from './define.ts';
import { falls } from './fall.ts';
import { starvation, starving } from './starvation.ts';

/** Whether the townsfolk behind these walls still have to be fed this month. */
export const goHungry = (state: State, { defender, since, siege }: Besieging): boolean =>
  defender === 'independent' && !isNow(state, since) && !isNow(state, siege.starved);

export const starveOut = define({
  id: 'starve-out',
  rule: 'me.siege.townsfolk',
  title: say('Test the townsfolk’s hunger'),
  args: v.object({ siege: pieceArg }),
  *asks(state, seat) {
    yield* unlessAny(notNow(state, seat));
    const siege = yield* ownSiege(state, seat, say('Which townsfolk?'), (id) => {
      const found = siegeOf(state, id);
      return found && !goHungry(state, found)
        ? against('me.siege.townsfolk', say('They still have something to eat this month.'))
        : undefined;
    });
    return { siege };
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
});
