/** What a screen gives the map and hears from it. */
import type { Direction, TileId } from '../../kernel/hex.ts';
import type { Press } from './bake/press.ts';
import type { Viewport } from './camera.ts';
import type { BannerView, HintView, LabelView, RouteView, ShipView, Theme, TileView } from './model.ts';

/** Where a finger came down. */
export interface MapPlace {
  /** The place on the grid, whether or not a tile lies there. */
  readonly at: TileId;
  /** Its edge nearest to the finger. */
  readonly edge: Direction;
  /** The banner whose flag was touched. */
  readonly banner?: string;
  /** Pixels from the map's upper left corner. */
  readonly x: number;
  readonly y: number;
}

export interface MapHandle {
  /** Brings a tile to the middle of what is not covered. */
  flyTo(tile: TileId, zoom?: number): void;
  /** Shows the whole map. */
  fit(): void;
  zoomBy(factor: number): void;
}

export interface MapViewProps {
  /** Draws the land: a campaign's own, the same on every phone. */
  readonly seed: string;
  readonly tiles: readonly TileView[];
  readonly theme: Theme;
  readonly banners?: readonly BannerView[];
  readonly ships?: readonly ShipView[];
  readonly labels?: readonly LabelView[];
  readonly hints?: readonly HintView[];
  readonly routes?: readonly RouteView[];
  readonly selected?: TileId | undefined;
  /** The tile called A 1; by default the first column and row there are. */
  readonly origin?: TileId | undefined;
  /** Looked at first, at home zoom; the whole map if absent. */
  readonly start?: TileId | undefined;
  /** Pixels a sheet or bar covers at each side. */
  readonly covered?: Partial<Viewport['covered']> | undefined;
  /** Text size against normal, 1 by default. */
  readonly textScale?: number;
  /** A finger paints instead of panning; two still pan and pinch. */
  readonly painting?: boolean;
  /** Without neatline. */
  readonly bare?: boolean;
  /** What the map is called aloud. */
  readonly label?: string;
  readonly class?: string;
  readonly onTap?: (tile: TileId | undefined, place: MapPlace) => void;
  /** The tiles newly crossed by a stroke, each once a stroke; `done` comes with an empty list. */
  readonly onPaintStroke?: (places: readonly TileId[], state: 'going' | 'done' | 'undone') => void;
  readonly ref?: (handle: MapHandle) => void;
  /** Another press than the browser's best. */
  readonly press?: () => Press;
}
