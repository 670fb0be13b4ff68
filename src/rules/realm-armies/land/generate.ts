/**
 * A map that lays itself: an island of farms, woods, hills, mountains and swamps with rivers down to the sea around it.
 * Whole numbers only, chance from a source: one seed, one island.
 */
import type { Source } from '../../../kernel/bot.ts';
import { distance, neighbours, type TileId, tileId } from '../../../kernel/hex.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import type { Terrain } from './grounds.ts';
import { spaced } from './sites.ts';

type Chart = State['map'];
/** Tiles of land for each player. */
export const tilesEach: { readonly [size in Options['map']]: number } = { small: 10, medium: 14, large: 19 };
const middle = tileId({ q: 0, r: 0 });

/** Whether a tile would join land along two edges side by side: no neck so thin that the sea washes over it. */
const joins = (land: ReadonlySet<TileId>, tile: TileId): boolean => {
  const around = neighbours(tile).map((near) => land.has(near));
  return around.some((here, i) => here && around[(i + 1) % around.length]);
};

/** A coast that wanders: tiles near the middle are likelier to rise from the sea, and all hang together. */
function island(size: number, source: Source): readonly TileId[] {
  const land = new Set<TileId>([middle, ...neighbours(middle).slice(0, 2)]);
  const open = (): TileId[] =>
    [...new Set([...land].flatMap((tile) => neighbours(tile)))].filter(
      (tile) => !land.has(tile) && joins(land, tile),
    );
  while (land.size < size) {
    const rim = open();
    const three = [0, 1, 2].map(() => rim[source(rim.length)] as TileId);
    const snug = (tile: TileId): number =>
      2 * distance(middle, tile) - neighbours(tile).filter((near) => land.has(near)).length;
    const [next = middle] = three.sort((a, b) => snug(a) - snug(b));
    land.add(next);
  }
  // A tile of water closed in by land would be no sea: it is filled.
  for (const tile of open()) if (neighbours(tile).every((near) => land.has(near))) land.add(tile);
  return [...land];
}

const isShore = (land: ReadonlySet<TileId>, tile: TileId): boolean =>
  neighbours(tile).some((near) => !land.has(near));

/** Steps from a tile to the sea over land. */
function inland(land: ReadonlySet<TileId>): ReadonlyMap<TileId, number> {
  const found = new Map<TileId, number>();
  let wave = [...land].filter((tile) => isShore(land, tile));
  for (let steps = 1; wave.length > 0; steps++) {
    for (const tile of wave) found.set(tile, steps);
    wave = [...new Set(wave.flatMap((tile) => neighbours(tile)))].filter(
      (tile) => land.has(tile) && !found.has(tile),
    );
  }
  return found;
}

/** Grows a ground over free tiles from a seed, so that like lies with like. */
function grow(
  grounds: Map<TileId, Terrain>,
  free: readonly TileId[],
  ground: Terrain,
  size: number,
  source: Source,
): void {
  const open = free.filter((tile) => !grounds.has(tile));
  const start = open[source(open.length)];
  if (start === undefined) return;
  const patch = [start];
  while (patch.length < size) {
    const around = [...new Set(patch.flatMap((tile) => neighbours(tile)))].filter(
      (tile) => open.includes(tile) && !patch.includes(tile),
    );
    const next = around[source(around.length)];
    if (next === undefined) break;
    patch.push(next);
  }
  for (const tile of patch) grounds.set(tile, ground);
}

/** From the heights down to the sea, always nearer to it, and into another river where they meet. */
function river(
  heights: readonly TileId[],
  depth: ReadonlyMap<TileId, number>,
  taken: ReadonlySet<TileId>,
  source: Source,
): readonly TileId[] {
  const springs = heights.filter((tile) => !taken.has(tile) && (depth.get(tile) ?? 0) > 1);
  const start = springs[source(springs.length)];
  if (start === undefined) return [];
  const path = [start];
  for (let at: TileId = start; (depth.get(at) ?? 1) > 1 && !taken.has(at); ) {
    const down = neighbours(at).filter((near) => (depth.get(near) ?? 99) < (depth.get(at) ?? 0));
    const next = down[source(down.length)];
    if (next === undefined) break;
    path.push(next);
    at = next;
  }
  return path;
}

/** Islands laid before one is taken that is too narrow for all homes. */
const tries = 40;

/** A map with places for all homes: on the coast, out of the swamps. @param players 2 to 6 */
export function layMap(players: number, size: Options['map'], source: Source): Chart {
  const first = laid(players, size, source);
  for (let i = 1, map = first; i < tries; i++, map = laid(players, size, source))
    if (harbours(map).length >= players) return map;
  return first;
}

/** Places for homes that keep their distance. */
const harbours = ({ tiles }: Chart): readonly TileId[] =>
  spaced(
    (Object.keys(tiles) as TileId[])
      .sort()
      .filter(
        (tile) =>
          tiles[tile] !== 'sea' &&
          tiles[tile] !== 'swamp' &&
          neighbours(tile).some((near) => tiles[near] === 'sea'),
      ),
  );

function laid(players: number, size: Options['map'], source: Source): Chart {
  const all = island(players * tilesEach[size], source);
  const land = new Set(all);
  const depth = inland(land);
  const count = all.length;
  const grounds = new Map<TileId, Terrain>();
  const deep = all.filter((tile) => (depth.get(tile) ?? 0) > 1);
  const share = (percent: number): number => Math.floor((count * percent) / 100);
  const placed = (ground: Terrain): number => [...grounds.values()].filter((each) => each === ground).length;
  const fill = (from: readonly TileId[], ground: Terrain, percent: number, patch: number): void => {
    for (let tries = 0; placed(ground) < share(percent) && tries < 30; tries++)
      grow(grounds, from, ground, 1 + source(patch), source);
  };
  fill(deep.length > 3 && source(4) > 0 ? deep : all, 'mountain', 13, 5);
  const foothills = all.filter((tile) => neighbours(tile).some((near) => grounds.get(near) === 'mountain'));
  fill(foothills, 'hill', 16, 3);
  fill(all, 'swamp', 6, 2);
  fill(all, 'forest', 24, 5);
  const rivers: (readonly TileId[])[] = [];
  const heights = all.filter((tile) => ['mountain', 'hill'].includes(grounds.get(tile) ?? ''));
  for (let i = 0; i < players; i++) {
    const path = river(heights, depth, new Set(rivers.flat()), source);
    if (path.length > 1) rivers.push(path);
  }
  const waters = new Set(all.flatMap((tile) => neighbours(tile)).filter((tile) => !land.has(tile)));
  return {
    tiles: Object.fromEntries([
      ...all.map((tile) => [tile, grounds.get(tile) ?? 'farm'] as const),
      ...[...waters].map((tile) => [tile, 'sea'] as const),
    ]),
    rivers,
  };
}
