/**
 * From strokes to lands. Neighbours always agree: a river crosses a border on both sides, a corner is sea for all three
 * of its tiles. What nobody drew is inferred from what lies around.
 */
import { type Direction, directions, type TileId } from '../../../../kernel/hex.ts';
import type { EdgeTerrain, Ground, Land } from '../../../../kernel/land.ts';
import { flows, type Reach } from '../flow.ts';
import { around, next } from '../near.ts';
import { type Canvas, type Cell, canvasOf } from './canvas.ts';
import { type Border, borderOf, cornerOf } from './grid.ts';
import { coastsAlong, seaOf } from './shore.ts';
import type { Stroke } from './strokes.ts';

/** A finished map: the lie of the land, and where capitals may stand. */
export interface PaintedMap {
  readonly lands: Readonly<Record<TileId, Land>>;
  readonly capitals: readonly TileId[];
}
type Sea = ReadonlyMap<TileId, readonly boolean[]>;

/** River valleys nobody drew a river through join their neighbours in the valley, the straightest way. */
function joinValleys({ cells, rivers, dry }: Canvas): ReadonlySet<Border> {
  const all = new Set(rivers);
  const crossed = (tile: TileId) => directions.filter((d) => all.has(borderOf(tile, d)));
  const valleys = [...cells.keys()].filter((id) => cells.get(id)?.ground === 'river').sort();
  for (const tile of valleys) {
    if (crossed(tile).length) continue;
    const ways = directions.filter((d) => {
      const ground = cells.get(next(tile, d))?.ground;
      const room = ground === 'lake' || ground === 'swamp' || crossed(next(tile, d)).length < 2;
      const valley = ground === 'river' || ground === 'lake' || ground === 'swamp';
      return valley && room && !dry.has(borderOf(tile, d));
    });
    const bend = (a: Direction, b: Direction) => Math.min((a - b + 6) % 6, (b - a + 6) % 6);
    const pairs = ways.flatMap((a) => ways.filter((b) => b > a).map((b) => [a, b] as const));
    const best = pairs.sort(([a, b], [c, d]) => bend(c, d) - bend(a, b))[0] ?? ways.slice(0, 1);
    for (const d of best) all.add(borderOf(tile, d));
  }
  return all;
}

const groundOf = ({ ground }: Cell, coast: boolean): Ground => {
  if (ground === 'mountains') return 'highland';
  return coast && (ground === 'lowland' || ground === 'highland') ? 'coastal' : ground;
};

const high = (cell: Cell): boolean =>
  cell.ground === 'highland' || cell.ground === 'mountains' || cell.hills > 0;

/** What an edge shows where neither sea, river nor mountain does. */
function inland(cell: Cell, beyond: Cell | undefined): EdgeTerrain {
  if (cell.ground === 'swamp') return 'swamp';
  const hills = high(cell) && (beyond ? high(beyond) : cell.hills === 2 || cell.ground === 'highland');
  if (hills) return 'hill';
  return cell.forest > 0 && (beyond ? beyond.forest > 0 : cell.forest === 2) ? 'forest' : 'plain';
}

function edgeTerrain(
  cells: Canvas['cells'],
  tile: TileId,
  cell: Cell,
  d: Direction,
  wet: readonly boolean[],
  river: boolean,
): EdgeTerrain {
  const [first, last] = [wet[d], wet[(d + 1) % 6]];
  if (first && last) return 'sea';
  if (first || last) return 'coast';
  if (river) return 'river';
  if (cell.ridges.some((ridge) => ridge.includes(d))) return 'mountain';
  return inland(cell, cells.get(next(tile, d)));
}

/** What a tile with rivers holds besides. */
function holding(
  canvas: Canvas,
  tile: TileId,
  edges: readonly Direction[],
  coast: boolean,
): Pick<Reach, 'holds'> {
  const ground = canvas.cells.get(tile)?.ground;
  if (ground === 'lake' || ground === 'swamp') return { holds: ground };
  const flowsOn = canvas.through.some(
    (way) =>
      way.tile === tile && way.borders.every((border) => edges.some((d) => borderOf(tile, d) === border)),
  );
  if (coast && !flowsOn) return { holds: 'sea' };
  return edges.length === 1 && (ground === 'highland' || ground === 'mountains') ? { holds: 'spring' } : {};
}

/** The map the strokes paint. */
export function painted(strokes: readonly Stroke[]): PaintedMap {
  const canvas = canvasOf(strokes);
  const { cells } = canvas;
  const wetCorners = seaOf(canvas);
  const sea: Sea = new Map(
    [...cells.keys()].map((id) => [id, directions.map((corner) => wetCorners.has(cornerOf(id, corner)))]),
  );
  const borders = joinValleys(canvas);
  const ashore = (id: TileId, d: Direction) => !sea.get(id)?.[d] && !sea.get(id)?.[(d + 1) % 6];
  const reaches = new Map<TileId, Reach>();
  for (const [id, cell] of cells) {
    if (cell.ground === 'sea') continue;
    const edges = directions.filter((d) => ashore(id, d) && borders.has(borderOf(id, d)));
    const coast = sea.get(id)?.some(Boolean) ?? false;
    if (edges.length) reaches.set(id, { edges, ...holding(canvas, id, edges, coast) });
  }
  const rivers = flows(reaches);
  const lands: Record<TileId, Land> = {};
  for (const id of [...cells.keys()].sort()) {
    const cell = cells.get(id);
    const wet = sea.get(id) ?? [];
    if (!cell) continue;
    const crossed = reaches.get(id)?.edges ?? [];
    const coasts = cell.ground === 'sea' ? [] : coastsAlong(wet);
    const edges = directions.map((d) => edgeTerrain(cells, id, cell, d, wet, crossed.includes(d)));
    const ridges = cell.ridges.map((ridge) => ridge.filter((d) => edges[d] === 'mountain'));
    lands[id] = {
      ground: groundOf(cell, coasts.length > 0),
      edges: cell.ground === 'sea' ? directions.map(() => 'sea' as const) : edges,
      hills: cell.ground === 'mountains' ? 0 : cell.hills,
      forest: cell.forest,
      ridges: ridges.filter((ridge) => ridge.length),
      rivers: rivers.get(id) ?? [],
      coasts,
    };
  }
  return { lands, capitals: [...canvas.capitals].sort() };
}

export const lands = (strokes: readonly Stroke[]): PaintedMap['lands'] => painted(strokes).lands;

/** The tiles a filling brush covers: those joined to a tile that are painted like it. */
export function flood(strokes: readonly Stroke[], start: TileId): readonly TileId[] {
  const { cells } = canvasOf(strokes);
  const like = cells.get(start);
  if (!like) return [];
  const found = [start];
  const seen = new Set(found);
  for (const id of found)
    for (const near of around(id)) {
      const cell = cells.get(near);
      if (seen.has(near) || cell?.ground !== like.ground) continue;
      if (cell.hills !== like.hills || cell.forest !== like.forest) continue;
      seen.add(near);
      found.push(near);
    }
  return found;
}
