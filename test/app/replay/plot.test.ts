import { expect, test } from 'vitest';
import { plotOf } from '../../../src/app/screens/campaign/replay/plot.ts';

const size = { width: 100, height: 50 };

test('the highest value stands under the top mark, nothing at the bottom, and months are spread evenly', () => {
  const { lines, marks } = plotOf([[0, 5, 11]], size);
  expect(lines[0]?.points).toEqual([
    { x: 0, y: 50 },
    { x: 50, y: 33.3 },
    { x: 100, y: 13.3 },
  ]);
  expect(marks.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
  expect(marks.at(-1)?.y).toBe(0);
});
test('all realms are drawn to one scale', () => {
  const { lines } = plotOf(
    [
      [1, 2],
      [10, 20],
    ],
    size,
  );
  expect(lines[0]?.points.at(-1)?.y).toBe(45);
  expect(lines[1]?.points.at(-1)?.y).toBe(0);
});
test('where nothing is known the line breaks, and goes on where something is', () => {
  const { lines } = plotOf([[1, undefined, 1, 1]], size);
  expect(lines[0]?.path).toMatch(/^M[^ML]+ [^ML]+M[^ML]+ [^ML]+L/);
  expect(lines[0]?.points).toHaveLength(3);
});
test('a campaign of one moment, and of nothing at all, has a scale still', () => {
  expect(plotOf([[0]], size).marks.length).toBeGreaterThan(1);
  expect(plotOf([], size).lines).toEqual([]);
});
test('marks stay between three and seven, however large the values grow', () => {
  for (const most of [1, 3, 7, 12, 49, 120, 999, 4_321, 60_000]) {
    const { marks } = plotOf([[most]], size);
    expect(marks.length, String(most)).toBeGreaterThanOrEqual(2);
    expect(marks.length, String(most)).toBeLessThanOrEqual(7);
    expect(marks.at(-1)?.value).toBeGreaterThanOrEqual(most);
  }
});
