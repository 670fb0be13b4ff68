/** After a battle, third and fourth: what comes in, the underdog's pay first, and what the force costs. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { change, note, type Procedure } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import { worth } from '../charts/territories.ts';
import { against, define, hasRealm, pieceArg } from '../define.ts';
import { territoriesOf, upkeep } from '../roll/points.ts';
import { settledNow, sittingOf } from '../sitting.ts';
import type { State } from '../state.ts';
import { handfuls } from './handfuls.ts';

/** Gold all of a player's territories bring. */
export const incomeOf = (state: State, seat: Seat): number =>
  territoriesOf(state, seat).reduce((sum, [, { land }]) => sum + worth(land).income, 0);

/** As many D6 of gold as the underdog's bonus says. */
export const underdogPay = (seat: Seat, bonus: number): Procedure<Change, number> =>
  handfuls('pay', bonus, () => ({
    by: seat,
    rule: 'ch.income.underdog',
    text: say('What does your overlord pay the underdog?'),
  }));

export const collectIncome = define({
  id: 'collect-income',
  rule: 'ch.income',
  title: say('Collect the income'),
  args: v.object({ battle: pieceArg }),
  *asks(state, seat) {
    return { battle: yield* settledNow(state, seat, 'income') };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { battle }, { seat }) => ({
    seat,
    battle,
    bonus: sittingOf(state, seat)?.bonus ?? 0,
    income: incomeOf(state, seat),
    territories: territoriesOf(state, seat).length,
  }),
  *run({ seat, battle, bonus, income, territories }) {
    const pay = yield* underdogPay(seat, bonus);
    if (bonus > 0) {
      yield* change({ type: 'gold', seat, amount: pay });
      yield* note('underdog-paid', 'ch.income.underdog', { seat, gold: pay });
    }
    yield* change({ type: 'gold', seat, amount: income });
    yield* note('income', 'ch.income', { seat, gold: income, territories });
    yield* change({ type: 'stepped', seat, battle, step: 'income' });
  },
});

export const payMaintenance = define({
  id: 'pay-maintenance',
  rule: 'ch.maintenance',
  title: say('Pay your force'),
  args: v.object({ battle: pieceArg }),
  *asks(state, seat) {
    const battle = yield* settledNow(state, seat, 'maintenance');
    const due = upkeep(state, seat);
    const gold = state.realms[seat]?.gold ?? 0;
    yield* unlessAny(
      gold < due &&
        against(
          'ch.maintenance.short',
          say(
            'Your force costs {due} gold and you have {gold}: disband figures until you can pay the rest.',
            {
              due,
              gold,
            },
          ),
        ),
    );
    return { battle };
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief: (state, { battle }, { seat }) => ({ seat, battle, due: upkeep(state, seat) }),
  *run({ seat, battle, due }) {
    yield* change({ type: 'gold', seat, amount: -due });
    yield* note('paid', 'ch.maintenance', { seat, gold: due });
    yield* change({ type: 'stepped', seat, battle, step: 'maintenance' });
  },
});
