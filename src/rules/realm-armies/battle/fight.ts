/** A fight for a tile, carried out with dice: uncontested, in the open field, before walls, or from the sea. */
import * as v from 'valibot';
import { unlessAny } from '../../../kernel/asks.ts';
import { note, type Procedure } from '../../../kernel/procedure.ts';
import type { Rule } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import type { Change } from '../change.ts';
import type { Clash } from '../charts/aftermath.ts';
import { against, define, pieceArg, wrongStage } from '../define.ts';
import { dueNow } from '../night/due.ts';
import { settle, unopposed } from './aftermath.ts';
import { type Field, fieldOf } from './field.ts';
import { clash, diceOn } from './score.ts';

export const rules: { readonly [kind in 'field' | 'siege' | 'assault']: Rule } = {
  field: 'ra.field.dice',
  siege: 'ra.siege.dice',
  assault: 'ra.assault.dice',
};
const contested = (kind: Field['kind']): kind is 'field' | 'siege' | 'assault' =>
  kind === 'field' || kind === 'siege' || kind === 'assault';

export { contested };

/** The clash and what follows. */
export function* fought(b: Field): Procedure<Change> {
  if (!contested(b.kind)) {
    yield* unopposed(b);
    return;
  }
  const { attacker, defender, tile, kind } = b;
  const met = { attacker: attacker.seat, defender: defender.seat, tile };
  yield* note('met', rules[kind], {
    ...met,
    attackDice: diceOn(attacker),
    defenceDice: diceOn(defender),
    kind,
  });
  for (const cause of defender.causes)
    if (cause === 'guard' || cause === 'mountain')
      yield* note('ground', cause === 'guard' ? 'ra.field.guard' : `ra.${kind}.mountain`, {
        seat: defender.seat,
        tile,
        cause,
      });
  if (kind !== 'field' && b.work !== 'none' && b.work !== 'tower')
    yield* note('garrison', `ra.${kind}.garrison`, { seat: defender.seat, tile, work: b.work });
  if (diceOn(defender) === 0)
    yield* note('tower', kind === 'field' ? 'ra.field.tower' : 'ra.assault.tower', {
      seat: defender.seat,
      tile,
    });
  const { attack, defence, winner, tie } = yield* clash({
    attacker,
    defender,
    chart: b.chart,
    terms: b.terms,
    rule: rules[kind],
  });
  yield* note('fought', tie ? `ra.${kind}.tie` : `ra.${kind}`, { ...met, attack, defence, winner, kind });
  yield* settle(b, kind satisfies Clash, winner);
}

export const fight = define({
  id: 'fight',
  rule: 'ra.battle',
  title: say('Fight for the tile'),
  args: v.object({ activity: pieceArg }),
  single: ({ activity }) => activity,
  *asks(state) {
    yield* unlessAny(wrongStage(state, 'season'));
    return { activity: yield* dueNow(state, ['land', 'assault'], say('Which battle?')) };
  },
  applies: (state, { activity }) =>
    Object.hasOwn(state.activities, activity) || against('ra.night.over', say('That has already been done.')),
  brief: (state, { activity }) => fieldOf(state, activity),
  *run(b) {
    yield* fought(b);
  },
});
