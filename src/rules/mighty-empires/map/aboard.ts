/** Who is aboard a ship, and who stands on land: a banner without a spot on its tile is aboard. */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { bannersIn, type PlacedBanner } from '../queries.ts';
import type { Banner, BannerId, Ship, ShipId, State } from '../state.ts';

export const isAboard = ({ tile, spot }: Pick<Banner, 'tile' | 'spot'>): boolean =>
  tile !== null && spot === null;

/** Everybody's banners that stand on the land of a tile: whom one meets there. */
export const ashoreIn = (state: State, tile: TileId): readonly PlacedBanner[] =>
  bannersIn(state, tile).filter((banner) => !isAboard(banner));

export const shipOf = ({ ships }: State, banner: BannerId): (Ship & { readonly id: ShipId }) | undefined => {
  for (const id in ships) if (ships[id]?.carries === banner) return { id, ...ships[id] };
  return undefined;
};

/** Out on the water: cut off from everybody on land and in harbour. */
export const isAtSea = (state: State, banner: BannerId): boolean => shipOf(state, banner)?.harbour === false;

/** A seat's banners in a tile that scouts set out with: those aboard by themselves, those on land by themselves. */
export const comrades = (state: State, seat: Seat, banner: BannerId): readonly PlacedBanner[] => {
  const leader = state.banners[banner];
  return leader?.tile == null
    ? []
    : bannersIn(state, leader.tile).filter(
        (each) => each.seat === seat && isAboard(each) === isAboard(leader),
      );
};
