/** Drawing a map by hand, one stroke of a finger at a time; each gives a new map. */
import {
  directions,
  distance,
  fromColumnRow,
  neighbour,
  neighbours,
  type TileId,
  tileId,
} from '../../../kernel/hex.ts';
import type { State } from '../state.ts';
import type { Terrain } from './grounds.ts';

export type Chart = State['map'];

/** A sheet of farmland, `columns` by `rows`, with the sea around it. */
export function sheet(columns: number, rows: number): Chart {
  const land = Array.from({ length: columns * rows }, (_, i) =>
    tileId(fromColumnRow(i % columns, Math.floor(i / columns))),
  );
  const known = new Set<string>(land);
  const shore = land.flatMap((tile) => neighbours(tile)).filter((tile) => !known.has(tile));
  return {
    tiles: Object.fromEntries([
      ...land.map((tile) => [tile, 'farm'] as const),
      ...shore.map((tile) => [tile, 'sea'] as const),
    ]),
    rivers: [],
  };
}

/** Paints tiles; land painted at the map's edge gets the sea beyond it, and no river runs under the sea. */
export function paintGround({ tiles, rivers }: Chart, ground: Terrain, at: readonly TileId[]): Chart {
  const painted: { [tile: TileId]: Terrain } = { ...tiles };
  for (const tile of at) painted[tile] = ground;
  if (ground !== 'sea') for (const near of at.flatMap((tile) => neighbours(tile))) painted[near] ??= 'sea';
  const chart = { tiles: painted, rivers };
  return ground === 'sea' ? dryUp(chart, at) : chart;
}

/** A stroke without gaps: a quick finger skips places. */
function unbroken(path: readonly TileId[]): readonly TileId[] {
  const found: TileId[] = [];
  for (const tile of path) {
    for (let at = found.at(-1); at !== undefined && distance(at, tile) > 1; at = found.at(-1)) {
      const from: TileId = at;
      const [d = 0] = [...directions].sort(
        (a, b) => distance(neighbour(from, a), tile) - distance(neighbour(from, b), tile),
      );
      found.push(neighbour(from, d));
    }
    if (!found.includes(tile)) found.push(tile);
  }
  return found;
}

/** A river from where the stroke began to where it ended, over land; it ends in the sea, a swamp, another river or a tarn. */
export function drawRiver({ tiles, rivers }: Chart, stroke: readonly TileId[]): Chart {
  const path: TileId[] = [];
  for (const tile of unbroken(stroke)) {
    if (tiles[tile] === undefined) break;
    if (tiles[tile] === 'sea') {
      if (path.length > 0) break;
      continue;
    }
    path.push(tile);
    if (path.length > 1 && rivers.some((river) => river.includes(tile))) break;
  }
  return path.length > 1 ? { tiles, rivers: [...rivers, path] } : { tiles, rivers };
}

/** No river on these tiles: those that crossed them end before, and begin anew behind. */
export function dryUp({ tiles, rivers }: Chart, at: readonly TileId[]): Chart {
  const cut = rivers.flatMap((river) => {
    const parts: TileId[][] = [[]];
    for (const tile of river) {
      if (at.includes(tile)) parts.push([]);
      else parts.at(-1)?.push(tile);
    }
    return parts.filter((part) => part.length > 1);
  });
  return { tiles, rivers: cut };
}
