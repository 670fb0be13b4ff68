/**
 * A map painted after the one on the table: a list of strokes, each what a thumb does in one go.
 * To undo is to leave out the last. Strokes are plain data; later ones win.
 */
import { type Direction, fromColumnRow, type TileId, tileId } from '../../../../kernel/hex.ts';
import type { Corner } from './grid.ts';

/** What a hex can be painted as; `mountains` is mountain from edge to edge, `sea` open water without land. */
export const paintGrounds = [
  'lowland',
  'highland',
  'river',
  'coastal',
  'lake',
  'swamp',
  'mountains',
  'sea',
] as const;
export type PaintGround = (typeof paintGrounds)[number];

export type Stroke =
  /** A sheet of lowland, `columns` by `rows`, where nothing lies yet. */
  | { readonly brush: 'field'; readonly columns: number; readonly rows: number }
  | { readonly brush: 'ground'; readonly ground: PaintGround; readonly tiles: readonly TileId[] }
  | {
      readonly brush: 'cover';
      readonly cover: 'hills' | 'forest';
      readonly level: 0 | 1 | 2;
      readonly tiles: readonly TileId[];
    }
  /** A river through these tiles, drawn either way; places off the map let it run off. */
  | { readonly brush: 'river'; readonly tiles: readonly TileId[] }
  /** No river between these tiles; a single tile loses all its rivers. */
  | { readonly brush: 'dry'; readonly tiles: readonly TileId[] }
  /** These corners stand in the sea, or, with `land`, ashore. */
  | { readonly brush: 'sea'; readonly corners: readonly Corner[]; readonly land?: true }
  /** A mountain range through these tiles: a wall where it crosses one, a spur where it begins and ends. */
  | { readonly brush: 'range'; readonly tiles: readonly TileId[] }
  /** Puts a mountain on an edge of a tile, or takes it off. */
  | { readonly brush: 'mountain'; readonly tile: TileId; readonly edge: Direction }
  /** Makes a tile a capital's place, or no longer. */
  | { readonly brush: 'capital'; readonly tile: TileId }
  /** Takes tiles off the map. */
  | { readonly brush: 'lift'; readonly tiles: readonly TileId[] };

/** The places of a sheet in rows, the first row's first place in the middle of the grid. */
export const fieldTiles = (columns: number, rows: number): TileId[] =>
  Array.from({ length: columns * rows }, (_, i) =>
    tileId(fromColumnRow(i % columns, Math.floor(i / columns))),
  );
