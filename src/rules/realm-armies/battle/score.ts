/**
 * What a side brings to a battle and what its dice come to, by the three readings of "each die is modified, and the highest
 * wins": on every die and added up, once on the sum, or on every die with only the best one counting.
 */
import { lookUp } from '../../../kernel/chart.ts';
import { type Decision, type Procedure, part, rollFaces } from '../../../kernel/procedure.ts';
import type { Seat } from '../../../kernel/question.ts';
import { say } from '../../../kernel/text.ts';
import { type Cause, type ModifierChart, modifierCharts, pointsPerDie } from '../charts/battles.ts';
import type { Readings } from '../options.ts';

/** Dice rolled together: those of an army, a fleet or a garrison. */
export type Pool = { readonly points: number; readonly general: boolean };
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

/** Of each die in the order of the pools, what is added to it. */
function plusEach(
  chart: ModifierChart,
  side: Pick<Side, 'pools' | 'causes'>,
  { general }: Terms,
): readonly number[] {
  const plus = plusOn(chart, side.causes);
  const led = side.pools.some((pool) => pool.general) ? worth(chart, 'general') : 0;
  return side.pools.flatMap((pool) =>
    Array.from({ length: diceOf(pool) }, () => plus + (pool.general || general === 'all' ? led : 0)),
  );
}

/** What thrown dice come to. No dice come to nothing, whatever would be added. */
export function scoreOf(
  chart: ModifierChart,
  side: Pick<Side, 'pools' | 'causes'>,
  faces: readonly number[],
  terms: Terms,
): number {
  const plus = plusEach(chart, side, terms);
  if (faces.length === 0) return 0;
  const sum = faces.reduce((all, face) => all + face, 0);
  switch (terms.dice) {
    case 'each':
      return sum + plus.reduce((all, each) => all + each, 0);
    case 'once':
      return sum + Math.max(...plus);
    case 'best':
      return Math.max(...faces.map((face, i) => face + (plus[i] ?? 0)));
  }
}

export type Rolled = {
  readonly side: Side;
  readonly chart: ModifierChart;
  readonly terms: Terms;
  readonly rule: string;
};
/** One side's dice, as a decision: chances are worked out once for each side, and only its result is carried on. */
export const rolling: Decision<Rolled, number> = {
  id: 'ra.battle.roll',
  *run({ side, chart, terms, rule }) {
    const count = diceOn(side);
    if (count === 0) return 0;
    const faces = yield* rollFaces('dice', {
      by: side.by,
      rule,
      dice: `${count}d6`,
      modifier: plusOn(chart, side.causes),
      text: say('{seat} fights with {count} dice.', { seat: side.seat, count }),
    });
    return scoreOf(chart, side, faces, terms);
  },
};

export type Clash = {
  readonly attacker: Side;
  readonly defender: Side;
  readonly chart: ModifierChart;
  readonly terms: Terms;
  readonly rule: string;
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
