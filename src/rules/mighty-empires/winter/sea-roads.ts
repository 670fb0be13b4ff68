/** Ships on their way to a harbour: along the coasts, past anybody's ships and towns. */
import { directions, neighbour, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { across, banks, halfOf, seaHalves } from '../land/parts.ts';
import { hasSea, isHarbourTile } from '../land/terrain.ts';
import { landAt } from '../map/terrain.ts';
import { holdingsOf } from '../queries.ts';
import type { ShipId, State } from '../state.ts';

/** Tiles from the first to the last. */
export type Way = readonly TileId[];

/** Whether the city of a tile has a harbour. */
export function hasQuays(state: State, tile: TileId): boolean {
  const land = landAt(state, tile);
  return state.tiles[tile]?.site === 'city' && land !== undefined && isHarbourTile(land);
}
/** Cities of a seat with a harbour; a razed one shelters nobody. A siege shuts the gates, not the quays. */
export const harboursOf = (state: State, seat: Seat): readonly TileId[] =>
  holdingsOf(state, seat).flatMap(({ tile }) => (hasQuays(state, tile) ? [tile] : []));

/** Neighbours whose water touches this tile's. */
function byWater(state: State, tile: TileId): readonly TileId[] {
  const here = landAt(state, tile);
  if (!here || !hasSea(here)) return [];
  const sea = seaHalves(here);
  return directions.flatMap((d) => {
    const to = neighbour(tile, d);
    const there = landAt(state, to);
    if (!there || !hasSea(there)) return [];
    const far = seaHalves(there);
    return banks.some((bank) => sea[halfOf(d, bank)] && far[across(halfOf(d, bank))]) ? [to] : [];
  });
}

/** The harbours of its owner a ship can reach, each with the shortest way there. */
export function harboursFor(state: State, ship: ShipId): ReadonlyMap<TileId, Way> {
  const { owner, tile } = state.ships[ship] ?? {};
  const found = new Map<TileId, Way>();
  if (owner === undefined || owner === 'independent' || !tile) return found;
  const goals = harboursOf(state, owner);
  const seen = new Set<TileId>([tile]);
  const front: Way[] = [[tile]];
  for (const way of front) {
    const at = way[way.length - 1] as TileId;
    if (goals.includes(at)) found.set(at, way);
    for (const to of byWater(state, at)) {
      if (seen.has(to)) continue;
      seen.add(to);
      front.push([...way, to]);
    }
  }
  return found;
}
