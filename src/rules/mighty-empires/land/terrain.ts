/** What the charts and the other rules ask of a tile. */
import { directions } from '../../../kernel/hex.ts';
import type { Land } from '../../../kernel/land.ts';

export const terrains = ['lowland', 'highland', 'river', 'coastal'] as const;
export type ChartTerrain = (typeof terrains)[number];

/** The column a tile uses on the charts; undefined for swamp and open sea, which nobody scouts or holds. A lake comes from the river valley pack. */
export function terrainOf({ ground }: Pick<Land, 'ground'>): ChartTerrain | undefined {
  if (ground === 'swamp' || ground === 'sea') return undefined;
  return ground === 'lake' ? 'river' : ground;
}

/** Trees enough to build with (construction limits). */
export const hasForest = ({ forest, edges }: Pick<Land, 'forest' | 'edges'>): boolean =>
  forest > 0 || edges.includes('forest');

/** Where a city has a harbour: a coastal tile, or a river valley that runs out at the coast. */
export const isHarbourTile = ({ ground, coasts }: Pick<Land, 'ground' | 'coasts'>): boolean =>
  ground === 'coastal' || (ground === 'river' && coasts.length > 0);

/** Water a ship can lie on. */
export const hasSea = ({ ground, coasts }: Pick<Land, 'ground' | 'coasts'>): boolean =>
  ground === 'sea' || coasts.length > 0;

/** Nothing but mountains: one of the places dragons gather. */
export const isAllMountain = ({ ground, edges }: Pick<Land, 'ground' | 'edges'>): boolean =>
  ground === 'highland' && directions.every((d) => edges[d] === 'mountain');

/** No banner ever enters. */
export const isImpassable = ({ ground }: Pick<Land, 'ground'>): boolean =>
  ground === 'swamp' || ground === 'sea';
