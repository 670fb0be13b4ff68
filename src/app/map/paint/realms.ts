/**
 * Layer 4: whose land it is. A faint wash, inside the outline a band of colour with its hatching, and last a firm line:
 * where two realms meet, two colours meet.
 */
import { directions } from '../../../kernel/hex.ts';
import { type Cell, isSea } from '../cells.ts';
import { corner } from '../geometry.ts';
import { type Tincture, tinctures } from '../model.ts';
import { at } from '../path.ts';
import { hatchPaint } from './hatch.ts';
import { type Job, within } from './job.ts';
import { pathOf } from './surface.ts';

/** An unknown tile shows no owner. */
export const ownerOf = (cell: Cell | undefined): Tincture | undefined =>
  cell?.view?.known && !isSea(cell) ? cell.view.owner : undefined;

interface Realm {
  readonly tincture: Tincture;
  readonly area: Path2D;
  readonly border: Path2D;
  readonly coast: Path2D;
}

export function realmsOf({ cells, chart }: Job): readonly Realm[] {
  return tinctures.flatMap((tincture) => {
    const own = cells.filter((cell) => ownerOf(cell) === tincture);
    if (!own.length) return [];
    const area = new Path2D();
    const coast = new Path2D();
    let border = '';
    for (const cell of own) {
      const shore = chart.shores.get(cell);
      if (!shore) continue;
      area.addPath(pathOf(shore, shore.land, 'land'));
      if (shore.coasts.length) coast.addPath(pathOf(shore, shore.coast, 'coast'));
      for (const d of directions) {
        const other = cell.near[d];
        if (ownerOf(other) === tincture || isSea(other)) continue;
        border += `M${at(corner([cell.x, cell.y], d))}L${at(corner([cell.x, cell.y], d + 1))}`;
      }
    }
    return [{ tincture, area, coast, border: new Path2D(border) }];
  });
}

export function paintRealms(job: Job, realms: readonly Realm[]): void {
  const { brush, palette, far } = job;
  const { candle } = palette;
  for (const { tincture, area, border, coast } of realms)
    within(brush, () => {
      const { wash } = palette.dyes[tincture];
      const band = (path: Path2D, paint: string | CanvasPattern, width: number, alpha: number): void => {
        brush.strokeStyle = paint;
        brush.lineWidth = width;
        brush.globalAlpha = alpha;
        brush.stroke(path);
      };
      brush.lineJoin = brush.lineCap = 'round';
      brush.clip(area);
      brush.globalAlpha = (candle ? 0.085 : 0.05) * (far ? 2.4 : 1);
      brush.fillStyle = wash;
      brush.fill(area);
      const both = new Path2D(border);
      both.addPath(coast);
      band(both, wash, far ? 24 : 17, candle ? 0.26 : 0.24);
      if (far) return;
      const hatch = hatchPaint(job, tincture);
      band(border, hatch, 15, candle ? 0.6 : 0.7);
      band(coast, hatch, 13, candle ? 0.34 : 0.36);
    });
}

/** The firm line on the hex edges, over the rivers. */
export function paintBorders({ brush, palette, far, line }: Job, realms: readonly Realm[]): void {
  for (const { tincture, area, border } of realms)
    within(brush, () => {
      brush.lineJoin = brush.lineCap = 'round';
      brush.clip(area);
      brush.strokeStyle = palette.dyes[tincture].line;
      brush.lineWidth = far ? Math.max(5, line(2.4)) : line(3.6);
      brush.stroke(border);
    });
}
