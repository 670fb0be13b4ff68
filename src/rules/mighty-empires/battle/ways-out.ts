/**
 * Where a force can go that must leave its tile: attackers back where they came from, defenders to an adjacent tile of
 * their own empire; who rallied out goes back behind the walls, who landed goes
 * back aboard. Nobody retreats to where an enemy
 * stands.
 */
import { neighbours, type TileId } from '../../../kernel/hex.ts';
import { attackersOf, defendersOf, isRallied } from '../map/sides.ts';
import { isHillfolk } from '../map/talents.ts';
import { siegeBy } from '../map/walls.ts';
import { wayOf } from '../movement/brief.ts';
import type { Spot } from '../places.ts';
import { bannersIn, ownerOf, type PlacedBanner } from '../queries.ts';
import { landedIn } from '../sea/retreat.ts';
import type { BannerId, Encounter, ShipId, State } from '../state.ts';

export type WayOut = {
  readonly to: TileId;
  readonly spot: Spot;
  /** Mountain or unbridged river lies in its way. */
  readonly blocked: boolean;
  /** Dwarfs with nothing but mountains in their way. */
  readonly hillfolk: boolean;
};
/** A banner in a battle, and its ways out of it. */
export type Fighter = {
  readonly banner: BannerId;
  readonly number: number;
  readonly baggage: number;
  /** Clear ways first; none for a banner that goes back behind walls or aboard. */
  readonly ways: readonly WayOut[];
  readonly walls: boolean;
  /** It came by sea, and its ship takes it off again if it still lies there. */
  readonly landed: { readonly ship: ShipId | null } | null;
};

const enemyStands = (state: State, seat: string, tile: TileId): boolean =>
  bannersIn(state, tile).some((other) => other.seat !== seat && other.spot !== null);

function wayTo(state: State, { id, seat, tile }: PlacedBanner, to: TileId): readonly WayOut[] {
  if (tile === null || enemyStands(state, seat, to)) return [];
  const way = wayOf(state, id, to, null);
  return way
    ? [{ to, spot: way.at, blocked: way.why.length > 0, hillfolk: isHillfolk(state, [id], way.why) }]
    : [];
}

/** Adjacent tiles of its own empire a banner can go to over land, clear ways first. */
export function refuges(state: State, banner: BannerId): readonly WayOut[] {
  const standing = state.banners[banner];
  if (!standing?.tile) return [];
  return neighbours(standing.tile)
    .filter((next) => ownerOf(state, next) === standing.seat)
    .flatMap((next) => wayTo(state, { id: banner, ...standing }, next))
    .sort((a, b) => Number(a.blocked) - Number(b.blocked));
}

const fighter = ({ id, number, baggage }: PlacedBanner): Fighter => {
  return { banner: id, number, baggage, ways: [], walls: false, landed: null };
};

/** Where a besieger came from. */
const cameFrom = (state: State, banner: BannerId): TileId | undefined =>
  siegeBy(state, banner)?.attackers[banner];

/** Besiegers leave by the edge they came over, or by the ship they came in, and by no other way. */
export const defenderSide = (state: State, encounter: Encounter): readonly Fighter[] =>
  defendersOf(state, encounter).map((each) => {
    const siege = siegeBy(state, each.id);
    const landed = siege && landedIn(state, siege).find(({ banner }) => banner === each.id);
    if (landed) return { ...fighter(each), landed };
    const from = cameFrom(state, each.id);
    const back = from ? wayTo(state, each, from) : [];
    return { ...fighter(each), ways: back.length > 0 ? back : refuges(state, each.id) };
  });

export function attackerSide(state: State, encounter: Encounter): readonly Fighter[] {
  const { attackers } = encounter;
  const byShip = new Map(landedIn(state, encounter).map(({ banner, ship }) => [banner, { ship }]));
  return attackersOf(state, encounter).map((each): Fighter => {
    if (isRallied(state, encounter, each.id)) return { ...fighter(each), walls: true };
    // Besiegers whom the dead fell upon may have landed for their siege.
    const siege = encounter.risen ? siegeBy(state, each.id) : undefined;
    const landed =
      byShip.get(each.id) ?? (siege && landedIn(state, siege).find(({ banner }) => banner === each.id));
    if (landed) return { ...fighter(each), landed };
    // Whom the dead fell upon came from nowhere, unless it lies before walls.
    const from = encounter.risen ? cameFrom(state, each.id) : attackers[each.id];
    const back = from ? wayTo(state, each, from) : [];
    return { ...fighter(each), ways: back.length > 0 ? back : refuges(state, each.id) };
  });
}
