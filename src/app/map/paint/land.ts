/** Layers 2, 3 and 5: the land in its shaded shore, the terrain's tint laid as with a brush, the grid. */
import { isSea } from '../cells.ts';
import { corners } from '../geometry.ts';
import { grown, poly } from '../path.ts';
import { hexes, type Job, within } from './job.ts';
import { laySoft, soften } from './soft.ts';
import { tintOf } from './tint.ts';

export function paintLand(job: Job): void {
  const { brush, palette, land, line, window, cells } = job;
  within(brush, () => {
    brush.translate(line(1.1), line(1.3));
    brush.globalAlpha = palette.candle ? 0.8 : 0.62;
    brush.fillStyle = palette.candle ? palette.sunk : palette.ink;
    brush.fill(land);
  });
  brush.fillStyle = brush.strokeStyle = palette.land;
  brush.lineWidth = line(0.8);
  brush.fill(land);
  brush.stroke(land);
  const tint = soften(window, job.far ? 5 : 7, (small) => {
    const wide = grown(window, 80);
    small.fillStyle = palette.veil;
    small.fillRect(wide.x, wide.y, wide.w, wide.h);
    small.lineWidth = 2;
    for (const cell of cells) {
      if (cell.ring) continue;
      small.fillStyle = small.strokeStyle = palette[tintOf(cell.view)];
      const path = new Path2D(poly(corners([cell.x, cell.y])));
      small.fill(path);
      small.stroke(path);
    }
  });
  within(brush, () => {
    brush.clip(land);
    laySoft(brush, tint);
  });
}

export function paintGrid({ brush, palette, land, line, cells }: Job): void {
  const dry = cells.filter((cell) => cell.view && !isSea(cell));
  within(brush, () => {
    brush.clip(land);
    brush.strokeStyle = palette.ink;
    brush.globalAlpha = palette.candle ? 0.17 : 0.2;
    brush.lineWidth = line(0.6);
    brush.stroke(hexes(dry.filter((cell) => cell.view?.known)));
    brush.globalAlpha = palette.candle ? 0.3 : 0.34;
    brush.lineWidth = line(0.7);
    brush.setLineDash([line(1.2), line(3)]);
    brush.stroke(hexes(dry.filter((cell) => !cell.view?.known)));
  });
}
