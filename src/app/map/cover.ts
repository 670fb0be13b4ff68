/**
 * What stands on a tile: peaks, hills, woods, fields, the settlement. Scattered by dart-throwing from the tile's own seed,
 * clear of water, coast, settlement and its name. A tile's cover follows from the tile alone.
 */
import { directions } from '../../kernel/hex.ts';
import { type Cell, isSea } from './cells.ts';
import { type Chart, groundOf } from './chart.ts';
import { edgeMiddle, R } from './geometry.ts';
import { type Growth, growth } from './glyphs/growth.ts';
import { hill, mountain } from './glyphs/mountain.ts';
import { settled } from './habitation.ts';
import type { Settlement } from './model.ts';
import { type Box, gap, inside, mix, type Point } from './path.ts';
import { edgePeaks, ridgePeaks } from './ridges.ts';
import { type Rng, rng } from './rng.ts';
import { type Ground, toCoast, toRidge, toWater } from './sites.ts';
import type { Upright } from './standing.ts';

interface Plot {
  readonly cell: Cell;
  readonly ground: Ground;
  readonly r: Rng;
  readonly candle: boolean;
  readonly found: Upright[];
  readonly taken: (readonly [Point, number])[];
  /** Boxes kept free: the settlement and its name. */
  readonly closed: readonly Box[];
  readonly known: boolean;
}

/** Settlements with fields about them. */
const ploughed: ReadonlySet<Settlement> = new Set(['capital', 'city', 'town', 'village']);

export function coverOf(chart: Chart, cell: Cell, candle: boolean): readonly Upright[] {
  const view = cell.view;
  if (!view || isSea(cell)) return [];
  const ground = groundOf(chart, cell);
  const home = settled(chart, cell, ground);
  const plot: Plot = {
    cell,
    ground,
    r: rng(chart.seed, 'tile', cell.id),
    candle,
    found: [...home.standing],
    taken: [],
    closed: home.closed,
    known: view.known,
  };
  raisePeaks(chart, plot);
  if (view.land.ground === 'swamp') {
    scatter(plot, 'reeds', 9, { min: 9, inset: 5, water: 3, tries: 90 });
    scatter(plot, 'tuft', 3, { min: 11, inset: 5, water: 4, tries: 30 });
    return plot.found;
  }
  raiseHills(plot);
  if (view.fields || (view.settlement && ploughed.has(view.settlement) && !view.razed))
    scatter(plot, 'fields', view.fields ? 5 : 2, {
      min: 15,
      inset: 10,
      water: 11,
      tries: 60,
      from: view.fields ? 0 : 0.8,
      behind: 20,
    });
  plant(plot);
  const open = view.land.hills + view.land.forest;
  scatter(plot, 'knoll', 3 - Math.min(2, open), { min: 15, inset: 7, water: 8, tries: 50, from: 0.55 });
  scatter(plot, 'tuft', 4 - Math.min(3, open), { min: 11, inset: 5, water: 8, tries: 40, from: 0.55 });
  return plot.found;
}

function free({ cell, ground, closed, taken }: Plot, p: Point, inset: number, water: number): boolean {
  const [dx, dy, reach] = [Math.abs(p[0] - cell.x), Math.abs(p[1] - cell.y), R - inset];
  if (dx > (reach * Math.sqrt(3)) / 2 || dy > reach - dx / Math.sqrt(3)) return false;
  if (closed.some((box) => p[0] > box.x && p[0] < box.x + box.w && p[1] > box.y && p[1] < box.y + box.h))
    return false;
  if (taken.some(([q, far]) => Math.hypot(q[0] - p[0], (q[1] - p[1]) * 1.3) < far)) return false;
  if (toWater(ground, p) < water) return false;
  const { shore } = ground;
  return !shore?.coasts.length || (inside(shore.outline, p) && toCoast(ground, p) > inset + 2);
}

interface Sowing {
  readonly min: number;
  readonly inset: number;
  readonly water: number;
  readonly tries: number;
  readonly from?: number;
  /** How far behind its foot it counts, so that flat things lie under standing ones. */
  readonly behind?: number;
  readonly spread?: (r: Rng) => Point;
  readonly size?: readonly [number, number];
}

function scatter(plot: Plot, kind: Growth, count: number, how: Sowing): void {
  const { cell, r, candle, known } = plot;
  for (let i = 0, sown = 0; i < how.tries && sown < count; i++) {
    const p = how.spread?.(r) ?? [cell.x + r.range(-0.87, 0.87) * R, cell.y + r.range(-1, 1) * R];
    const [small, big] = how.size ?? [0.88, 1];
    const scale = r.range(small, big);
    const cut = growth(kind, r, candle);
    if (!free(plot, p, how.inset, how.water)) continue;
    sown++;
    plot.taken.push([p, how.min]);
    const [x, y] = p;
    plot.found.push({ x, y, foot: y - (how.behind ?? 0), glyph: cut, scale, known, from: how.from ?? 0 });
  }
}

function raisePeaks(chart: Chart, plot: Plot): void {
  const { cell, r, candle, ground, found, taken, closed } = plot;
  const raise = (p: Point, w: number, h: number, key: string, known: boolean): void => {
    const shape = mountain(rng(chart.seed, 'mountain', key), w, h, candle);
    found.push({ x: p[0], y: p[1], foot: p[1], glyph: shape, scale: 1, known, from: 0 });
    taken.push([[p[0], p[1] - 3], w * 0.34]);
  };
  const blocked = (p: Point, h: number): boolean =>
    toWater(ground, p) < 5 ||
    toWater(ground, [p[0], p[1] - h * 0.4]) < 3 ||
    closed.some((b) => p[0] > b.x - 4 && p[0] < b.x + b.w + 4 && p[1] > b.y + 10 && p[1] < b.y + b.h + 10);
  for (const peak of edgePeaks(chart.seed, cell)) {
    const beyond = cell.near[peak.edge]?.view;
    raise(peak.foot, peak.width, peak.height, peak.key, plot.known || beyond?.known === true);
  }
  for (const peak of ridgePeaks(chart.seed, cell))
    if (!blocked(peak.foot, peak.height)) raise(peak.foot, peak.width, peak.height, peak.key, plot.known);
  if (cell.view?.land.ground !== 'highland') return;
  const lone = cell.view.land.ridges.length ? [0.66] : [0.95, 0.7];
  for (const [i, size] of lone.entries())
    for (let go = 0; go < 12; go++) {
      const p: Point = [cell.x + r.range(-0.55, 0.55) * R, cell.y + r.range(-0.3, 0.62) * R];
      const w = r.range(29, 35) * size;
      const tight = toRidge(ground, p) < 15 || taken.some(([q, far]) => gap(p, q) < far + w * 0.3);
      if (tight || blocked(p, w) || !free(plot, [p[0], p[1] - 3], 6, 8)) continue;
      raise(p, w, w * r.range(0.82, 1.02), `${cell.id}/lone${i}`, plot.known);
      break;
    }
  scatter(plot, 'fir', cell.view.land.forest === 2 ? 18 : cell.view.land.forest ? 10 : 6, {
    min: 6,
    inset: 4,
    water: 7,
    tries: 120,
  });
}

function raiseHills(plot: Plot): void {
  const { cell, r, candle, known } = plot;
  const land = cell.view?.land;
  if (!land) return;
  const raise = (p: Point): boolean => {
    const w = r.range(19, 26);
    if (!free(plot, p, 9, 9)) return false;
    const shape = hill(r, w, w * r.range(0.36, 0.46), candle);
    plot.found.push({ x: p[0], y: p[1], foot: p[1], glyph: shape, scale: 1, known, from: 0 });
    plot.taken.push([[p[0], p[1] - 2], 13]);
    return true;
  };
  const count = [0, 2, 5][land.hills] ?? 0;
  for (let i = 0, up = 0; i < 90 && up < count; i++)
    if (raise([cell.x + r.range(-0.8, 0.8) * R, cell.y + r.range(-0.75, 0.85) * R])) up++;
  if (land.hills < 2)
    for (const d of directions)
      if (land.edges[d] === 'hill')
        for (let i = 0; i < 5; i++) {
          const p = mix(edgeMiddle([cell.x, cell.y], d), [cell.x, cell.y], r.range(0.24, 0.4));
          if (raise([p[0] + r.range(-5, 5), p[1] + r.range(0, 6)])) break;
        }
}

function plant(plot: Plot): void {
  const { cell, r } = plot;
  const land = cell.view?.land;
  if (!land || land.ground === 'highland') return;
  const size = [0.92, 1.12] as const;
  if (land.forest === 2) {
    scatter(plot, 'fir', 4, { min: 6, inset: 3, water: 6.5, tries: 30, size });
    scatter(plot, 'tree', 24, { min: 6.1, inset: 3, water: 6.5, tries: 420, size });
    return;
  }
  for (const d of directions)
    if (land.edges[d] === 'forest') {
      const to = mix(edgeMiddle([cell.x, cell.y], d), [cell.x, cell.y], 0.26);
      const spread = (dice: Rng): Point => [to[0] + dice.range(-11, 11), to[1] + dice.range(-9, 10)];
      scatter(plot, 'tree', 5, { min: 5.4, inset: 3, water: 6.5, tries: 26, spread, size });
    }
  if (land.forest === 1) {
    const heart: Point = [cell.x + r.range(-0.45, 0.45) * R, cell.y + r.range(-0.4, 0.4) * R];
    const spread = (dice: Rng): Point => [heart[0] + dice.range(-13, 13), heart[1] + dice.range(-9, 9)];
    scatter(plot, 'tree', 9, { min: 5, inset: 4, water: 7, tries: 26, spread });
  }
  scatter(plot, 'tree', land.forest ? 2 : 4, { min: 9, inset: 5, water: 8, tries: 30, from: 0.45 });
}
