/**
 * The lie of the land on one tile, in place: what rules reason about and the map draws.
 * Edges are numbered as in hex.ts: six of them, clockwise from the east. Corner i stands where edge i begins.
 */
import type { Direction } from './hex.ts';

export const edgeTerrains = [
  'mountain',
  'hill',
  'plain',
  'forest',
  'river',
  'coast',
  'sea',
  'swamp',
] as const;
export type EdgeTerrain = (typeof edgeTerrains)[number];
export const grounds = ['lowland', 'highland', 'river', 'coastal', 'swamp', 'lake', 'sea'] as const;
export type Ground = (typeof grounds)[number];

export interface Land {
  readonly ground: Ground;
  readonly edges: readonly EdgeTerrain[];
  /** What covers the inside, from open country to thick. */
  readonly hills: 0 | 1 | 2;
  readonly forest: 0 | 1 | 2;
  /** Lines of mountain on the inside: the edges each runs out at. One edge is a spur that ends inside; two are a wall from edge to edge. Edges that are all mountain and share a massif stand together in one line. */
  readonly ridges: readonly (readonly Direction[])[];
  /** Watercourses, downstream: from an edge or a spring to an edge, or to standing water or the sea on this tile. A course that ends in a `lake` on other ground than lake ends in a tarn. */
  readonly rivers: readonly {
    readonly from: Direction | 'spring' | 'lake' | 'swamp';
    readonly to: Direction | 'lake' | 'swamp' | 'sea';
  }[];
  /** Shores: the coast crosses edge `from`, then edge `to`; clockwise between them lies the sea (corners from+1 to to). One edge twice is an island: sea at every corner, and every edge sea. */
  readonly coasts: readonly (readonly [from: Direction, to: Direction])[];
}

/** Which of the six corners stand in the sea. */
export function seaCorners({ ground, coasts }: Pick<Land, 'ground' | 'coasts'>): readonly boolean[] {
  const sea = [0, 0, 0, 0, 0, 0].map(() => ground === 'sea');
  for (const [from, to] of coasts)
    for (let corner = (from + 1) % 6; ; corner = (corner + 1) % 6) {
      sea[corner] = true;
      if (corner === to) break;
    }
  return sea;
}
