import { describe, expect, test } from 'vitest';
import { neighbours, type TileId } from '../../../src/kernel/hex.ts';
import { drawRiver, dryUp, paintGround, sheet } from '../../../src/rules/realm-armies/land/draw.ts';
import { lands } from '../../../src/rules/realm-armies/land/lie.ts';

const land = (chart: ReturnType<typeof sheet>): readonly string[] =>
  Object.keys(chart.tiles).filter((tile) => chart.tiles[tile as TileId] !== 'sea');

describe('a map drawn by hand', () => {
  test('an empty sheet is farmland with the sea all around', () => {
    const blank = sheet(4, 3);
    expect(land(blank)).toHaveLength(12);
    for (const tile of land(blank))
      for (const near of neighbours(tile)) expect(blank.tiles[near]).toBeDefined();
  });
  test('land painted at the edge gets sea beyond it; the sea swallows rivers', () => {
    const grown = paintGround(sheet(2, 1), 'hill', ['q2r0']);
    expect(grown.tiles.q2r0).toBe('hill');
    expect(grown.tiles.q3r0).toBe('sea');
    const wet = drawRiver(sheet(3, 1), ['q0r0', 'q1r0', 'q2r0']);
    expect(paintGround(wet, 'sea', ['q1r0']).rivers).toEqual([]);
  });
  test('a river follows the finger over gaps, and ends at the sea or in another river', () => {
    const blank = sheet(4, 1);
    const one = drawRiver(blank, ['q0r0', 'q3r0', 'q4r0', 'q5r0']);
    expect(one.rivers).toEqual([['q0r0', 'q1r0', 'q2r0', 'q3r0']]);
    expect(drawRiver(blank, ['q0r0']).rivers).toEqual([]);
    const two = drawRiver(paintGround(one, 'farm', ['q1r1', 'q0r2']), ['q0r2', 'q1r1', 'q2r0', 'q3r0']);
    expect(two.rivers[1]).toEqual(['q0r2', 'q1r1', 'q2r0']);
    const joined = lands(two).q2r0?.rivers;
    expect(joined).toHaveLength(2);
    expect(new Set(joined?.map(({ to }) => to)).size).toBe(1);
  });
  test('where a river is taken away it ends before, and begins anew behind', () => {
    const one = drawRiver(sheet(5, 1), ['q0r0', 'q4r0']);
    expect(dryUp(one, ['q2r0']).rivers).toEqual([
      ['q0r0', 'q1r0'],
      ['q3r0', 'q4r0'],
    ]);
  });
  test('two tiles that touch along one edge between waters are joined by land', () => {
    const chart = { tiles: { ...sheet(1, 1).tiles }, rivers: [] };
    const pair = paintGround(chart, 'farm', ['q1r0']);
    expect(lands(pair).q0r0?.edges[0]).toBe('coast');
    expect(lands(pair).q1r0?.edges[3]).toBe('coast');
  });
});
