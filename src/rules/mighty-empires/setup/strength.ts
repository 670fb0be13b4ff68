import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import { change, note, rollEach } from '../../../kernel/procedure.ts';
import { say } from '../../../kernel/text.ts';
import { militaryStrength } from '../charts/realms.ts';
import { against, define, hasRealm, openUnless, wrongStage } from '../define.ts';

export const rollStrength = define({
  id: 'roll-strength',
  rule: 'me.strength',
  title: say('Roll the military strength'),
  ...openUnless((state, seat) => [
    wrongStage(state, 'armies'),
    state.realms[seat]?.strength != null &&
      against('me.strength', say('The strength of your realm is already known.')),
  ]),
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
    const rolls = yield* rollEach(fixed === null ? settlements : [], ({ tile, dice }) => ({
      label: tile,
      by: seat,
      rule: 'me.strength.rolled',
      dice,
      chart: militaryStrength.id,
      text: say('How many points does {tile} muster?', { tile }),
    }));
    const points = fixed ?? rolls.reduce((sum, [, troops]) => sum + troops, 0);
    yield* change({ type: 'strengthSet', seat, points });
    yield* note('strength', fixed === null ? 'me.strength.rolled' : 'me.strength.fixed', { seat, points });
  },
});
