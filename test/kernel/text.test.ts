import { expect, test } from 'vitest';
import { counted, plain } from '../../src/kernel/text.ts';

test('one of something has a sentence of its own; gaps are filled in both', () => {
  const ways = (n: number) =>
    plain(counted(n, 'One way is open from {tile}.', '{n} ways are open from {tile}.', { tile: 'Orle' }));
  expect([ways(0), ways(1), ways(2)]).toEqual([
    '0 ways are open from Orle.',
    'One way is open from Orle.',
    '2 ways are open from Orle.',
  ]);
});
