/** Layer 8: the veil over unknown tiles with its soft edge and stipple, and the paper into which the map fades where land runs on. */
import { isSea } from '../cells.ts';
import { R } from '../geometry.ts';
import { grown } from '../path.ts';
import { rng } from '../rng.ts';
import { hexes, type Job, within } from './job.ts';
import { laySoft, soften } from './soft.ts';
import { brushOf, makeSurface } from './surface.ts';

const repeat = 72;
let dots: readonly (readonly [number, number, number])[] | undefined;

/** Blue-noise dots on a torus, so that the repeat shows no seam. */
function stipple(): NonNullable<typeof dots> {
  if (dots) return dots;
  const r = rng('stipple');
  const found: [number, number, number][] = [];
  for (let tries = 0; tries < 9000 && found.length < 130; tries++) {
    const [x, y] = [r() * repeat, r() * repeat];
    const apart = found.every(([a, b]) => {
      const [dx, dy] = [Math.abs(a - x), Math.abs(b - y)];
      return Math.min(dx, repeat - dx) ** 2 + Math.min(dy, repeat - dy) ** 2 > 25;
    });
    if (apart) found.push([x, y, r.range(0.38, 0.6)]);
  }
  dots = found;
  return found;
}

export function paintFog(job: Job): void {
  const { brush, palette, window, scale, land, cells, far } = job;
  const hidden = cells.filter((cell) => cell.view && !cell.view.known && !isSea(cell));
  if (!hidden.length) return;
  const mask = soften(window, 5, (small) => {
    small.fillStyle = small.strokeStyle = palette.veil;
    small.lineWidth = 2;
    const path = hexes(hidden);
    small.fill(path);
    small.stroke(path);
  });
  within(brush, () => {
    brush.clip(land);
    brush.globalAlpha = palette.candle ? 0.72 : 0.66;
    laySoft(brush, mask);
    if (far) return;
    const layer = makeSurface(Math.ceil(window.w * scale), Math.ceil(window.h * scale));
    const pen = brushOf(layer);
    pen.setTransform(scale, 0, 0, scale, -window.x * scale, -window.y * scale);
    pen.fillStyle = palette.ink;
    for (let x = Math.floor(window.x / repeat) * repeat; x < window.x + window.w; x += repeat)
      for (let y = Math.floor(window.y / repeat) * repeat; y < window.y + window.h; y += repeat) {
        pen.beginPath();
        for (const [dx, dy, size] of stipple()) {
          pen.moveTo(x + dx + size, y + dy);
          pen.arc(x + dx, y + dy, size, 0, Math.PI * 2);
        }
        pen.fill();
      }
    pen.globalCompositeOperation = 'destination-in';
    laySoft(pen, mask);
    brush.globalAlpha = palette.candle ? 0.16 : 0.2;
    brush.drawImage(layer, window.x, window.y, window.w, window.h);
  });
}

export function paintBeyond({ brush, palette, window, chart, cells }: Job): void {
  if (chart.isle) return;
  const near = cells.filter((cell) => cell.ring <= 2);
  const paper = soften(window, R * 0.55, (small) => {
    const wide = grown(window, R * 4);
    small.fillStyle = palette.veil;
    small.fillRect(wide.x, wide.y, wide.w, wide.h);
    small.globalCompositeOperation = 'destination-out';
    small.fillStyle = '#000';
    small.fill(hexes(near, R + 1));
  });
  laySoft(brush, paper);
}
