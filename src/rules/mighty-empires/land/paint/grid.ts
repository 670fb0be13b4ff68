/**
 * Names for what tiles share: every corner and every border has one name, whichever of its tiles one comes from.
 * A corner is the peak of one tile or the foot of one; a border is the E, SE or SW edge of one.
 */
import { type Direction, directions, distance, opposite, type TileId } from '../../../../kernel/hex.ts';
import { next } from '../near.ts';

export type Corner = `${TileId}${'peak' | 'foot'}`;
export type Border = `${TileId}e${0 | 1 | 2}`;

/** The name of a tile's corner, counted clockwise with 0 the right-hand upper one. */
export function cornerOf(tile: TileId, corner: number): Corner {
  switch (corner) {
    case 0:
      return `${next(tile, 5)}foot`;
    case 1:
      return `${next(tile, 1)}peak`;
    case 2:
      return `${tile}foot`;
    case 3:
      return `${next(tile, 2)}peak`;
    case 4:
      return `${next(tile, 4)}foot`;
    default:
      return `${tile}peak`;
  }
}
/** The three places that meet at a corner. */
export function tilesAt(corner: Corner): readonly TileId[] {
  const tile = corner.slice(0, -4) as TileId;
  return corner.endsWith('peak')
    ? [tile, next(tile, 4), next(tile, 5)]
    : [tile, next(tile, 1), next(tile, 2)];
}

export const borderOf = (tile: TileId, edge: Direction): Border =>
  edge < 3 ? `${tile}e${edge as 0 | 1 | 2}` : `${next(tile, edge)}e${opposite(edge) as 0 | 1 | 2}`;

/** The direction from a place to one it touches. */
export const directionTo = (from: TileId, to: TileId): Direction | undefined =>
  directions.find((d) => next(from, d) === to);

/** A stroke without gaps: a quick thumb skips places, which are filled in along the way. */
export function unbroken(tiles: readonly TileId[]): readonly TileId[] {
  const path: TileId[] = [];
  for (const tile of tiles) {
    let at = path.at(-1);
    if (at === tile) continue;
    while (at !== undefined && at !== tile && distance(at, tile) > 1) {
      const from: TileId = at;
      const [d = 0] = [...directions].sort(
        (a, b) => distance(next(from, a), tile) - distance(next(from, b), tile) || a - b,
      );
      at = next(from, d);
      path.push(at);
    }
    path.push(tile);
  }
  return path;
}
