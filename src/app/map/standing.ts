/** Something upright on the land, placed by its foot. */
import type { Glyph } from './glyphs/pen.ts';
import type { Tincture } from './model.ts';

export interface Upright {
  readonly x: number;
  readonly y: number;
  /** Nearer things have greater feet and cover what is behind. */
  readonly foot: number;
  readonly glyph: Glyph;
  readonly scale: number;
  readonly known: boolean;
  readonly roof?: Tincture;
  /** The smallest zoom at which it is worth its ink. */
  readonly from: number;
}
