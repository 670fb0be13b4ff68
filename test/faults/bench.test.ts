import { expect, test } from 'vitest';
import { fails, type Measure, table } from '../../scripts/bench.ts';
import { drawn } from '../../scripts/growth-picture.ts';

const goal = { full: 0.5, tenth: 0.2 };
const measures: readonly Measure[] = [
  { name: 'fold 1,000 entries', value: 20, unit: 'ms', peer: { name: 'replay', value: 80 }, goal },
  {
    name: 'verify',
    value: 15000,
    unit: '/s',
    peer: { name: 'noble', value: 500 },
    better: 'higher',
    goal: { full: 40, tenth: 25 },
  },
  { name: 'years', value: 30, unit: '/s', better: 'higher', goal: { full: 20, tenth: 50 } },
  { name: 'cold start', value: 412, unit: 'ms' },
];

test('a table says how many times the peer’s value ours is, and whether the goal of that size is met', () => {
  expect(table(measures, 'full')).toEqual([
    'name                value     peer            ours    goal',
    'fold 1,000 entries  20.0 ms   replay 80.0 ms  0.250×  ≤ 0.5: met',
    'verify              15000 /s  noble 500 /s    30.0×   ≥ 40: not met',
    'years               30.0 /s                           ≥ 20: met',
    'cold start          412 ms',
  ]);
  expect(table(measures, 'tenth').map((line) => line.slice(54))).toEqual([
    'goal',
    '≤ 0.2: not met',
    '≥ 25: met',
    '≥ 50: not met',
    '',
  ]);
});

test('a run at a tenth of the size fails at one and a half times a ceiling or two thirds of a floor, and no sooner', () => {
  const ratio = (value: number): Measure => ({
    name: '',
    unit: 'ms',
    value,
    peer: { name: '', value: 100 },
    goal: { full: 9, tenth: 2 },
  });
  const rate = (value: number): Measure => ({
    name: '',
    unit: '/s',
    value,
    better: 'higher',
    goal: { full: 1, tenth: 60 },
  });
  expect([299, 301].map((value) => fails(ratio(value), 'tenth'))).toEqual([false, true]);
  expect([41, 39].map((value) => fails(rate(value), 'tenth'))).toEqual([false, true]);
  expect(fails({ name: '', value: 1e9, unit: 'ms' }, 'tenth')).toBe(false);
});

test('a picture of growth is logarithmic where figures span more than a decade, and begins at nothing where they do not', () => {
  const way = (points: readonly (readonly [number, number])[]): string | undefined =>
    /<path d="(M[^"]*)" fill="none"/.exec(drawn('costs', [{ name: 'ours', points }]))?.[1];
  // The ground lies between 64 and 490 across, and between 284 and 40 up.
  expect(
    way([
      [1, 1],
      [10, 10],
      [100, 100],
    ]),
  ).toBe('M64.0 284.0L277.0 162.0L490.0 40.0');
  expect(
    way([
      [2, 1],
      [8, 4],
    ]),
  ).toBe('M64.0 223.0L490.0 40.0');
});
