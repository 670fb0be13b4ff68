/** Military strength: a sum agreed on, or dice for every settlement of the realm. */
import { unlessAny } from '../../../kernel/asks.ts';
import { lookUp } from '../../../kernel/chart.ts';
import { dice, total } from '../../../kernel/dice.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { askAll, change, note, rolled } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { militaryStrength } from '../charts/realms.ts';
import { against, define, hasRealm, noArgs, wrongStage } from '../define.ts';

export const rollStrength = define({
  id: 'roll-strength',
  rule: 'me.strength',
  title: say('Roll the military strength'),
  args: noArgs,
  *asks(state, seat) {
    yield* unlessAny(
      wrongStage(state, 'armies'),
      state.realms[seat]?.strength != null &&
        against('me.strength', say('The strength of the realm is known.')),
    );
    return {};
  },
  applies: (state, _, seat) => hasRealm(state, seat),
  brief(state, _, { seat }) {
    const mine = (state.realms[seat]?.tiles ?? []).flatMap((tile) => {
      const holding = state.tiles[tile];
      if (!holding || holding.flag !== seat || holding.site === 'barren') return [];
      const { points } = lookUp(militaryStrength, holding.capitalOf ? 'capital' : holding.site).is;
      return [{ tile: tile as TileId, dice: points }];
    });
    const { strength, points } = state.options;
    return { seat, fixed: strength === 'fixed' ? points : null, settlements: mine };
  },
  *run({ seat, fixed, settlements }) {
    const rolls = yield* askAll(
      Object.fromEntries(
        (fixed === null ? settlements : []).map((settlement) => [
          settlement.tile,
          rolled({
            by: seat,
            rule: 'me.strength.rolled',
            dice: settlement.dice,
            chart: militaryStrength.id,
            text: say('How strong is the muster of {tile}?', { tile: settlement.tile }),
          }),
        ]),
      ),
    );
    const points =
      fixed ??
      settlements.reduce(
        (sum, settlement) => sum + total(dice(settlement.dice), rolls[settlement.tile] ?? []),
        0,
      );
    yield* change({ type: 'strengthSet', seat, points });
    yield* note('strength', fixed === null ? 'me.strength.rolled' : 'me.strength.fixed', { seat, points });
  },
});
