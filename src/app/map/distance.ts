/** What stands on a tile seen from afar: a few signs that still read when a tile is a thumb's breadth of pixels. */
import { type Cell, isSea } from './cells.ts';
import { type Chart, groundOf } from './chart.ts';
import { R } from './geometry.ts';
import { arch, bush, caret, marsh } from './glyphs/far.ts';
import type { Glyph } from './glyphs/pen.ts';
import { spot } from './glyphs/settlements.ts';
import { edgePeaks, ridgePeaks } from './ridges.ts';
import { rng } from './rng.ts';
import { toCoast, toWater } from './sites.ts';
import type { Upright } from './standing.ts';

export function farCoverOf(chart: Chart, cell: Cell): readonly Upright[] {
  const view = cell.view;
  if (!view || isSea(cell)) return [];
  const found: Upright[] = [];
  const put = (x: number, y: number, glyph: Glyph, over = 0): void => {
    const roof = view.owner && !view.razed ? { roof: view.owner } : {};
    found.push({ x, y, foot: y + over, glyph, scale: 1, known: view.known, from: 0, ...roof });
  };
  const r = rng(chart.seed, 'far', cell.id);
  for (const peak of edgePeaks(chart.seed, cell))
    if (peak.key.endsWith('/1')) put(peak.foot[0], peak.foot[1] + 4, caret(13, 22));
  ridgePeaks(chart.seed, cell).forEach((peak, i) => {
    if (i % 4 === 1) put(peak.foot[0], peak.foot[1] + 2, caret(13, 22));
  });
  if (view.land.ground === 'highland' && !view.land.ridges.length)
    put(cell.x + r.range(-6, 6), cell.y + 10, caret(12, 19));
  const ground = groundOf(chart, cell);
  const sow = (count: number, make: () => Glyph): void => {
    for (let i = 0, sown = 0; i < 20 && sown < count; i++) {
      const p = [cell.x + r.range(-0.55, 0.55) * R, cell.y + r.range(-0.5, 0.6) * R] as const;
      if (toWater(ground, p) < 7 || toCoast(ground, p) < 9) continue;
      sown++;
      put(p[0], p[1], make());
    }
  };
  if (view.land.ground === 'swamp') sow(2, marsh);
  else {
    if (view.land.hills === 2) sow(2, () => arch(10));
    sow([0, 1, 4][view.land.forest] ?? 0, () => bush(5));
  }
  const site = chart.sites.get(cell);
  if (site && (view.settlement || view.razed))
    put(...site, spot(view.razed ? 'ruin' : (view.settlement ?? 'village'), R), 99);
  return found;
}
