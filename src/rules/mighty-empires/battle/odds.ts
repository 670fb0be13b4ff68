/**
 * The chances of a battle, from the rule itself: how it ends, what both sides lose on average, for each pair of cards and
 * for any way of choosing them. Points are points of troops.
 */

import { lookUp } from '../../../kernel/chart.ts';
import { dice, distribution } from '../../../kernel/dice.ts';
import { chance, mean, type Odds, odds } from '../../../kernel/odds.ts';
import { type Decision, type Procedure, part } from '../../../kernel/procedure.ts';
import { type BattleOutcome, battleResult, characterCasualty } from '../charts/battles.ts';
import { attackerCards, defenderCards } from '../charts/combat.ts';
import type { State } from '../state.ts';
import { type AttackerCard, type Clash, type Clashed, clash, type DefenderCard } from './clash.ts';
import { type Muster, muster } from './muster.ts';
import { type Pursued, pursuing } from './pursuit.ts';

/** How likely a side plays each card: weights, not shares; none: all alike. */
export type Cards<C extends string> = { readonly [card in C]?: number };
export type Playing = {
  readonly attacker?: Cards<AttackerCard>;
  readonly defender?: Cards<DefenderCard>;
};
export const results = ['attacker-scatters', 'attacker', 'draw', 'defender', 'defender-scatters'] as const;
export type Result = (typeof results)[number];
export type BattleOdds = {
  readonly kind: Odds<Result>['kind'];
  /** The chance of each result: whose day it is, and whether the other side is scattered. */
  readonly results: { readonly [result in Result]: number };
  /** Mean points lost in the fighting, a fallen leader's among them where armies are points. */
  readonly loses: { readonly attacker: number; readonly defender: number };
};

type Fell = { readonly result: Result; readonly row: number; readonly double: boolean };
const resultOf = ({ winner, scattered }: BattleOutcome): Result =>
  winner === null ? 'draw' : scattered ? `${winner}-scatters` : winner;

/** The clash read on its chart; what is lost follows from the row. */
const fallen: Decision<Clash, Fell> = {
  id: 'me.battle.result',
  *run(b) {
    const { score, double }: Clashed = yield* clash(b);
    const { row, is } = lookUp(battleResult, score);
    return { result: resultOf(is), row, double };
  },
};
const meanOf = (notation: string): number => {
  const all = [...distribution(dice(notation))];
  const ways = all.reduce((sum, [, each]) => sum + each, 0);
  return all.reduce((sum, [points, each]) => sum + points * each, 0) / ways;
};
const even = <C extends string>(cards: readonly C[]): { readonly [card: string]: number } =>
  Object.fromEntries(cards.map((card) => [card, 1]));

/** @param attack @param defence strengths in points @param playing how both sides choose their cards */
export function battleOdds(
  attack: number,
  defence: number,
  playing: Playing = {},
  armies: State['options']['armies'] = 'points',
): BattleOdds {
  const met: Clash = {
    attacker: 'attacker',
    defender: 'defender',
    card: 'defender',
    attack,
    defence,
    bonus: 0,
    rule: 'me.battle.dice',
  };
  const weights: { readonly [label: string]: { readonly [card: string]: number } } = {
    attacker: (playing.attacker as { readonly [card: string]: number }) ?? even(attackerCards),
    defender: (playing.defender as { readonly [card: string]: number }) ?? even(defenderCards),
  };
  const found = odds(
    (): Procedure<never, Fell> => part('clash', fallen, met),
    (_, fell: Fell) => fell,
    { policy: ({ label }) => weights[label.split('/').at(-1) ?? ''] },
  );
  const toll = (side: 'attacker' | 'defender'): number =>
    armies === 'units'
      ? 0
      : characterCasualty.rows.reduce(
          (sum, { on, is }) => sum + (is.side === side ? ((on[1] - on[0] + 1) / 6) * meanOf(is.lose) : 0),
          0,
        );
  const falls = { attacker: toll('attacker'), defender: toll('defender') };
  const lost = (side: 'attacker' | 'defender'): number =>
    mean(found, ({ row, double }) => {
      const is = battleResult.rows[row]?.is;
      const points = is ? meanOf(side === 'attacker' ? is.attackerLoses : is.defenderLoses) : 0;
      return points + (double ? falls[side] : 0);
    });
  return {
    kind: found.kind,
    results: Object.fromEntries(
      results.map((result) => [result, chance(found, (fell) => fell.result === result)]),
    ) as BattleOdds['results'],
    loses: { attacker: lost('attacker'), defender: lost('defender') },
  };
}

/** What independents of a place may bring, each as likely as a face of the die. */
export const musterOdds = (site: Muster['site']): Odds<number> =>
  odds(
    () => part('muster', muster, { by: 'table', site }),
    (_, points) => points,
  );

/** What a pursuit comes to. */
export const pursuitOdds = (): Odds<Pursued> =>
  odds(
    () => part('chase', pursuing, { winner: 'winner', loser: 'loser' }),
    (_, pursued) => pursued,
  );
