/** What the strokes come to, before shores, edges and currents are inferred: one fold, later strokes over earlier ones. */
import { type Direction, directions, opposite, type TileId } from '../../../../kernel/hex.ts';
import { next } from '../near.ts';
import { type Border, borderOf, type Corner, directionTo, tilesAt, unbroken } from './grid.ts';
import { fieldTiles, type PaintGround, type Stroke } from './strokes.ts';

export interface Cell {
  ground: PaintGround;
  hills: 0 | 1 | 2;
  forest: 0 | 1 | 2;
  /** Massifs, by the edges they run out at. */
  ridges: Direction[][];
}
export interface Canvas {
  readonly cells: Map<TileId, Cell>;
  /** Corners somebody decided about: in the sea or not. */
  readonly sea: Map<Corner, boolean>;
  readonly rivers: Set<Border>;
  /** Borders from which a river was taken away. */
  readonly dry: Set<Border>;
  /** Tiles a river was drawn through, with the borders it crossed. */
  readonly through: { readonly tile: TileId; readonly borders: readonly [Border, Border] }[];
  readonly capitals: Set<TileId>;
}

const blank = (ground: PaintGround): Cell => ({
  ground,
  hills: ground === 'highland' ? 1 : 0,
  forest: 0,
  ridges: ground === 'mountains' ? [[...directions]] : [],
});

function paintGround(canvas: Canvas, ground: PaintGround, tile: TileId): void {
  const before = canvas.cells.get(tile);
  const cell = blank(ground);
  if (before && ground !== 'mountains' && ground !== 'sea') {
    cell.forest = before.forest;
    if (ground === 'highland') cell.ridges = before.ground === 'mountains' ? [] : before.ridges;
    else if (before.ground !== 'highland') cell.hills = before.hills;
  }
  canvas.cells.set(tile, cell);
}

/** Joins a line of mountains to those of the tile it meets or crosses. */
function raise(canvas: Canvas, tile: TileId, edges: readonly Direction[]): void {
  const cell = canvas.cells.get(tile);
  if (!cell || !edges.length || ['lake', 'swamp', 'sea'].includes(cell.ground)) return;
  if (cell.ground === 'lowland') {
    cell.ground = 'highland';
    cell.hills = 1;
  }
  const arc = (ridge: readonly Direction[], edge: Direction) =>
    ridge.filter((each) => each < edge).length % ridge.length;
  const meets = (ridge: readonly Direction[]) =>
    edges.some((edge) => ridge.includes(edge)) || new Set(edges.map((edge) => arc(ridge, edge))).size > 1;
  const joined = cell.ridges.filter(meets);
  cell.ridges = [
    ...cell.ridges.filter((ridge) => !joined.includes(ridge)),
    directions.filter((d) => edges.includes(d) || joined.some((ridge) => ridge.includes(d))),
  ];
  for (const edge of edges) {
    canvas.rivers.delete(borderOf(tile, edge));
    canvas.dry.add(borderOf(tile, edge));
  }
}

function lower(canvas: Canvas, tile: TileId, edge: Direction): void {
  const cell = canvas.cells.get(tile);
  if (!cell?.ridges.some((ridge) => ridge.includes(edge))) return;
  if (cell.ground === 'mountains') {
    cell.ground = 'highland';
    cell.hills = 1;
  }
  cell.ridges = cell.ridges.map((ridge) => ridge.filter((d) => d !== edge)).filter((ridge) => ridge.length);
}

function toggleMountain(canvas: Canvas, tile: TileId, edge: Direction): void {
  const ridges = canvas.cells.get(tile)?.ridges ?? [];
  if (ridges.some((ridge) => ridge.includes(edge))) {
    lower(canvas, tile, edge);
    return;
  }
  const beside = ridges.find((ridge) => ridge.some((d) => (d + 1) % 6 === edge || (edge + 1) % 6 === d));
  raise(canvas, tile, [edge, ...(beside ?? [])]);
}

/** Calls back for each border a path crosses. */
function alongBorders(
  path: readonly TileId[],
  visit: (from: TileId, edge: Direction, to: TileId) => void,
): void {
  for (const [index, to] of path.entries()) {
    const from = path[index - 1];
    const edge = from && directionTo(from, to);
    if (from && edge !== undefined) visit(from, edge, to);
  }
}

function river(canvas: Canvas, path: readonly TileId[]): void {
  const ashore = path.filter((tile) => (canvas.cells.get(tile)?.ground ?? 'sea') !== 'sea');
  for (const tile of path.length > 1 ? ashore : []) {
    const cell = canvas.cells.get(tile);
    const ends = tile === ashore[0] || tile === ashore.at(-1);
    if (
      cell?.ground === 'lowland' ||
      (cell && !ends && ['highland', 'mountains', 'coastal'].includes(cell.ground))
    )
      cell.ground = 'river';
  }
  const crossed: Border[] = [];
  alongBorders(path, (from, edge, to) => {
    const border = borderOf(from, edge);
    lower(canvas, from, edge);
    lower(canvas, to, opposite(edge));
    canvas.rivers.add(border);
    canvas.dry.delete(border);
    const before = crossed.at(-1);
    if (before) canvas.through.push({ tile: from, borders: [before, border] });
    crossed.push(border);
  });
}

function dry(canvas: Canvas, path: readonly TileId[]): void {
  const [only] = path;
  const borders: Border[] = [];
  alongBorders(path, (from, edge) => borders.push(borderOf(from, edge)));
  if (only && path.length === 1) borders.push(...directions.map((d) => borderOf(only, d)));
  for (const border of borders) {
    canvas.rivers.delete(border);
    canvas.dry.add(border);
  }
}

function range(canvas: Canvas, path: readonly TileId[]): void {
  for (const [index, tile] of path.entries()) {
    const around = [path[index - 1], path[index + 1]];
    const edges = around.map((other) => other && directionTo(tile, other));
    raise(
      canvas,
      tile,
      edges.filter((edge) => edge !== undefined),
    );
  }
}

function sea(canvas: Canvas, corners: readonly Corner[], wet: boolean): void {
  for (const corner of corners) {
    canvas.sea.set(corner, wet);
    for (const tile of wet ? tilesAt(corner) : []) {
      const cell = canvas.cells.get(tile);
      if (cell?.ground === 'lowland' || cell?.ground === 'highland') cell.ground = 'coastal';
    }
  }
}

function lift(canvas: Canvas, tile: TileId): void {
  canvas.cells.delete(tile);
  canvas.capitals.delete(tile);
  for (const d of directions) {
    if (!canvas.cells.has(next(tile, d))) canvas.rivers.delete(borderOf(tile, d));
  }
}

function draw(canvas: Canvas, stroke: Stroke): void {
  switch (stroke.brush) {
    case 'field':
      for (const tile of fieldTiles(stroke.columns, stroke.rows))
        if (!canvas.cells.has(tile)) canvas.cells.set(tile, blank('lowland'));
      break;
    case 'ground':
      for (const tile of stroke.tiles) paintGround(canvas, stroke.ground, tile);
      break;
    case 'cover':
      for (const tile of stroke.tiles) {
        const cell = canvas.cells.get(tile);
        if (cell) cell[stroke.cover] = stroke.level;
      }
      break;
    case 'river':
      river(canvas, unbroken(stroke.tiles));
      break;
    case 'dry':
      dry(canvas, unbroken(stroke.tiles));
      break;
    case 'sea':
      sea(canvas, stroke.corners, !stroke.land);
      break;
    case 'range':
      range(canvas, unbroken(stroke.tiles));
      break;
    case 'mountain':
      toggleMountain(canvas, stroke.tile, stroke.edge);
      break;
    case 'capital':
      if (!canvas.capitals.delete(stroke.tile) && canvas.cells.has(stroke.tile))
        canvas.capitals.add(stroke.tile);
      break;
    case 'lift':
      for (const tile of stroke.tiles) lift(canvas, tile);
  }
}

export function canvasOf(strokes: readonly Stroke[]): Canvas {
  const canvas: Canvas = {
    cells: new Map(),
    sea: new Map(),
    rivers: new Set(),
    dry: new Set(),
    through: [],
    capitals: new Set(),
  };
  for (const stroke of strokes) draw(canvas, stroke);
  return canvas;
}
