/** The compass rose. */
import { at, type Point } from '../path.ts';
import type { Job } from './job.ts';

export function paintRose({ brush, palette, chart, far }: Job): void {
  const middle = chart.rose;
  if (!middle || far) return;
  const [cx, cy] = middle;
  const ink = palette.candle ? palette.riverInk : palette.seaInk;
  const paper = palette.candle ? palette.seaDeep : palette.wallLit;
  const polar = (degrees: number, far: number): Point => {
    const a = (degrees * Math.PI) / 180;
    return [cx + Math.sin(a) * far, cy - Math.cos(a) * far];
  };
  const ray = (degrees: number, long: number, short: number, half: number): string =>
    `M${at(middle)}L${at(polar(degrees, long))}L${at(polar(degrees + half * 45, short))}Z`;
  const rays = (from: number, long: number, short: number, half: number): Path2D =>
    new Path2D([0, 90, 180, 270].map((a) => ray(a + from, long, short, half)).join(''));
  const disc = (radius: number): Path2D => {
    const path = new Path2D();
    path.arc(cx, cy, radius, 0, Math.PI * 2);
    return path;
  };
  const lay = (path: Path2D, fill: string | undefined, width: number, alpha = 1): void => {
    if (fill) {
      brush.globalAlpha = alpha;
      brush.fillStyle = fill;
      brush.fill(path);
      brush.globalAlpha = 1;
    }
    brush.lineWidth = width;
    brush.stroke(path);
  };
  brush.save();
  brush.strokeStyle = ink;
  brush.lineJoin = 'round';
  lay(disc(20.8), palette.sea, 0.6, 0.75);
  lay(disc(17.4), undefined, 0.4);
  let ticks = '';
  for (let i = 0; i < 64; i++)
    ticks += `M${at(polar((i / 64) * 360, i % 4 ? 19.5 : 18.6))}L${at(polar((i / 64) * 360, 20.8))}`;
  lay(new Path2D(ticks), undefined, 0.5);
  lay(rays(45, 17, 6, -0.5), paper, 0.6);
  lay(rays(45, 17, 6, 0.5), ink, 0.6, 0.55);
  lay(rays(0, 26, 6.4, -1), paper, 0.6);
  lay(rays(0, 26, 6.4, 1), ink, 0.6);
  lay(disc(2.2), paper, 0.6);
  lay(new Path2D(`M${at([cx, cy - 35])}l3.2 6.6h-6.4z`), ink, 0.3);
  brush.restore();
}
