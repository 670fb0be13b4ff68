/**
 * What lies on the table, worked out once for a set of placed tiles: their shapes, the courses of their rivers,
 * the free places around them, and what each free place would border on (its ring).
 */
import { type Direction, directions, distance, opposite, type TileId } from '../../../kernel/hex.ts';
import { keptFor } from '../../../kernel/kept-for.ts';
import type { Land } from '../../../kernel/land.ts';
import { flows, type Reach } from './flow.ts';
import { around, next } from './near.ts';
import { type Shape, shapeOf } from './shape.ts';

/** A tile design where it lies, turned clockwise by sixths. */
export interface Placed {
  readonly design: string;
  readonly turn: Direction;
}
export type Tiles = { readonly [place: TileId]: Placed };

/**
 * What a place borders on, clockwise from the east, one letter an edge:
 * `.` nothing yet; M H P F mountain, hill, plain, forest; R a river running out, Q one straight from its source,
 * r one that needs water from here; O land a river may run into; L W lake or swamp without an outlet, l w with one;
 * S sea; C coast with the sea at the edge's first corner, c at its last.
 */
export type Ring = string;

export interface Survey {
  readonly shapes: ReadonlyMap<TileId, Shape>;
  readonly rivers: ReadonlyMap<TileId, Land['rivers']>;
  /** Free places that touch a tile, in a fixed order. */
  readonly free: readonly TileId[];
  readonly capitals: readonly TileId[];
}

export const placesOf = (tiles: Tiles): TileId[] => (Object.keys(tiles) as TileId[]).sort();

/** The edges through which a river runs, the open ones included where one arrives. */
export const riverEdges = (shapes: ReadonlyMap<TileId, Shape>, id: TileId): Direction[] => {
  const shape = shapes.get(id);
  return directions.filter((d) => {
    if (shape?.edges[d] === 'river') return true;
    return shape?.open[d] && shapes.get(next(id, d))?.edges[opposite(d)] === 'river';
  });
};

function holds({ design }: Shape): Pick<Reach, 'holds'> {
  if (design.kind === 'source') return { holds: 'spring' };
  if (design.kind === 'lake' || design.kind === 'swamp') return { holds: design.kind };
  return design.coasts.length ? { holds: 'sea' } : {};
}

function look(tiles: Tiles): Survey {
  const shapes = new Map<TileId, Shape>();
  for (const id of placesOf(tiles)) {
    const placed = tiles[id];
    if (placed) shapes.set(id, shapeOf(placed.design, placed.turn));
  }
  const reaches = new Map<TileId, Reach>();
  for (const [id, shape] of shapes) {
    const edges = riverEdges(shapes, id);
    if (edges.length) reaches.set(id, { edges, ...holds(shape) });
  }
  const free = new Set<TileId>();
  for (const id of shapes.keys()) for (const near of around(id)) if (!shapes.has(near)) free.add(near);
  return {
    shapes,
    rivers: flows(reaches),
    free: [...free].sort(),
    capitals: [...shapes].filter(([, { design }]) => design.capital).map(([id]) => id),
  };
}

/** The survey of placed tiles; kept for as long as the very same record is in use. */
export const survey = keptFor(look);

const letters = { mountain: 'M', hill: 'H', plain: 'P', forest: 'F', sea: 'S' } as const;

/**
 * What a tile shows to the place beyond its edge `d`: a letter of that place's ring.
 * `rivers` are its courses; without them every river on it counts as running out.
 */
export function shows(shape: Shape, rivers: Land['rivers'] | undefined, d: Direction): string {
  const edge = shape.edges[d];
  // Seen from the other side the edge's last corner comes first.
  if (edge === 'coast') return shape.sea[(d + 1) % 6] ? 'C' : 'c';
  const water = shape.design.kind;
  if (edge === 'river') {
    if (rivers && !rivers.some(({ to }) => to === d)) return 'r';
    return water === 'source' ? 'Q' : 'R';
  }
  if (shape.open[d] && (water === 'lake' || water === 'swamp')) {
    const letter = water === 'lake' ? 'L' : 'W';
    return rivers?.some(({ from }) => from === water) ? letter.toLowerCase() : letter;
  }
  return edge === undefined || shape.open[d] || edge === 'swamp' ? 'O' : letters[edge];
}

/** What a place borders on. */
export function ringOf({ shapes, rivers }: Survey, place: TileId): Ring {
  let ring = '';
  for (const d of directions) {
    const id = next(place, d);
    const shape = shapes.get(id);
    ring += shape ? shows(shape, rivers.get(id) ?? [], opposite(d)) : '.';
  }
  return ring;
}

export function touches(ring: Ring): number {
  let count = 0;
  for (let i = 0; i < ring.length; i++) if (ring[i] !== '.') count++;
  return count;
}

/** Tiles to cross from a place to the nearest capital tile other than itself; Infinity if there is none. */
export const toCapital = ({ capitals }: Survey, place: TileId): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...capitals.filter((id) => id !== place).map((id) => distance(id, place)),
  );

/** The lie of the land on every placed tile. */
export function landsOf(tiles: Tiles): Readonly<Record<TileId, Land>> {
  const { shapes, rivers } = survey(tiles);
  const lands: Record<TileId, Land> = {};
  for (const [id, shape] of shapes) {
    const wet = riverEdges(shapes, id);
    lands[id] = {
      ground: shape.ground,
      edges: shape.edges.map((edge, d) => (wet.includes(d as Direction) ? 'river' : edge)),
      hills: shape.design.hills,
      forest: shape.design.forest,
      ridges: shape.ridges,
      rivers: rivers.get(id) ?? [],
      coasts: shape.coasts,
    };
  }
  return lands;
}
