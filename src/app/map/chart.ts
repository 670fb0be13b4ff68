/** The lie of the whole map, ready to be drawn or asked: coasts, rivers, lakes, ridges and where things stand. */
import type { TileId } from '../../kernel/hex.ts';
import { type Cell, isSea, layCells } from './cells.ts';
import { type Shore, shoreOf } from './coast.ts';
import { type Lake, lakeOf } from './lakes.ts';
import type { Stand, TileView } from './model.ts';
import { gap, type Point } from './path.ts';
import { ridgeLines } from './ridges.ts';
import { layRivers, type Reach } from './rivers.ts';
import { type Ground, seatOf, siteOf } from './sites.ts';

export interface Chart {
  readonly seed: string;
  /** Every place of the drawing: the map's tiles first, then those about it. */
  readonly cells: ReadonlyMap<TileId, Cell>;
  readonly mapped: readonly Cell[];
  readonly shores: ReadonlyMap<Cell, Shore>;
  readonly reaches: ReadonlyMap<Cell, readonly Reach[]>;
  readonly lakes: ReadonlyMap<Cell, Lake>;
  readonly sites: ReadonlyMap<Cell, Point>;
  /** Whether nothing but sea lies about the map. */
  readonly isle: boolean;
  /** The middle of the compass rose, if there is sea enough for one. */
  readonly rose: Point | undefined;
}

export function groundOf(chart: Pick<Chart, 'seed' | 'shores' | 'reaches' | 'lakes'>, cell: Cell): Ground {
  return {
    shore: chart.shores.get(cell),
    reaches: chart.reaches.get(cell) ?? [],
    lake: chart.lakes.get(cell),
    ridges: ridgeLines(chart.seed, cell),
  };
}

export function layChart(seed: string, tiles: readonly TileView[]): Chart {
  const cells = layCells(tiles);
  const all = [...cells.values()];
  const mapped = all.filter((cell) => cell.view);
  const shores = new Map<Cell, Shore>();
  for (const cell of all) {
    const shore = shoreOf(seed, cell);
    if (shore) shores.set(cell, shore);
  }
  const reaches = layRivers(seed, mapped, shores);
  const lakes = new Map<Cell, Lake>();
  for (const cell of mapped) {
    const lake = lakeOf(seed, cell);
    if (lake) lakes.set(cell, lake);
  }
  const sites = new Map<Cell, Point>();
  const parts = { seed, shores, reaches, lakes };
  for (const cell of mapped)
    if (!isSea(cell) && (cell.view?.settlement || cell.view?.owner || cell.view?.razed))
      sites.set(cell, siteOf(seed, cell, groundOf(parts, cell)));
  const isle = all.every((cell) => cell.view || isSea(cell));
  return { ...parts, cells, mapped, sites, isle, rose: roseOf(mapped) };
}

/** The foot of a banner on a tile; undefined where there is no tile. */
export function seat(chart: Chart, id: TileId, stand?: Stand): Point | undefined {
  const cell = chart.cells.get(id);
  return cell && seatOf(cell, groundOf(chart, cell), chart.sites.get(cell), stand);
}

/** The sea tile farthest from any land; none if all have land beside them. */
function roseOf(mapped: readonly Cell[]): Point | undefined {
  const land = mapped.filter((cell) => !isSea(cell));
  let best: Cell | undefined;
  let most = 110;
  for (const cell of mapped) {
    if (!isSea(cell)) continue;
    let far = 300;
    for (const other of land) {
      far = Math.min(far, gap([cell.x, cell.y], [other.x, other.y]));
      if (far <= most) break;
    }
    if (far > most) {
      most = far;
      best = cell;
    }
  }
  return best && [best.x, best.y];
}
