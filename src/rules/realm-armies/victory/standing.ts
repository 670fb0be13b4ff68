/** Where realms stand, and who has won. */

import { lookUp } from '../../../kernel/chart.ts';
import { dice, highest, lowest } from '../../../kernel/dice.ts';
import type { Seat } from '../../../kernel/question.ts';
import { empirePoints } from '../charts/realm.ts';
import { sourcesOf } from '../income/yields.ts';
import { playing, tilesOf } from '../queries.ts';
import type { State } from '../state.ts';

export type Standing = {
  readonly seat: Seat;
  /** Twice what the realm brings in on average each turn, so that half points stay whole. */
  readonly worth: number;
  readonly tiles: number;
  readonly treasury: number;
};

/** Twice the mean of what its tiles yield, interdictions left aside. */
export const worthOf = (state: State, seat: Seat): number =>
  tilesOf(state, seat)
    .flatMap((tile) => sourcesOf(state, tile))
    .reduce((sum, source) => {
      const { points, dice: notation } = lookUp(empirePoints, source).is;
      const rolled = notation === undefined ? undefined : dice(notation);
      return sum + 2 * points + (rolled ? lowest(rolled) + highest(rolled) : 0);
    }, 0);

/** What a realm brings in on average each turn, in whole empire points. */
export const aTurn = (worth: number): number => Math.round(worth / 2);

/** The realms, the first first: by what the group plays for, then by the other measures. */
export function standings(state: State): readonly Standing[] {
  const { victory } = state.options;
  const all = state.seats.map((seat) => ({
    seat,
    worth: worthOf(state, seat),
    tiles: tilesOf(state, seat).length,
    treasury: state.realms[seat]?.treasury ?? 0,
  }));
  const by = victory === 'realm' ? 'worth' : victory;
  const rank = (a: Standing, b: Standing): number =>
    b[by] - a[by] || b.worth - a.worth || b.tiles - a.tiles || b.treasury - a.treasury;
  return all.sort((a, b) => rank(a, b) || state.seats.indexOf(a.seat) - state.seats.indexOf(b.seat));
}

/** Everybody who stands as high as the first. */
export function leaders(state: State): readonly Seat[] {
  const alive = playing(state);
  const [first, ...rest] = standings(state).filter(({ seat }) => alive.includes(seat));
  if (!first) return [];
  const equal = rest.filter(
    ({ worth, tiles, treasury }) =>
      worth === first.worth && tiles === first.tiles && treasury === first.treasury,
  );
  return [first, ...equal].map(({ seat }) => seat);
}
