/** Where the sea stands on a painted map, corner by corner, and what coasts follow for a tile. */
import { type Direction, directions, type TileId } from '../../../../kernel/hex.ts';
import type { Land } from '../../../../kernel/land.ts';
import { around, next } from '../near.ts';
import type { Canvas } from './canvas.ts';
import { borderOf, type Corner, cornerOf, tilesAt } from './grid.ts';

/** A tile a shore can run along at the map's edge: coastal, or the last of a river beside a coastal one. */
function onShore({ cells, rivers }: Canvas, tile: TileId): boolean {
  const ground = cells.get(tile)?.ground;
  if (ground === 'coastal' || ground === 'sea') return true;
  const inland = (near: TileId) => (cells.get(near)?.ground ?? 'sea') !== 'sea';
  const crossed = directions.filter((d) => inland(next(tile, d)) && rivers.has(borderOf(tile, d)));
  return (
    ground === 'river' &&
    crossed.length < 2 &&
    around(tile).some((near) => cells.get(near)?.ground === 'coastal')
  );
}

/**
 * Which corners stand in the sea: those painted so, those of sea hexes, and, where the coastal tiles around were left to us,
 * those between shore tiles and the world beyond the map.
 */
export function seaOf(canvas: Canvas): ReadonlySet<Corner> {
  const { cells, sea } = canvas;
  const wet = new Set<Corner>();
  const decided = (tile: TileId) => directions.some((corner) => sea.has(cornerOf(tile, corner)));
  for (const tile of cells.keys())
    for (const index of directions) {
      const corner = cornerOf(tile, index);
      const told = sea.get(corner);
      const meeting = tilesAt(corner);
      const onMap = meeting.filter((each) => cells.has(each));
      const open = onMap.some((each) => cells.get(each)?.ground === 'sea');
      const rim =
        onMap.length < meeting.length && onMap.every((each) => onShore(canvas, each)) && !onMap.some(decided);
      if (open || (told ?? rim)) wet.add(corner);
    }
  return wet;
}

/** The coasts of a land tile by its corners in the sea, counted clockwise from the right-hand upper one. */
export function coastsAlong(sea: readonly boolean[]): Land['coasts'] {
  if (sea.every(Boolean)) return [[0, 0]];
  const before = (corner: number) => (corner + 5) % 6;
  const starts = directions.filter((corner) => sea[corner] && !sea[before(corner)]);
  return starts.map((start) => {
    let last = start;
    while (sea[(last + 1) % 6]) last = ((last + 1) % 6) as Direction;
    return [before(start) as Direction, last];
  });
}
