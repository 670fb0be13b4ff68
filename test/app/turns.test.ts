/** Turns that long work gives to others. */
import { afterEach, expect, test, vi } from 'vitest';
import { others } from '../../src/app/turns.ts';

afterEach(() => vi.unstubAllGlobals());

test('each who waits has their turn, in the order in which they came, and none at once', async () => {
  const came: number[] = [];
  const all = Promise.all([1, 2, 3].map((one) => others().then(() => void came.push(one))));
  await Promise.resolve();
  expect(came).toEqual([]);
  await all;
  expect(came).toEqual([1, 2, 3]);
});

test('a thousand turns leave no thousand channels to the collector', async () => {
  await others();
  const made = vi.fn();
  vi.stubGlobal('MessageChannel', made);
  for (let turn = 0; turn < 100; turn++) await others();
  expect(made).not.toHaveBeenCalled();
});
