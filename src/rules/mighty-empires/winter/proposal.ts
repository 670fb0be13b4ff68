/**
 * Quarters as a careful marshal would give them out: as many banners housed as there is room for, as few as can be over
 * mountains and rivers, and each as near as that allows.
 */
import type { TileId } from '../../../kernel/hex.ts';
import type { Seat } from '../../../kernel/question.ts';
import { placeOf } from '../land/crossings.ts';
import type { PlacedBanner } from '../queries.ts';
import type { BannerId, ShipId, State } from '../state.ts';
import { clearWays, startsOf, type Way } from './home.ts';
import { homebound, roomsOf } from './room.ts';
import { harboursFor } from './sea-roads.ts';

/** A tile, or `none`: the banner is disbanded, the ship broken up. */
export type Berth = TileId | 'none';
export type Quarters = {
  readonly homes: { readonly [banner: BannerId]: Berth };
  readonly ships: { readonly [ship: ShipId]: Berth };
};

/** The spell that leads a banner, or leads it astray. */
const wayOpened = (state: State, banner: BannerId) =>
  state.winter.effects.filter((effect) => effect.kind === 'way').findLast((way) => way.banner === banner);

/** The clear ways of a banner to tiles that house anybody, nearest first. Mists may open all of them, or none. */
export function waysOf(state: State, banner: BannerId): ReadonlyMap<TileId, Way> {
  const { seat, tile } = state.banners[banner] ?? {};
  if (seat === undefined || !tile) return new Map();
  const goals = [...roomsOf(state, seat).keys()];
  const spell = wayOpened(state, banner);
  if (spell)
    return new Map(spell.safe ? goals.map((goal) => [goal, goal === tile ? [tile] : [tile, goal]]) : []);
  return clearWays(state, seat, startsOf(state, banner), goals);
}

/** Gives each in turn the nearest bed; the banner that holds it already is moved along where that makes room. */
export function beds(
  who: readonly PlacedBanner[],
  ways: ReadonlyMap<BannerId, readonly TileId[]>,
  rooms: ReadonlyMap<TileId, number>,
): ReadonlyMap<BannerId, TileId> {
  const lodged = new Map<TileId, BannerId[]>();
  const lodge = (banner: BannerId, tried: Set<TileId>): boolean => {
    for (const tile of ways.get(banner) ?? []) {
      if (tried.has(tile)) continue;
      tried.add(tile);
      const there = lodged.get(tile) ?? [];
      lodged.set(tile, there);
      if (there.length < (rooms.get(tile) ?? 0)) {
        there.push(banner);
        return true;
      }
      const moved = there.findIndex((other) => lodge(other, tried));
      if (moved < 0) continue;
      there[moved] = banner;
      return true;
    }
    return false;
  };
  for (const { id } of who) lodge(id, new Set());
  return new Map(
    [...lodged].flatMap(([tile, all]) => all.map((banner): [BannerId, TileId] => [banner, tile])),
  );
}

export type WaysHome = ReadonlyMap<BannerId, ReadonlyMap<TileId, Way>>;
/** The clear ways of each banner of a seat that has to go home: of an army far away they take long to find. */
export function waysHome(state: State, seat: Seat): WaysHome {
  /** Banners that stand in the same place go the same ways, but where magic is on one of them. */
  const found = new Map<string, ReadonlyMap<TileId, Way>>();
  const ways = (id: BannerId, from: string): ReadonlyMap<TileId, Way> => {
    const known = found.get(from);
    if (known) return known;
    const own = waysOf(state, id);
    found.set(from, own);
    return own;
  };
  return new Map(
    homebound(state, seat).map(({ id, tile, spot }) => [
      id,
      spot === null || wayOpened(state, id) ? waysOf(state, id) : ways(id, `${tile} ${placeOf(spot)}`),
    ]),
  );
}

/** Quarters for every banner and ship of a seat that has to go home. */
export function proposal(state: State, seat: Seat, ways = waysHome(state, seat)): Quarters {
  const who = homebound(state, seat);
  const rooms = roomsOf(state, seat);
  const clear = new Map([...ways].map(([id, way]) => [id, [...way.keys()]]));
  const housed = new Map(beds(who, clear, rooms));
  for (const { id } of who) {
    if (housed.has(id)) continue;
    const taken = [...housed.values()];
    const free = [...rooms].find(([tile, beds]) => taken.filter((each) => each === tile).length < beds);
    if (free) housed.set(id, free[0]);
  }
  const fleet = Object.entries(state.ships).filter(([, { owner }]) => owner === seat);
  return {
    homes: Object.fromEntries(who.map(({ id }) => [id, housed.get(id) ?? 'none'])),
    ships: Object.fromEntries(fleet.map(([id]) => [id, [...harboursFor(state, id).keys()][0] ?? 'none'])),
  };
}
