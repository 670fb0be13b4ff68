/** Where the rules meet the land: what a campaign's map, and the cities on it, answer to every question about terrain. */
import * as v from 'valibot';
import { type Direction, isTileId, neighbours, type TileId } from '../../../kernel/hex.ts';
import { edgeTerrains, type Ground, grounds, type Land } from '../../../kernel/land.ts';
import type { Seat } from '../../../kernel/question.ts';
import { scoutingHighland, scoutingLowlandCoastal, scoutingRiverValley } from '../charts/scouting.ts';
import { type Crossing, crossings, positionsOn, type Terrain } from '../land/crossings.ts';
import { designOf, isDesign } from '../land/designs.ts';
import { landsOf } from '../land/survey.ts';
import { type ChartTerrain, isImpassable, terrainOf } from '../land/terrain.ts';
import type { Laid, Painted, Spot } from '../places.ts';
import type { State } from '../state.ts';
import { driedRivers, type Enchanted, type Placed } from './spells.ts';

export type { Spot };

type Mapped = Pick<State, 'map'>;

const merged = new WeakMap<Laid, { readonly painted: Painted; readonly lands: Painted }>();
/** The lie of the land on every tile; kept for as long as the map is the same. */
export function lands({ map: { laid, painted } }: Mapped): Painted {
  const known = merged.get(laid);
  if (known?.painted === painted) return known.lands;
  const all: Painted = { ...landsOf(laid), ...painted };
  merged.set(laid, { painted, lands: all });
  return all;
}
export const landAt = (state: Mapped, tile: TileId): Land | undefined => lands(state)[tile];
export const groundAt = (state: Mapped, tile: TileId): Ground | undefined => landAt(state, tile)?.ground;

/** Land that can be scouted, owned and stood on: on the map, neither swamp nor open sea. */
export const isLand = (state: Mapped, tile: TileId): boolean => {
  const land = landAt(state, tile);
  return land !== undefined && !isImpassable(land);
};
/** The column of the charts a tile is read on. */
export const columnAt = (state: Mapped, tile: TileId): ChartTerrain => {
  const land = landAt(state, tile);
  return (land && terrainOf(land)) ?? 'lowland';
};
export const scoutingChart = (column: ChartTerrain): typeof scoutingHighland => {
  if (column === 'highland') return scoutingHighland;
  return column === 'river' ? scoutingRiverValley : scoutingLowlandCoastal;
};

export const capitalSites = ({ map }: Mapped): readonly TileId[] => [
  ...map.capitals,
  ...(Object.keys(map.laid) as TileId[]).filter((tile) => designOf(map.laid[tile]?.design ?? '').capital),
];

/** A map, what lies on it, and the magic on it, if any. */
type Settled = Pick<State, 'map' | 'tiles'> & Enchanted;

/** Tiles whose rivers magic has dried, each with the spell that did. */
export const dried = (state: Mapped & Enchanted): ReadonlyMap<TileId, Placed> =>
  driedRivers(state, lands(state));

/** The map as one seat's force finds it: every city bridges its river, a city of its own opens its passes, magic dries rivers. */
export function terrainFor(state: Settled, seat: Seat): Terrain {
  const dry = dried(state);
  return {
    land: (tile) => landAt(state, tile),
    bridged: (tile) => state.tiles[tile]?.site === 'city' || dry.has(tile),
    passes: (tile) => {
      const holding = state.tiles[tile];
      return holding?.site === 'city' && holding.flag === seat && !holding.razed;
    },
  };
}

export const crossing = (
  state: Settled,
  seat: Seat,
  from: { readonly tile: TileId; readonly at: Spot },
  to: TileId,
): Crossing => crossings(terrainFor(state, seat), from, to);

/** Places a banner may stand on a tile, parts of the tile first. */
export const spotsOf = (state: Mapped, tile: TileId): readonly Spot[] => {
  const land = landAt(state, tile);
  return land ? positionsOn(tile, land).map(({ at }) => at) : [];
};
/** Adjacent tiles that can be reached over land: not over the open sea, not into the swamp. */
export function landNeighbours(state: Pick<State, 'map' | 'tiles'>, tile: TileId): readonly TileId[] {
  const known = joined.get(lands(state)) ?? new Map<TileId, readonly TileId[]>();
  joined.set(lands(state), known);
  let found = known.get(tile);
  if (!found) {
    const [at] = spotsOf(state, tile);
    const terrain = terrainFor(state, '');
    found =
      at === undefined ? [] : neighbours(tile).filter((to) => crossings(terrain, { tile, at }, to).possible);
    known.set(tile, found);
  }
  return found;
}
const joined = new WeakMap<Painted, Map<TileId, readonly TileId[]>>();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isDirection = (value: unknown): value is Direction =>
  typeof value === 'number' && [0, 1, 2, 3, 4, 5].includes(value);

export const laidArg = v.custom<Laid>(
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([tile, placed]) =>
        isTileId(tile) && isRecord(placed) && isDesign(String(placed.design)) && isDirection(placed.turn),
    ),
);
const direction = v.custom<Direction>(isDirection);
const cover = v.picklist([0, 1, 2]);
export const landArg = v.object({
  ground: v.picklist(grounds),
  edges: v.pipe(v.array(v.picklist(edgeTerrains)), v.length(6)),
  hills: cover,
  forest: cover,
  ridges: v.array(v.array(direction)),
  rivers: v.array(
    v.object({
      from: v.union([direction, v.picklist(['spring', 'lake', 'swamp'])]),
      to: v.union([direction, v.picklist(['lake', 'swamp', 'sea'])]),
    }),
  ),
  coasts: v.array(v.tuple([direction, direction])),
});
export const paintedArg = v.custom<Painted>((value) => {
  const lands = v.safeParse(v.record(v.string(), landArg), value);
  return lands.success && Object.keys(lands.output).every(isTileId);
});
export const spotArg: v.GenericSchema<unknown, Spot> = v.union([
  v.object({ part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)) }),
  v.object({ edge: direction, bank: v.exactOptional(v.picklist(['first', 'last'])) }),
]);
