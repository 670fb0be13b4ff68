/**
 * The tiles laid side by side, with the rings of unmapped places about them, so that a coast never stops at the map's end.
 * A corner of an unmapped place is sea or land after the nearest corner of the map.
 */
import { type Direction, directions, place, step, type TileId, tileId } from '../../kernel/hex.ts';
import { seaCorners } from '../../kernel/land.ts';
import { centreOf } from './geometry.ts';
import type { TileView } from './model.ts';

export interface Cell {
  readonly id: TileId;
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  /** Absent outside the map. */
  readonly view: TileView | undefined;
  /** 0 on the map, else how many rings out. */
  readonly ring: number;
  /** Which corners stand in the sea. */
  sea: readonly boolean[];
  /** By direction; undefined beyond the last ring. */
  near: readonly (Cell | undefined)[];
}

/** How far the drawing goes beyond the map. */
export const rings = 5;

/** Every corner is the peak (p) or the foot (f) of exactly one place. */
const vertexSteps: readonly (readonly [Direction | undefined, 'p' | 'f'])[] = [
  [5, 'f'],
  [1, 'p'],
  [undefined, 'f'],
  [2, 'p'],
  [4, 'f'],
  [undefined, 'p'],
];
function vertex(cell: { q: number; r: number }, i: number): string {
  const [d, end] = vertexSteps[i] ?? [undefined, 'p'];
  const { q, r } = d === undefined ? cell : step(cell, d);
  return `${q},${r}${end}`;
}

export const isSea = (cell: Cell | undefined): boolean =>
  cell !== undefined && (cell.view ? cell.view.land.ground === 'sea' : cell.sea.every(Boolean));

/** A land tile the sea goes round on every side. */
export const isIslet = (cell: Cell): boolean =>
  cell.view !== undefined && !isSea(cell) && cell.sea.every(Boolean);

function cornersOf({ land }: TileView): readonly boolean[] {
  return land.edges.every((edge) => edge === 'sea') ? land.edges.map(() => true) : seaCorners(land);
}

/** All places of the drawing by id: the tiles first, in the order given, then the rings about them. */
export function layCells(tiles: readonly TileView[]): ReadonlyMap<TileId, Cell> {
  const cells = new Map<TileId, Cell>();
  const add = (id: TileId, ring: number, view?: TileView): Cell => {
    const hex = place(id);
    const [x, y] = centreOf(hex);
    const sea = view ? cornersOf(view) : [];
    const cell: Cell = { id, ...hex, x, y, view, ring, sea, near: [] };
    cells.set(id, cell);
    return cell;
  };
  let front = tiles.map((tile) => add(tile.id, 0, tile));
  const vertices = new Map<string, boolean>();
  for (const cell of front) cell.sea.forEach((sea, i) => void vertices.set(vertex(cell, i), sea));
  for (let ring = 1; ring <= rings; ring++) {
    const next: Cell[] = [];
    for (const cell of front)
      for (const d of directions) {
        const id = tileId(step(cell, d));
        if (!cells.has(id)) next.push(add(id, ring));
      }
    settle(next, vertices);
    front = next;
  }
  for (const cell of cells.values()) cell.near = directions.map((d) => cells.get(tileId(step(cell, d))));
  return cells;
}

/** Gives the open corners of one ring the state of the corner beside them. */
function settle(ring: readonly Cell[], vertices: Map<string, boolean>): void {
  let open = ring.flatMap((cell) => directions.map((i) => ({ cell, i })));
  while (open.length) {
    const found = new Map<string, boolean>();
    const rest = open.filter(({ cell, i }) => {
      const key = vertex(cell, i);
      if (vertices.has(key)) return false;
      const beside = vertices.get(vertex(cell, (i + 5) % 6)) ?? vertices.get(vertex(cell, (i + 1) % 6));
      if (beside === undefined) return true;
      if (!found.has(key)) found.set(key, beside);
      return false;
    });
    for (const [key, sea] of found) vertices.set(key, sea);
    if (rest.length === open.length) break;
    open = rest;
  }
  for (const cell of ring) cell.sea = directions.map((i) => vertices.get(vertex(cell, i)) ?? false);
}
