/**
 * What a side brings to a battle and what its dice come to, by the three readings of "each die is modified, and the highest
 * wins": on every die and added up, once on the sum, or on every die with only the best one counting.
 */
import { lookUp } from '../../../kernel/chart.ts';
import { type Decision, type Procedure, part, rollFaces } from '../../../kernel/procedure.ts';
import type { Rule, Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { type Cause, type ModifierChart, modifierCharts, pointsPerDie } from '../charts/battles.ts';
import type { Readings } from '../options.ts';
import type { ArmyId } from '../state.ts';

/** The dice of an army, a fleet or a garrison. */
export type Pool = {
  readonly points: number;
  readonly general: boolean;
  /** Which army it is. */
  readonly army?: { readonly id: ArmyId; readonly number: number };
};
export type Side = {
  readonly seat: Seat;
  /** Who rolls its dice and decides for it. */
  readonly by: Seat;
  readonly pools: readonly Pool[];
  /** What is added to each of its dice, a named general apart. */
  readonly causes: readonly Cause[];
};
export type Terms = Pick<Readings, 'dice' | 'general'>;

export const diceOf = ({ points }: Pool): number => Math.floor(points / pointsPerDie);
/** D6 a side rolls. */
export const diceOn = ({ pools }: Pick<Side, 'pools'>): number =>
  pools.reduce((sum, pool) => sum + diceOf(pool), 0);

const worth = (chart: ModifierChart, cause: Cause): number => lookUp(modifierCharts[chart], cause).is;
/** What is added to every die, a named general apart. */
export const plusOn = (chart: ModifierChart, causes: readonly Cause[]): number =>
  causes.reduce((sum, cause) => sum + worth(chart, cause), 0);

/** What is added to each die, pool by pool. */
function plusEach(chart: ModifierChart, side: Side, { general }: Terms): readonly number[] {
  const plus = plusOn(chart, side.causes);
  const led = side.pools.some((pool) => pool.general) ? worth(chart, 'general') : 0;
  return side.pools.map((pool) => plus + (pool.general || general === 'all' ? led : 0));
}

type Thrown = {
  readonly seat: Seat;
  readonly by: Seat;
  readonly rule: Rule;
  readonly pool: Pool;
  readonly plus: number;
};
/** The best die of one army or garrison. */
const bestOf: Decision<Thrown, number> = {
  id: 'ra.battle.best',
  *run({ seat, by, rule, pool, plus }) {
    const { sorted } = yield* rollFaces('dice', {
      by,
      rule,
      dice: `${diceOf(pool)}d6`,
      modifier: plus,
      best: true,
      text: pool.army
        ? say('What is the best die of {seat}’s army {number}? It counts {plus} more.', {
            seat,
            plus,
            number: pool.army.number,
          })
        : say('What is the die of {seat}’s garrison? It counts {plus} more.', { seat, plus }),
    });
    return Math.max(...sorted) + plus;
  },
};

/** What all bonuses come to on dice that are thrown together: on every die, or once. */
const plusOnAll = ({ pools }: Side, plus: readonly number[], { dice }: Terms): number =>
  dice === 'each'
    ? pools.reduce((all, pool, i) => all + diceOf(pool) * (plus[i] ?? 0), 0)
    : Math.max(...plus);

export type Rolled = {
  readonly side: Side;
  readonly chart: ModifierChart;
  readonly terms: Terms;
  readonly rule: Rule;
};
/** One side's dice, as a decision: chances are worked out once for each side, and only its result is carried on. */
export const rolling: Decision<Rolled, number> = {
  id: 'ra.battle.roll',
  *run({ side, chart, terms, rule }) {
    const count = diceOn(side);
    // No dice come to nothing, whatever would be added.
    if (count === 0) return 0;
    const plus = plusEach(chart, side, terms);
    // Where dice are unlike and only one counts, it must be known whose it is.
    if (terms.dice === 'best' && new Set(plus).size > 1) {
      const { seat, by, pools } = side;
      let best = 0;
      for (const [i, pool] of pools.entries()) {
        const thrown = { seat, by, rule, pool, plus: plus[i] ?? 0 };
        best = Math.max(
          best,
          yield* part(pool.army?.id ?? (diceOf(pool) === 1 ? 'garrison' : `pool${i + 1}`), bestOf, thrown),
        );
      }
      return best;
    }
    const modifier = plusOnAll(side, plus, terms);
    const { sorted } = yield* rollFaces('dice', {
      by: side.by,
      rule,
      dice: `${count}d6`,
      modifier,
      ...(terms.dice === 'best' ? { best: true } : {}),
      text: say('{seat} fights with {count} dice.', { seat: side.seat, count }),
    });
    return (
      modifier + (terms.dice === 'best' ? Math.max(...sorted) : sorted.reduce((sum, face) => sum + face, 0))
    );
  },
};

export type Clash = {
  readonly attacker: Side;
  readonly defender: Side;
  readonly chart: ModifierChart;
  readonly terms: Terms;
  readonly rule: Rule;
};
export type Clashed = {
  readonly attack: number;
  readonly defence: number;
  readonly winner: 'attacker' | 'defender';
  /** The defender won because nobody was higher. */
  readonly tie: boolean;
};
/** Both sides roll; the higher wins, and a tie goes to the defender. Labels: `attack/dice`, `defence/dice`. */
export function* clash({ attacker, defender, chart, terms, rule }: Clash): Procedure<never, Clashed> {
  const attack = yield* part('attack', rolling, { side: attacker, chart, terms, rule });
  const defence = yield* part('defence', rolling, { side: defender, chart, terms, rule });
  return { attack, defence, winner: attack > defence ? 'attacker' : 'defender', tie: attack === defence };
}
