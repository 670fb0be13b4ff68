/**
 * Soft edges without canvas filters, which not every browser has: drawn small, blurred by hand, laid large.
 * The small grid is fixed in the world, so that neighbouring pieces agree along their seam.
 */
import type { Box } from '../path.ts';
import { type Brush, brushOf, makeSurface, type Surface } from './surface.ts';

export interface Soft {
  readonly surface: Surface;
  readonly box: Box;
}

/** @param sigma spread in world units */
export function soften(window: Box, sigma: number, draw: (brush: Brush) => void): Soft {
  const step = sigma / 2.2;
  const pad = Math.ceil((sigma * 3) / step);
  const [x0, y0] = [Math.floor(window.x / step) - pad, Math.floor(window.y / step) - pad];
  const width = Math.ceil((window.x + window.w) / step) + pad - x0;
  const height = Math.ceil((window.y + window.h) / step) + pad - y0;
  const surface = makeSurface(width, height);
  const brush = brushOf(surface, { willReadFrequently: true });
  brush.setTransform(1 / step, 0, 0, 1 / step, -x0, -y0);
  draw(brush);
  const image = brush.getImageData(0, 0, width, height);
  blur(image.data, width, height);
  brush.putImageData(image, 0, 0);
  return { surface, box: { x: x0 * step, y: y0 * step, w: width * step, h: height * step } };
}

export function laySoft(brush: Brush, { surface, box }: Soft): void {
  brush.imageSmoothingEnabled = true;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surface, box.x, box.y, box.w, box.h);
}

const kernel = [0.181, 0.163, 0.12, 0.072, 0.035, 0.014, 0.0055];

/** A Gaussian of 2.2 pixels, along rows, then columns, weighted by opacity. */
function blur(data: Uint8ClampedArray, width: number, height: number): void {
  const from = new Float32Array(data.length);
  const to = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) from[i + c] = (data[i + c] ?? 0) * alpha;
    from[i + 3] = data[i + 3] ?? 0;
  }
  smear(from, to, width, height, 4, width * 4);
  smear(to, from, height, width, width * 4, 4);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = from[i + 3] ?? 0;
    for (let c = 0; c < 3; c++) data[i + c] = alpha ? ((from[i + c] ?? 0) * 255) / alpha : 0;
    data[i + 3] = alpha;
  }
}

function smear(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  stride: number,
): void {
  for (let l = 0; l < lines; l++)
    for (let i = 0; i < length; i++)
      for (let c = 0; c < 4; c++) {
        const base = l * stride + c;
        let sum = (from[base + i * step] ?? 0) * 0.181;
        for (let k = 1; k < 7; k++) {
          const weight = kernel[k] ?? 0;
          const [a, b] = [Math.max(0, i - k), Math.min(length - 1, i + k)];
          sum += ((from[base + a * step] ?? 0) + (from[base + b * step] ?? 0)) * weight;
        }
        to[base + i * step] = sum;
      }
}
