/** What of an empire lies open to others: borders, garrisons, and the places dragons gather. */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { isAllMountain } from '../land/terrain.ts';
import { lands } from '../map/terrain.ts';
import { besieged, force, holdingsOf, ownerOf } from '../queries.ts';
import type { BannerId, Owner, State } from '../state.ts';

export type Town = { readonly tile: TileId; readonly banners: readonly BannerId[] };

const banners = (state: State, seat: Seat, tile: TileId): readonly BannerId[] =>
  force(state, seat, tile).map(({ id }) => id);
const settlements = (state: State, seat: Seat) =>
  holdingsOf(state, seat).filter(({ site }) => site !== 'barren');

/** Whose tiles adjoin: rivals', or those of independents who live there. */
export function strangersBeside(state: State, seat: Seat, tile: TileId): readonly Owner[] {
  const found = neighbours(tile).flatMap((next) => {
    const owner = ownerOf(state, next);
    if (owner === undefined || owner === seat) return [];
    return owner === 'independent' && state.tiles[next]?.site === 'barren' ? [] : [owner];
  });
  return [...new Set(found)].sort();
}

/** Fortresses that may rebel: not those with besiegers before the gate. */
export const fortressesOf = (state: State, seat: Seat): readonly Town[] =>
  settlements(state, seat)
    .filter(({ tile, site }) => site === 'fortress' && !besieged(state, tile))
    .map(({ tile }) => ({ tile, banners: banners(state, seat, tile) }));

/** Settlements with troops in them, other than the capital. */
export const garrisonsOf = (state: State, seat: Seat): readonly Town[] =>
  settlements(state, seat)
    .filter(({ tile }) => tile !== state.realms[seat]?.capital && banners(state, seat, tile).length > 0)
    .map(({ tile }) => ({ tile, banners: banners(state, seat, tile) }));

/** Settlements on a border. */
export const exposed = (state: State, seat: Seat): readonly TileId[] =>
  settlements(state, seat)
    .filter(({ tile }) => strangersBeside(state, seat, tile).length > 0)
    .map(({ tile }) => tile);

/** Cities and fortresses that may go over, and to whom. */
export const waverers = (state: State, seat: Seat): readonly (Town & { readonly to: readonly Owner[] })[] =>
  settlements(state, seat)
    .filter(({ tile, site }) => site !== 'village' && !besieged(state, tile))
    .map(({ tile }) => ({
      tile,
      banners: banners(state, seat, tile),
      to: strangersBeside(state, seat, tile),
    }))
    .filter(({ to }) => to.length > 0);

/** Tiles that are nothing but mountains; where none is in play, any highland. */
export function lairs(state: State): readonly TileId[] {
  const all = Object.entries(lands(state));
  const peaks = all.filter(([, land]) => isAllMountain(land));
  const high = peaks.length > 0 ? peaks : all.filter(([, { ground }]) => ground === 'highland');
  return high.map(([tile]) => tile as TileId).sort();
}
