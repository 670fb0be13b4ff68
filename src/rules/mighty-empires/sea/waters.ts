/** Where ships can lie and sail: water that two tiles share along their common edge, and the harbours of cities. */
import { type Direction, neighbours, type TileId, toward } from '../../../kernel/hex.ts';
import { across, banks, halfOf, seaHalves } from '../land/parts.ts';
import { hasSea, isHarbourTile } from '../land/terrain.ts';
import { landAt } from '../map/terrain.ts';
import type { State } from '../state.ts';

export const isWater = (state: Pick<State, 'map'>, tile: TileId): boolean => {
  const land = landAt(state, tile);
  return land !== undefined && hasSea(land);
};

/** Whether water leads straight from one tile into the other. */
function joined(state: Pick<State, 'map'>, from: TileId, to: TileId): boolean {
  const here = landAt(state, from);
  const there = landAt(state, to);
  const edge: Direction | undefined = toward(from, to);
  if (!here || !there || edge === undefined) return false;
  const [near, far] = [seaHalves(here), seaHalves(there)];
  return banks.some((bank) => {
    const half = halfOf(edge, bank);
    return near[half] === true && far[across(half)] === true;
  });
}

/** Tiles a ship reaches from a tile in one move: along the coast, never off the map (Moving ships). */
export const seaNeighbours = (state: Pick<State, 'map'>, tile: TileId): readonly TileId[] =>
  neighbours(tile).filter((next) => joined(state, tile, next));

/** A city by the sea that stands: its harbour takes in anybody's ships (Harbours). */
export function hasHarbour(state: Pick<State, 'map' | 'tiles'>, tile: TileId): boolean {
  const land = landAt(state, tile);
  const holding = state.tiles[tile];
  return land !== undefined && isHarbourTile(land) && holding?.site === 'city' && !holding.razed;
}
