/** Who has to find quarters, and how many banners each tile of a realm can house. */
import { lookUp } from '../../../kernel/chart.ts';
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { winterQuarters } from '../charts/winter.ts';
import { bannersOf, besieged, encountersIn, type PlacedBanner } from '../queries.ts';
import type { Holding, State } from '../state.ts';

/** What a settlement counts as where a capital counts for more: a captured one as the campaign has it. */
export function rankOf(state: State, { capitalOf, flag, site }: Holding): 'capital' | Holding['site'] {
  const asCapital =
    capitalOf !== null && (state.options.rulings.conqueredCapital === 'capital' || capitalOf === flag);
  return asCapital ? 'capital' : site;
}

/** Realm tiles that house banners over the winter, and how many: the seat's own, neither razed nor under siege. */
export function roomsOf(state: State, seat: Seat): ReadonlyMap<TileId, number> {
  const rooms = new Map<TileId, number>();
  for (const tile of state.realms[seat]?.tiles ?? []) {
    const holding = state.tiles[tile];
    if (holding?.flag !== seat || holding.razed || holding.site === 'barren' || besieged(state, tile))
      continue;
    rooms.set(tile, lookUp(winterQuarters, rankOf(state, holding)).is.banners);
  }
  return rooms;
}

/** Besiegers and besieged stay where they are. */
export const inSiege = (state: State, { id, tile }: PlacedBanner): boolean =>
  tile !== null &&
  encountersIn(state, tile).some(
    ({ siege, attackers }) => siege !== null && (Object.hasOwn(attackers, id) || siege.inside.includes(id)),
  );

/** Banners that must go home, by number. */
export const homebound = (state: State, seat: Seat): readonly PlacedBanner[] =>
  bannersOf(state, seat).filter((banner) => banner.tile !== null && !inSiege(state, banner));
