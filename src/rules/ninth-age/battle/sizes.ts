/** How many points each player brings to a battle: the size, the Largest Realm's bonus, what gold has bought. */
import type { Seat } from '../../../kernel/question.ts';
import { armyBonuses, type BattleKind, type Bonus, battleSizes } from '../charts/battles.ts';
import type { State } from '../state.ts';
import { type Battle, fightOf, sideOf } from './battles.ts';

/** The standard the printed sizes are given for. */
const printed = battleSizes.rows.find(({ is }) => is.kind === '1v1')?.is.side ?? 0;
const percentOf = (of: Bonus['of']): number =>
  armyBonuses.rows.find(({ is }) => is.of === of)?.is.percent ?? 0;
const share = (points: number, percent: number): number => Math.floor((points * percent) / 100);

/** Points of a side where a duel has this standard. */
export const sideSize = (kind: BattleKind, standard: number): number =>
  Math.floor(((battleSizes.rows.find(({ is }) => is.kind === kind)?.is.side ?? 0) * standard) / printed);

export interface Army {
  readonly base: number;
  readonly largest: number;
  readonly bought: number;
  /** The most that gold may buy. */
  readonly most: number;
  readonly total: number;
}
/** An army of so many points: the arithmetic by itself, as the calculator shows it. */
export function army(base: number, largestRealm: boolean, gold: number): Army {
  const largest = largestRealm ? share(base, percentOf('largest-realm')) : 0;
  return { base, largest, bought: gold, most: share(base, percentOf('gold')), total: base + largest + gold };
}

/** The size both sides of a battle are measured by. */
export const sizeOfBattle = (state: State, { id, kind }: Battle): number =>
  fightOf(state, id).size ?? sideSize(kind, state.options.standard);

/** Whose realm is the largest this turn: nobody's counts as that in the first. */
export const largestRealm = ({ turn }: State): Seat | undefined =>
  turn.number > 1 ? turn.order.at(-1) : undefined;

/** What a seat brings to a battle; nobody who does not fight in it brings anything. */
export function armyOf(state: State, battle: Battle, seat: Seat): Army {
  const side = sideOf(battle, seat);
  const players = side ? battle[side].length : 0;
  const base = players === 0 ? 0 : Math.floor(sizeOfBattle(state, battle) / players);
  return army(base, largestRealm(state) === seat, fightOf(state, battle.id).bought[seat] ?? 0);
}
