/** Canvas, on the page or in a worker, and the paths cut for it. */
export type Surface = OffscreenCanvas | HTMLCanvasElement;
export type Brush = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export function makeSurface(width: number, height: number): Surface {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** @throws Error if the browser gives no drawing context (out of memory) */
export function brushOf(surface: Surface, options?: CanvasRenderingContext2DSettings): Brush {
  const brush = surface.getContext('2d', options) as Brush | null;
  if (!brush) throw new Error('no drawing context');
  return brush;
}

const cuts = new WeakMap<object, Map<string, Path2D>>();
/** A path cut once for its owner and used at every zoom. */
export function pathOf(owner: object, d: string | (() => string), part = ''): Path2D {
  const parts = cuts.get(owner) ?? new Map<string, Path2D>();
  cuts.set(owner, parts);
  const path = parts.get(part) ?? new Path2D(typeof d === 'string' ? d : d());
  parts.set(part, path);
  return path;
}
