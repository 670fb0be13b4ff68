/** Layer 6: the banks of rivers and lakes in ink, then the coast, then their water in the sea's own colour, so that mouths open. */
import { type Job, within } from './job.ts';
import { pathOf } from './surface.ts';

export function paintWater({ brush, palette, land, line, cells, chart, far }: Job): void {
  const reaches = cells.flatMap((cell) => chart.reaches.get(cell) ?? []);
  const lakes = cells.flatMap((cell) => chart.lakes.get(cell) ?? []);
  brush.lineJoin = brush.lineCap = 'round';
  within(brush, () => {
    brush.clip(land);
    brush.strokeStyle = palette.riverInk;
    brush.lineWidth = line(1.5);
    for (const reach of reaches) brush.stroke(pathOf(reach, reach.water));
    brush.lineWidth = line(2);
    for (const lake of lakes) brush.stroke(pathOf(lake, lake.shore));
  });
  const known = new Path2D();
  const beyond = new Path2D();
  for (const cell of cells) {
    const shore = chart.shores.get(cell);
    if (shore?.coasts.length) (cell.view ? known : beyond).addPath(pathOf(shore, shore.coast, 'coast'));
  }
  brush.strokeStyle = palette.ink;
  brush.lineWidth = line(1.25);
  brush.stroke(known);
  brush.globalAlpha = 0.35;
  brush.stroke(beyond);
  brush.globalAlpha = 1;
  brush.fillStyle = palette.sea;
  for (const reach of reaches) brush.fill(pathOf(reach, reach.water));
  for (const lake of lakes) brush.fill(pathOf(lake, lake.shore));
  brush.strokeStyle = palette.seaInk;
  if (!far)
    for (const lake of lakes)
      lake.inner.forEach((d, i) => {
        brush.globalAlpha = i ? 0.3 : 0.55;
        brush.lineWidth = line(0.7);
        brush.stroke(pathOf(lake, d, `inner${i}`));
      });
  brush.globalAlpha = 1;
}
