/** Where a river hex may lie: from water or a mountain, to water, a swamp or off the map, and never into dry land. */
import { type Direction, directions, neighbour, opposite, type TileId } from '../../../kernel/hex.ts';
import type { River, Terrain } from '../state.ts';

export type Lie = { readonly [tile: TileId]: Terrain };

/** What a hex shows to a neighbour across one of its edges. */
const meets = (
  hexes: Lie,
  tile: TileId,
  edge: Direction,
): 'blank' | 'river' | 'mountain' | 'swamp' | 'dry' => {
  const next = hexes[neighbour(tile, edge)];
  if (!next) return 'blank';
  if (next.kind === 'mountain' || next.kind === 'swamp') return next.kind;
  return next.river?.includes(opposite(edge)) ? 'river' : 'dry';
};

/** Whether a river hex may lie here with these ends: fed by a river or a mountain, and no end against dry land. */
export function flows(hexes: Lie, tile: TileId, river: River): boolean {
  const ends = river.map((edge) => meets(hexes, tile, edge));
  return (
    river[0] !== river[1] &&
    !ends.includes('dry') &&
    (ends.includes('river') || ends.includes('mountain')) &&
    !stopsRivers(hexes, tile, river)
  );
}

/** Edges over which a neighbour's river runs into this place. */
export const inflows = (hexes: Lie, tile: TileId): readonly Direction[] =>
  directions.filter((edge) => hexes[neighbour(tile, edge)]?.river?.includes(opposite(edge)));

/** Whether a hex laid here would end a neighbour's river on dry land. */
const stopsRivers = (hexes: Lie, tile: TileId, river: River | null): boolean =>
  inflows(hexes, tile).some((edge) => !river?.includes(edge));

/** Whether a hex that is no river may lie here. */
export const takesRivers = (hexes: Lie, tile: TileId, kind: Terrain['kind']): boolean =>
  kind === 'mountain' || kind === 'swamp' || !stopsRivers(hexes, tile, null);

/** The courses a river hex can show: straight, or in a wide or narrow bend. */
export const courses: readonly River[] = directions.flatMap((from) =>
  directions.filter((to) => from < to).map((to) => [from, to] as const),
);
/** Bends as printed hexes have them: none turns back over the next edge. */
export const printed: readonly River[] = courses.filter(([from, to]) => ![1, 5].includes(to - from));

/** The courses a river hex may show here. */
export const coursesAt = (hexes: Lie, tile: TileId): readonly River[] =>
  printed.filter((river) => flows(hexes, tile, river));

/** Rivers of a map that run against its rule. */
export const misplaced = (hexes: Lie): readonly TileId[] =>
  (Object.keys(hexes) as TileId[]).filter((tile) => {
    const river = hexes[tile]?.river;
    return river ? !flows(hexes, tile, river) : false;
  });
