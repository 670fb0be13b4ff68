import { expect, test } from 'vitest';
import { table } from '../../scripts/bench.ts';

test('a table says how many times better ours is, whichever way better lies', () => {
  const lines = table([
    { name: 'fold 1,000 entries', value: 20, unit: 'ms', peer: { name: 'replay', value: 80 } },
    { name: 'verify', value: 15000, unit: '/s', peer: { name: 'noble', value: 500 }, better: 'higher' },
    { name: 'cold start', value: 412, unit: 'ms' },
  ]);
  expect(lines).toEqual([
    'name                value     peer            ratio',
    'fold 1,000 entries  20.0 ms   replay 80.0 ms  4.00×',
    'verify              15000 /s  noble 500 /s    30.0×',
    'cold start          412 ms',
  ]);
});
