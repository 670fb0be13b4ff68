import { describe, expect, it } from 'vitest';
import { isSea } from '../../../src/app/map/cells.ts';
import { type Chart, layChart } from '../../../src/app/map/chart.ts';
import { crossing } from '../../../src/app/map/coast.ts';
import { coverOf } from '../../../src/app/map/cover.ts';
import { corner } from '../../../src/app/map/geometry.ts';
import { hatchings, ordinary } from '../../../src/app/map/heraldry.ts';
import { tinctures } from '../../../src/app/map/model.ts';
import { gap, mix, type Point } from '../../../src/app/map/path.ts';
import { edgePeaks, isWall } from '../../../src/app/map/ridges.ts';
import { directions, opposite } from '../../../src/kernel/hex.ts';
import { cr, vale, wide } from './gallery/world.ts';

const maps = { vale: vale(), wide: wide('a', 24, 16) };
const charts = { vale: layChart('s', maps.vale), wide: layChart('s', maps.wide) };
const both = Object.entries(charts) as [string, Chart][];

const drawn = (chart: Chart): unknown =>
  chart.mapped.map((cell) => ({
    id: cell.id,
    land: chart.shores.get(cell)?.land(),
    rivers: chart.reaches.get(cell)?.map((reach) => reach.water()),
    cover: coverOf(chart, cell, false).map(({ x, y, glyph }) => [x, y, glyph.marks.map(({ d }) => d)]),
  }));

describe('the drawing', () => {
  it('follows from the tiles and the seed alone', () => {
    expect(drawn(layChart('s', vale()))).toEqual(drawn(charts.vale));
    expect(drawn(layChart('t', vale()))).not.toEqual(drawn(charts.vale));
  });

  it('does not depend on the order in which tiles are given', () => {
    const chart = layChart('s', [...maps.vale].reverse());
    const byId = (all: unknown) => [...(all as { id: string }[])].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(drawn(chart))).toEqual(byId(drawn(charts.vale)));
  });

  it('draws a tile the same when others change owner', () => {
    const changed = maps.vale.map((tile) =>
      tile.id === cr(3, 4) ? { ...tile, owner: 'gules' as const } : tile,
    );
    const chart = layChart('s', changed);
    for (const cell of charts.vale.mapped) {
      const again = chart.cells.get(cell.id);
      if (cell.id === cr(3, 4) || !again) continue;
      expect(coverOf(chart, again, false)).toEqual(coverOf(charts.vale, cell, false));
    }
  });

  it('writes no path that is not a number', () => {
    for (const [, chart] of both) expect(JSON.stringify(drawn(chart))).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe.each(both)('continuity on the %s', (_, chart) => {
  const ends = (cell: Chart['mapped'][number]): Point[] =>
    (chart.shores.get(cell)?.coasts ?? []).flatMap((line) => [line[0], line[line.length - 1]] as Point[]);

  it('coasts meet across edges', () => {
    let met = 0;
    for (const cell of chart.mapped)
      for (const d of directions) {
        const other = cell.near[d];
        if (!other || isSea(cell) || isSea(other) || cell.sea[d] === cell.sea[(d + 1) % 6]) continue;
        const here = crossing(chart.seed, 'shore', cell, d, 0.12);
        expect(crossing(chart.seed, 'shore', other, opposite(d), 0.12)).toEqual(here);
        expect(Math.min(...ends(cell).map((p) => gap(p, here)))).toBeLessThan(1e-6);
        expect(Math.min(...ends(other).map((p) => gap(p, here)))).toBeLessThan(1e-6);
        met++;
      }
    expect(met).toBeGreaterThan(5);
  });

  it('rivers meet across edges, as wide on either side and at a right angle', () => {
    let met = 0;
    for (const [cell, reaches] of chart.reaches)
      for (const reach of reaches) {
        if (typeof reach.to !== 'number') continue;
        const edge = reach.to;
        const below = cell.near[edge];
        const next = below && chart.reaches.get(below)?.find(({ from }) => from === opposite(edge));
        const mouth = reach.course[reach.course.length - 1] ?? [0, 0];
        const onEdge = crossing(chart.seed, 'river', cell, edge, 0.14);
        if (!next || gap(mouth, onEdge) > 1e-6) continue;
        expect(gap(mouth, next.course[0] ?? [0, 0])).toBeLessThan(1e-6);
        expect(next.width[0]).toBeCloseTo(reach.width[1], 6);
        const before = reach.course[reach.course.length - 2] ?? mouth;
        const along: Point = [mouth[0] - before[0], mouth[1] - before[1]];
        const [a, b] = [corner([cell.x, cell.y], edge), corner([cell.x, cell.y], edge + 1)];
        const square =
          (along[0] * (b[0] - a[0]) + along[1] * (b[1] - a[1])) / (gap(a, b) * Math.hypot(...along));
        expect(Math.abs(square)).toBeLessThan(0.35);
        met++;
      }
    expect(met).toBeGreaterThan(2);
  });

  it('mountains cover the edges that block', () => {
    let walls = 0;
    for (const cell of chart.mapped)
      for (const d of directions) {
        if (!isWall(cell, d)) continue;
        const other = cell.near[d];
        const peaks = [cell, ...(other?.view ? [other] : [])].flatMap((c) => edgePeaks(chart.seed, c));
        const shown = new Set(
          [cell, ...(other?.view ? [other] : [])].flatMap((c) =>
            coverOf(chart, c, false).map(({ x, y }) => `${x},${y}`),
          ),
        );
        for (const t of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const p = mix(corner([cell.x, cell.y], d), corner([cell.x, cell.y], d + 1), t);
          const over = peaks.some(
            ({ foot, width, height }) =>
              shown.has(`${foot[0]},${foot[1]}`) &&
              Math.abs(p[0] - foot[0]) < width / 2 &&
              p[1] < foot[1] + 1 &&
              p[1] > foot[1] - height,
          );
          expect(over, `${cell.id} edge ${d} at ${t}`).toBe(true);
        }
        walls++;
      }
    expect(walls).toBeGreaterThan(5);
  });

  it('nothing stands in the sea but settlements by the shore', () => {
    for (const cell of chart.mapped) {
      if (isSea(cell)) expect(coverOf(chart, cell, false)).toEqual([]);
      if (cell.view?.settlement && !isSea(cell)) expect(chart.sites.get(cell)).toBeDefined();
    }
  });
});

describe('tinctures', () => {
  it('each have a hatching and an ordinary of their own', () => {
    const signs = tinctures.map((name) => JSON.stringify(hatchings[name]));
    const flags = tinctures.map((name) => ordinary(name, 0, 0, 20, 20));
    expect(new Set(signs).size).toBe(8);
    expect(new Set(flags).size).toBe(8);
    for (const d of flags)
      for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
        for (const n of [x, y]) expect(Number(n) >= 0 && Number(n) <= 20, d).toBe(true);
    for (const name of tinctures) expect(hatchings[name].lines || hatchings[name].dots.length).toBeTruthy();
  });
});
