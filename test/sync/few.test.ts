/** H14: runs of a bundle are taken a few at a time, so that a phone's own lines have their turn. */
import { expect, test } from 'vitest';
import type { Run } from '../../src/log/chain.ts';
import { takenFew } from '../../src/sync/few.ts';
import type { Taken } from '../../src/sync/types.ts';

const run = (i: number): Run => ({ author: `d${i}`, seq: 1, prev: '', lines: [], signed: '' });
const nothing: Taken = { added: 0, refused: [], forked: [], outrun: false };

test('sixteen at a time, in their order, and what became of all is said as one', async () => {
  const lots: string[][] = [];
  const told: Taken[] = [
    { added: 5, refused: [{ author: 'd3', fault: 'gap' }], forked: ['d1'], outrun: false },
    { added: 0, refused: [], forked: ['d1', 'd20'], outrun: true },
    { added: 7, refused: [{ author: 'd39', fault: 'full' }], forked: [], outrun: false },
  ];
  const take = async (runs: readonly Run[]): Promise<Taken> => {
    lots.push(runs.map(({ author }) => author));
    return told[lots.length - 1] ?? nothing;
  };
  const runs = Array.from({ length: 40 }, (_, i) => run(i));
  expect(await takenFew({ take }, runs, () => true)).toEqual({
    added: 12,
    refused: [
      { author: 'd3', fault: 'gap' },
      { author: 'd39', fault: 'full' },
    ],
    forked: ['d1', 'd20'],
    outrun: true,
  });
  expect(lots.map(({ length }) => length)).toEqual([16, 16, 8]);
  expect(lots.flat()).toEqual(runs.map(({ author }) => author));
});

test('nothing more is taken once the disk fails', async () => {
  let asked = 0;
  const take = (): Promise<Taken> =>
    asked++ === 1 ? Promise.reject(new Error('full')) : Promise.resolve(nothing);
  const runs = Array.from({ length: 64 }, (_, i) => run(i));
  await expect(takenFew({ take }, runs, () => true)).rejects.toThrow('full');
  expect(asked).toBe(2);
});

test('nothing more is taken once the meeting is over', async () => {
  const lots: number[] = [];
  const take = async (runs: readonly Run[]): Promise<Taken> => {
    lots.push(runs.length);
    return { ...nothing, added: runs.length };
  };
  const runs = Array.from({ length: 64 }, (_, i) => run(i));
  const taken = await takenFew({ take }, runs, () => lots.length < 2);
  expect([lots, taken.added]).toEqual([[16, 16], 32]);
});
