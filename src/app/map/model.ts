/**
 * What the map is told: plain data that knows no rule set. Screens translate a campaign into these views.
 * Every view names tiles by the kernel's ids; the drawing follows from the views and the seed alone.
 */
import type { Direction, TileId } from '../../kernel/hex.ts';
import type { Land } from '../../kernel/land.ts';

export const tinctures = ['azure', 'gules', 'or', 'tenne', 'vert', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];
export type Theme = 'daylight' | 'candle';
export type Settlement = 'capital' | 'citadel' | 'city' | 'town' | 'fortress' | 'tower' | 'village' | 'mine';

export interface TileView {
  readonly id: TileId;
  readonly land: Land;
  /** An unknown tile lies under the veil: its plate is drawn, without tint, owner or name. */
  readonly known: boolean;
  readonly owner?: Tincture;
  readonly settlement?: Settlement;
  /** A mine beside the settlement. */
  readonly mine?: true;
  /** A harbour on its shore. */
  readonly port?: true;
  /** Ploughed land, also where nobody lives. */
  readonly fields?: true;
  readonly razed?: true;
  readonly name?: string;
  readonly siege?: true;
}

/** Where on a tile something stands: at an edge, and if a river runs out there, on which half of it: the first or the last going clockwise. */
export interface Stand {
  readonly edge: Direction;
  readonly bank?: 'first' | 'last';
}

export interface BannerView {
  readonly id: string;
  readonly tile: TileId;
  readonly tincture: Tincture;
  readonly number: number;
  /** Baggage left, 0 to 6: pips beneath the flag. */
  readonly baggage?: number;
  readonly points?: number;
  readonly at?: Stand;
  readonly mine: boolean;
  /** Old intelligence: how long ago, in words. Drawn dashed and hollow. */
  readonly seen?: string;
  /** Has done its part for now: drawn quieter. */
  readonly busy?: boolean;
}

export interface ShipView {
  readonly id: string;
  readonly tile: TileId;
  readonly tincture: Tincture;
  readonly number: number;
}

export interface LabelView {
  readonly id: string;
  readonly kind: 'river' | 'region' | 'sea';
  readonly text: string;
  /** A river's tiles downstream; for a region or a sea the tiles it lies over. */
  readonly tiles: readonly TileId[];
}

export interface HintView {
  readonly tile: TileId;
  /** `ask` invites a tap, `warn` is costly or risky, `bar` is closed. */
  readonly tone: 'ask' | 'warn' | 'bar';
  /** An icon on the tile: the path of a 24 × 24 (or `size` square) drawing, filled. */
  readonly badge?: { readonly path: string; readonly size?: number };
}

export interface RouteView {
  readonly id: string;
  /** From the first tile to the last, each beside the one before it. */
  readonly tiles: readonly TileId[];
  /** Where on the first tile it starts; from its middle if absent. */
  readonly from?: Stand;
  readonly clear: boolean;
  /** What it crosses on the way, highlighted: the edges of mountain and the river banks. */
  readonly crossings?: readonly {
    readonly tile: TileId;
    readonly edge: Direction;
    readonly kind: 'river' | 'mountain';
  }[];
}
