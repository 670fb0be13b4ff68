/**
 * The way home in autumn: over known land, through anybody's, never over a mountain or unbridged river, and not by the
 * bridges and passes of a city that is another's. Nobody passes a tile where a siege lies.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import {
  crossings,
  type Position,
  placeOf,
  positionsOn,
  shoreParts,
  type Terrain,
} from '../land/crossings.ts';
import { landAt, landNeighbours, terrainFor } from '../map/terrain.ts';
import { besieged } from '../queries.ts';
import type { BannerId, State } from '../state.ts';
import { harboursFor, type Way } from './sea-roads.ts';

/** A ruined city is nobody's: its bridge stands open. */
const homeward = (state: State, seat: Seat): Terrain => ({
  ...terrainFor(state, seat),
  bridged: (tile) => {
    const holding = state.tiles[tile];
    return holding?.site === 'city' && (holding.flag === seat || holding.razed);
  },
});

export type { Way };

const siegesIn = ({ encounters }: State): ReadonlySet<TileId> =>
  new Set(Object.values(encounters).flatMap(({ kind, tile }) => (kind === 'siege' ? [tile] : [])));

/** The shortest clear way to each of the goals that can be reached. */
export function clearWays(
  state: State,
  seat: Seat,
  starts: readonly Position[],
  goals: readonly TileId[],
): ReadonlyMap<TileId, Way> {
  const map = homeward(state, seat);
  const wanted = new Set(goals);
  const found = new Map<TileId, Way>();
  /** Of each tile the places that were reached, a bit for each. */
  const seen = new Map<TileId, number>();
  const shut = siegesIn(state);
  let next: Reached[] = [];
  const reach = (one: Reached): void => {
    const places = seen.get(one.tile) ?? 0;
    const here = 1 << placeOf(one.at);
    if (places & here) return;
    seen.set(one.tile, places | here);
    next.push(one);
  };
  for (const start of starts) reach(start);
  while (next.length > 0 && found.size < wanted.size) {
    const front = next;
    next = [];
    for (const one of front) {
      if (wanted.has(one.tile) && !found.has(one.tile)) found.set(one.tile, wayTo(one));
      for (const to of landNeighbours(state, one.tile)) {
        if (!state.tiles[to] || shut.has(to)) continue;
        for (const { at, why } of crossings(map, one, to).ways)
          if (why.length === 0) reach({ tile: to, at, from: one });
      }
    }
  }
  return found;
}
/** A position on the way, and the one before it. */
interface Reached extends Position {
  readonly from?: Reached;
}
function wayTo(last: Reached): Way {
  const way: TileId[] = [];
  for (let one: Reached | undefined = last; one; one = one.from) way.unshift(one.tile);
  return way;
}

const onShore = (state: State, tile: TileId): readonly Position[] => {
  const land = landAt(state, tile);
  const parts = land ? shoreParts(land) : [];
  return land ? positionsOn(tile, land).filter(({ at }) => 'part' in at && parts.includes(at.part)) : [];
};

/** Where a banner sets out from: where it stands; from a ship, its shore and every harbour the ship can put in at. */
export function startsOf(state: State, id: BannerId): readonly Position[] {
  const banner = state.banners[id];
  if (!banner?.tile) return [];
  if (banner.spot !== null) return [{ tile: banner.tile, at: banner.spot }];
  const ship = Object.entries(state.ships).find(([, { carries }]) => carries === id)?.[0];
  const ports = ship === undefined ? [] : [...harboursFor(state, ship).keys()];
  // Nobody goes ashore through the lines of a siege.
  return [...new Set([banner.tile, ...ports])].flatMap((tile) =>
    besieged(state, tile) ? [] : onShore(state, tile),
  );
}
