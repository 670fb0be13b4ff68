/** Battery: a turn without assaults, for a bonus on every assault of the turn after. The die is rolled once, and kept for that turn. */
import * as v from 'valibot';
import { lookUp } from '../../../kernel/chart.ts';
import { change, type Decision, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../changes/index.ts';
import { dwarfBattery } from '../charts/peoples.ts';
import { battery } from '../charts/sieges.ts';
import { against, closed, define, minding, notNow, pieceArg, unless } from '../define.ts';
import { applies, battleFirst, noneOf, noSiege, notBesieger } from './define.ts';
import type { Beleaguered } from './fall.ts';
import { type Besieging, isNow, siegeOf, thisMonth } from './walls.ts';

/** Dwarf holds in the mountains are hewn too deep for most engines (Dwarfs). */
export type Breaching = { readonly by: Seat; readonly hold?: true };

export const breachRoll: Decision<Breaching, { readonly total: number; readonly bonus: number }> = {
  id: 'me.siege.breach',
  *run({ by, hold }) {
    const chart = hold ? dwarfBattery : battery;
    const total = yield* roll('battery', {
      by,
      rule: hold ? 'me.peoples.dwarfs.battery' : 'me.siege.breach',
      dice: 'd6',
      chart: chart.id,
      text: say('What have the engines done to the walls?'),
    });
    return { total, bonus: lookUp(chart, total).is.bonus };
  },
};

/** Rolls for last turn's battery, for all assaults of this turn. */
export function* breach({ attacker, siege, tile, hold }: Beleaguered): Procedure<Change, number> {
  const { total, bonus } = yield* part(
    'breach',
    breachRoll,
    hold ? { by: attacker, hold } : { by: attacker },
  );
  yield* change({ type: 'breached', id: siege, bonus });
  yield* note('breach', 'me.siege.breach', { seat: attacker, tile, total, bonus });
  return bonus;
}

export const batter = define({
  id: 'batter',
  rule: 'me.siege.battery',
  title: say('Batter the walls'),
  args: v.object({ siege: pieceArg }),
  offered(state, seat, args) {
    const siege = args && siegeOf(state, args.siege);
    const barred = unless(
      args ? noSiege(state, args.siege) : noneOf(state, seat),
      args && notBesieger(state, seat, args.siege),
      args && battleFirst(state, args.siege),
      notNow(state, seat, 'siege'),
      siege && isNow(state, siege.siege.battered)
        ? against('me.siege.battery', say('Your engines batter the walls this turn.'))
        : undefined,
    );
    if (!barred.open) return barred;
    if (siege && isNow(state, siege.siege.assaulted))
      return closed('me.siege.battery', say('You have stormed this turn: it is one or the other.'));
    return minding(
      ...(args && state.options.armies === 'units'
        ? [
            against(
              'me.siege.engines',
              say('It takes cannons, stone throwers or sappers in the force before the walls.'),
            ),
          ]
        : []),
    );
  },
  applies,
  brief(state, { siege }) {
    const { tile, attacker } = siegeOf(state, siege) as Besieging;
    return { siege, tile, attacker, now: thisMonth(state) };
  },
  *run({ siege, tile, attacker, now }) {
    yield* change({ type: 'battered', id: siege, ...now });
    yield* note('battered', 'me.siege.battery', { seat: attacker, tile });
  },
});
