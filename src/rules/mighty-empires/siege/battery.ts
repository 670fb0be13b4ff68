/** Battery: a turn without assaults, for a bonus on every assault of the turn after. The die is rolled once, and kept for that turn. */
import * as v from 'valibot';
import { minded } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { change, type Decision, note, type Procedure, part, roll } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import type { Remark } from '../../../kernel/ruleset.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { dwarfBattery } from '../charts/peoples.ts';
import { battery } from '../charts/sieges.ts';
import { against, define, notNow, pieceArg } from '../define.ts';
import { type Besieging, isNow, siegeOf, thisMonth } from '../map/walls.ts';
import type { State } from '../state.ts';
import { applies, battleFirst, ownSiege } from './define.ts';
import type { Beleaguered } from './fall.ts';

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

/** Walls are battered once a turn, and not in a turn in which they were stormed. */
function tried(state: State, id: string): Remark | undefined {
  const { battered = null, assaulted = null } = siegeOf(state, id)?.siege ?? {};
  if (isNow(state, battered))
    return against('me.siege.battery', say('Your engines are battering the walls this turn.'));
  return isNow(state, assaulted)
    ? against(
        'me.siege.battery',
        say('You have already stormed this turn: you cannot batter the walls as well.'),
      )
    : undefined;
}

export const batter = define({
  id: 'batter',
  rule: 'me.siege.battery',
  title: say('Batter the walls'),
  args: v.object({ siege: pieceArg }),
  *asks(state, seat) {
    const siege = yield* ownSiege(
      state,
      seat,
      say('Which walls do you batter?'),
      (id) => battleFirst(state, id) ?? notNow(state, seat, 'siege') ?? tried(state, id),
    );
    if (state.options.armies === 'units')
      yield* minded(
        against('me.siege.engines', say('The besieging force needs cannons, stone throwers or sappers.')),
      );
    return { siege };
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
