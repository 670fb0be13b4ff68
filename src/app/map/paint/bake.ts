/** Paints layers 1 to 8 of one window, a layer at a step, so that its caller may pause between. */

import type { Cell } from '../cells.ts';
import type { Chart } from '../chart.ts';
import { coverOf } from '../cover.ts';
import { farCoverOf } from '../distance.ts';
import type { Palette } from '../palette.ts';
import { type Box, grown } from '../path.ts';
import type { Upright } from '../standing.ts';
import { paintBeyond, paintFog } from './fog.ts';
import { type Job, jobOf } from './job.ts';
import { paintGrid, paintLand } from './land.ts';
import { print } from './print.ts';
import { paintBorders, paintRealms, realmsOf } from './realms.ts';
import { paintRose } from './rose.ts';
import { paintSea } from './sea.ts';
import { brushOf, type Surface } from './surface.ts';
import { paintWater } from './water.ts';

export interface Scene {
  readonly chart: Chart;
  readonly palette: Palette;
  /** What stands on a tile, worked out when it is first seen. */
  readonly cover: (cell: Cell, far: boolean) => readonly Upright[];
}

export function sceneOf(chart: Chart, palette: Palette): Scene {
  const known = new Map<string, readonly Upright[]>();
  return {
    chart,
    palette,
    cover: (cell, far) => {
      const key = `${cell.id}${far}`;
      const found = known.get(key) ?? (far ? farCoverOf(chart, cell) : coverOf(chart, cell, palette.candle));
      known.set(key, found);
      return found;
    },
  };
}

export interface Piece {
  /** World units. */
  readonly window: Box;
  readonly zoom: number;
  /** Device pixels to a world unit. */
  readonly scale: number;
}

export function* bake(scene: Scene, piece: Piece, surface: Surface): Generator<void, void> {
  const brush = brushOf(surface);
  const { window, scale } = piece;
  brush.setTransform(scale, 0, 0, scale, -window.x * scale, -window.y * scale);
  const job = jobOf({ brush, chart: scene.chart, palette: scene.palette, ...piece });
  paintSea(job);
  yield;
  paintLand(job);
  yield;
  const realms = realmsOf(job);
  paintRealms(job, realms);
  paintGrid(job);
  yield;
  paintWater(job);
  paintBorders(job, realms);
  yield;
  const things = upright(scene, job);
  print(
    job,
    things.filter((thing) => !thing.known),
  );
  paintFog(job);
  yield;
  const seen = things.filter((thing) => thing.known);
  for (let i = 0; i < seen.length; i += 120) {
    print(job, seen.slice(i, i + 120));
    yield;
  }
  paintBeyond(job);
  paintRose(job);
}

/** Everything standing in the window, the farthest first. */
function upright(scene: Scene, { cells, far, window, zoom }: Job): Upright[] {
  const wide = grown(window, 6);
  return cells
    .flatMap((cell) => scene.cover(cell, far))
    .filter(({ x, y, glyph, from }) => {
      if (zoom < from) return false;
      if (x + glyph.half < wide.x || x - glyph.half > wide.x + wide.w) return false;
      return y + glyph.deep > wide.y && y - glyph.high < wide.y + wide.h;
    })
    .sort((a, b) => a.foot - b.foot || a.x - b.x);
}
