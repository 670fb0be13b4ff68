/** Conquest Points: what this turn's battles earn a player, what was handed over, what is left to spend. */
import type { Seat } from '../../../kernel/question.ts';
import { allBattles, type Battle, battlesOf, fightOf, isOff, kindOf, sideOf } from '../battle/battles.ts';
import { earned, winnerOf } from '../battle/victory.ts';
import { conquestPenalties, type Penalty } from '../charts/battles.ts';
import { brashBonus } from '../charts/events.ts';
import { picked } from '../events/effects.ts';
import { type Encounter, otherSide, type Result, type Side, type State } from '../state.ts';

const penalty = (of: Penalty['of']): number =>
  conquestPenalties.rows.find(({ is }) => is.of === of)?.is.points ?? 0;

export interface Share {
  readonly encounter: string;
  readonly points: number;
  /** Why it is not what the chart says: allied against one, or the average of two duels. */
  readonly as: Penalty['of'] | null;
}
/** What a battle, the only one of its encounter for that side, earns each of the side's players: allied against one they earn less. */
export function alone(
  battle: Pick<Battle, 'first' | 'second'>,
  result: Pick<Result, 'ahead' | 'percent'>,
  side: Side,
): Pick<Share, 'points' | 'as'> {
  const { points } = earned(result, side);
  const outnumbers = kindOf(battle.first, battle.second) === '2v1' && battle[otherSide(side)].length === 1;
  return outnumbers
    ? { points: Math.max(0, points + penalty('together')), as: 'together' }
    : { points, as: null };
}

/** What an encounter earned a seat this turn; undefined while one of its battles there is still to be fought. */
function shareOf(state: State, seat: Seat, id: string, encounter: Encounter): Share | undefined {
  const mine = battlesOf(id, encounter).filter(
    (battle) => sideOf(battle, seat) !== undefined && !isOff(state, battle),
  );
  const fought = mine.flatMap((battle) => {
    const { result } = fightOf(state, battle.id);
    return result ? [{ battle, result, side: sideOf(battle, seat) ?? 'first' }] : [];
  });
  const last = Math.max(0, ...fought.map(({ result }) => result.turn));
  if (fought.length === 0 || fought.length < mine.length || last !== state.turn.number) return undefined;
  const points = fought.map(({ result, side }) => earned(result, side).points);
  if (points.length > 1) {
    const sum = points.reduce((all, each) => all + each, 0);
    return { encounter: id, points: Math.floor(sum / points.length), as: 'apart' };
  }
  const [only] = fought;
  return only && { encounter: id, ...alone(only.battle, only.result, only.side) };
}

/** Battles a seat fought this turn, and whether it won each. */
export const foughtBy = (
  state: State,
  seat: Seat,
): readonly { readonly battle: Battle; readonly won: boolean }[] =>
  allBattles(state).flatMap((battle) => {
    const side = sideOf(battle, seat);
    const { result } = fightOf(state, battle.id);
    return side && result?.turn === state.turn.number ? [{ battle, won: winnerOf(result) === side }] : [];
  });
/** Whether a seat fought and beat another this turn: only then may it conquer their hexes. */
export const beat = (state: State, seat: Seat, other: Seat): boolean =>
  foughtBy(state, seat).some(
    ({ battle, won }) => won && sideOf(battle, other) === otherSide(sideOf(battle, seat) ?? 'first'),
  );

export interface Purse {
  readonly shares: readonly Share[];
  /** What a brash attack added, or null where it forfeits everything; 0: none was made. */
  readonly brash: number | null;
  readonly earned: number;
  /** Received from allies, less what was handed to them. */
  readonly shared: number;
  readonly spent: number;
  readonly left: number;
}
export function purseOf(state: State, seat: Seat): Purse {
  const shares = Object.entries(state.encounters).flatMap(
    ([id, encounter]) => shareOf(state, seat, id, encounter) ?? [],
  );
  const battles = foughtBy(state, seat);
  const wins = battles.filter(({ won }) => won).length;
  const enough = state.options.rulings.brash === 'any' ? wins > 0 : wins > 0 && wins === battles.length;
  const isBrash = picked(state, seat, 'brash-attack');
  const brash = isBrash ? (enough ? brashBonus : null) : 0;
  const sum = shares.reduce((all, { points }) => all + points, 0);
  const earned = brash === null ? 0 : sum + brash;
  const shared = state.turn.shared[seat] ?? 0;
  const spent = state.turn.spent[seat] ?? 0;
  return { shares, brash, earned, shared, spent, left: earned + shared - spent };
}
