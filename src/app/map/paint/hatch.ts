/** Hatching as pattern paint, cut at the exact pixel size and fixed in the world. */
import { hatchings } from '../heraldry.ts';
import type { Tincture } from '../model.ts';
import type { Palette } from '../palette.ts';
import type { Job } from './job.ts';
import { type Brush, brushOf, makeSurface, type Surface } from './surface.ts';

const cut = new WeakMap<Palette, Map<string, Surface>>();

function swatch(palette: Palette, tincture: Tincture, size: number, pitch: number): Surface {
  let known = cut.get(palette);
  if (!known) {
    known = new Map();
    cut.set(palette, known);
  }
  const key = `${tincture}${size}`;
  const found = known.get(key);
  if (found) return found;
  const { lines, dots } = hatchings[tincture];
  const surface = makeSurface(size, size);
  const brush = brushOf(surface);
  brush.scale(size, size);
  brush.strokeStyle = brush.fillStyle = palette.dyes[tincture].hatch;
  brush.lineWidth = 0.8 / pitch;
  brush.stroke(new Path2D(lines));
  for (const [x, y, r] of dots) {
    brush.beginPath();
    brush.arc(x, y, r, 0, Math.PI * 2);
    brush.fill();
  }
  known.set(key, surface);
  return surface;
}

/** Pattern paint for a tincture's land. */
export function hatchPaint({ brush, palette, zoom, scale }: Job, tincture: Tincture): CanvasPattern | string {
  const { pitch } = hatchings[tincture];
  const size = Math.max(3, Math.round((pitch * Math.max(0.75, Math.min(1.35, zoom)) * scale) / zoom));
  const pattern = repeat(brush, swatch(palette, tincture, size, pitch));
  pattern?.setTransform(new DOMMatrix([1 / scale, 0, 0, 1 / scale, 0, 0]));
  return pattern ?? palette.dyes[tincture].hatch;
}

const repeat = (brush: Brush, surface: Surface): CanvasPattern | null =>
  brush.createPattern(surface, 'repeat');
