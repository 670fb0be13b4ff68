/** One piece of map to paint: which part of the world, at what zoom, and everything that shows there. */
import type { Cell } from '../cells.ts';
import type { Chart } from '../chart.ts';
import { corners, R } from '../geometry.ts';
import type { Palette } from '../palette.ts';
import { type Box, grown, overlaps, poly } from '../path.ts';
import { type Brush, pathOf } from './surface.ts';

export interface Job {
  readonly brush: Brush;
  readonly chart: Chart;
  readonly palette: Palette;
  /** World units. */
  readonly window: Box;
  readonly zoom: number;
  /** Device pixels to a world unit. */
  readonly scale: number;
  readonly far: boolean;
  /** The places in and close about the window. */
  readonly cells: readonly Cell[];
  readonly coast: Path2D;
  readonly land: Path2D;
  /** World units for a line that is so many pixels wide at home zoom: lines thicken more slowly than the map. */
  readonly line: (pixels: number) => number;
}

/** Below this radius in pixels a tile is drawn in signs. */
export const farRadius = 16;
export const nearRadius = 60;
export const isFar = (zoom: number): boolean => zoom * R < farRadius;

export function jobOf(parts: Pick<Job, 'brush' | 'chart' | 'palette' | 'window' | 'zoom' | 'scale'>): Job {
  const wide = grown(parts.window, R * 2.2);
  const cells = [...parts.chart.cells.values()].filter((cell) =>
    overlaps(wide, { x: cell.x, y: cell.y, w: 0, h: 0 }),
  );
  const coast = new Path2D();
  const land = new Path2D();
  for (const cell of cells) {
    const shore = parts.chart.shores.get(cell);
    if (!shore) continue;
    land.addPath(pathOf(shore, shore.land, 'land'));
    if (shore.coasts.length) coast.addPath(pathOf(shore, shore.coast, 'coast'));
  }
  const strokes = Math.max(0.42, Math.min(1.3, parts.zoom)) / parts.zoom;
  return { ...parts, far: isFar(parts.zoom), cells, coast, land, line: (pixels) => pixels * strokes };
}

/** The hexes of these cells as one path. */
export const hexes = (cells: readonly Cell[], radius = R): Path2D =>
  new Path2D(cells.map((cell) => poly(corners([cell.x, cell.y], radius))).join(''));

/** Draws with the brush as it was before, whatever is changed inside. */
export function within(brush: Brush, draw: () => void): void {
  brush.save();
  draw();
  brush.restore();
}
