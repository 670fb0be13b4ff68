/** What a place promises for a capital: the land of the realm it would make, and how much of it is likely to be settled. */
import { odds } from '../../../kernel/chart.ts';
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Ground } from '../../../kernel/land.ts';
import { realmSettlements } from '../charts/realms.ts';
import { columnAt, groundAt, isLand } from '../map/terrain.ts';
import type { State } from '../state.ts';

/** How likely a realm tile of that column holds more than bare land, in percent. */
export function settledOdds(column: string): number {
  const { ways, of } = odds(realmSettlements) ?? { ways: [], of: 1 };
  const at = realmSettlements.columns.findIndex(({ id }) => id === column);
  const found = realmSettlements.rows.reduce(
    (sum, { cells }, row) => sum + (cells[at] === 'barren' ? 0 : (ways[row] ?? 0)),
    0,
  );
  return Math.round((100 * found) / of);
}

export interface Prospect {
  /** The tiles around it that would be its realm: how many of each ground, commonest first. */
  readonly grounds: readonly (readonly [ground: Ground, tiles: number])[];
  /** Settlements to be expected beside the capital, in hundredths. */
  readonly settled: number;
}

/** The realm a capital there would rule. Off the map and in the swamp there is nothing to rule. */
export function prospectOf(state: State, capital: TileId): Prospect {
  const realm = neighbours(capital).filter((tile) => isLand(state, tile));
  const found = new Map<Ground, number>();
  for (const tile of realm) {
    const ground = groundAt(state, tile);
    if (ground) found.set(ground, (found.get(ground) ?? 0) + 1);
  }
  return {
    grounds: [...found].sort(([, a], [, b]) => b - a),
    settled: realm.reduce((sum, tile) => sum + settledOdds(columnAt(state, tile)), 0),
  };
}

/** Of several places the one that promises most settlements; the first of equals. */
export const bestOf = (state: State, places: readonly TileId[]): TileId | undefined =>
  [...places].sort((a, b) => prospectOf(state, b).settled - prospectOf(state, a).settled)[0];
