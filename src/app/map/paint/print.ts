/** Layer 7: prints glyphs, from the farthest to the nearest. */
import type { Mark, Nib, Tone } from '../glyphs/pen.ts';
import { type Palette, thin } from '../palette.ts';
import type { Upright } from '../standing.ts';
import type { Job } from './job.ts';
import { pathOf } from './surface.ts';

/** Pixels wide at home zoom, opacity, and which ink. */
const nibs: Readonly<Record<Nib, readonly [width: number, alpha: number, ink: 'ink' | 'water' | 'wall']>> = {
  outline: [0.82, 1, 'ink'],
  thin: [0.6, 1, 'ink'],
  edge: [0.52, 1, 'ink'],
  wall: [0.55, 1, 'wall'],
  hatch: [0.45, 0.83, 'ink'],
  fine: [0.4, 0.7, 'ink'],
  faint: [0.55, 0.55, 'ink'],
  faintEdge: [0.35, 0.45, 'ink'],
  furrow: [0.55, 0.5, 'ink'],
  reed: [0.65, 1, 'water'],
  door: [1, 0.9, 'wall'],
  slate: [0.4, 0.4, 'wall'],
};
/** Strokes that only blur into grey when the map is small. */
const lost: ReadonlySet<Nib> = new Set(['fine', 'slate', 'furrow']);

function toneOf(tone: Tone, palette: Palette, roof: string): string {
  switch (tone) {
    case 'roof':
      return roof;
    case 'roofShade':
      return '#00000038';
    case 'gate':
      return palette.candle ? palette.sunk : palette.ink;
    case 'tent':
      return palette.candle ? palette.wallLit : palette.field;
    case 'water':
      return palette.sea;
    default:
      return palette[tone];
  }
}

export function print(job: Job, things: readonly Upright[]): void {
  const { brush, palette, window, zoom, scale } = job;
  const strokes = job.line(1);
  const wall = palette.candle ? palette.sunk : palette.ink;
  const inks = { ink: palette.ink, water: palette.riverInk, wall };
  brush.save();
  brush.lineJoin = brush.lineCap = 'round';
  for (const { x, y, glyph, scale: size, roof } of things) {
    const full = scale * size;
    brush.setTransform(full, 0, 0, full, (x - window.x) * scale, (y - window.y) * scale);
    const dye = roof ? palette.dyes[roof] : undefined;
    const tiles = dye ? (palette.candle ? dye.line : dye.field) : palette.wall;
    for (const mark of glyph.marks) {
      const path = pathOf(mark, mark.d);
      if (mark.fill) {
        const tone = toneOf(mark.fill, palette, tiles);
        brush.fillStyle = mark.fade ? faded(mark, glyph.high, tone) : tone;
        brush.fill(path);
      }
      if (!mark.nib || (zoom < 0.62 && lost.has(mark.nib))) continue;
      const [width, alpha, ink] = nibs[mark.nib];
      brush.globalAlpha = alpha;
      brush.strokeStyle = inks[ink];
      brush.lineWidth = (width * strokes) / size;
      if (mark.nib === 'furrow') brush.setLineDash([1.6, 1]);
      brush.stroke(path);
      brush.globalAlpha = 1;
      if (mark.nib === 'furrow') brush.setLineDash([]);
    }
  }
  brush.restore();

  function faded(mark: Mark, high: number, tone: string): CanvasGradient {
    const gradient = brush.createLinearGradient(0, -high, 0, 0);
    gradient.addColorStop(0.62, tone);
    gradient.addColorStop(1, thin(tone, mark.fade === 'half' ? 0.25 : 0));
    return gradient;
  }
}
