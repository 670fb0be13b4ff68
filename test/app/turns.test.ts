/** Turns that long work gives to others. */
import { afterEach, expect, test, vi } from 'vitest';
import { others } from '../../src/app/turns.ts';

afterEach(() => vi.unstubAllGlobals());

test('each who waits has their turn, in the order in which they came, and what was posted before comes first', async () => {
  const came: number[] = [];
  const { port1, port2 } = new MessageChannel();
  const posted = new Promise<void>((resolve) => {
    port1.onmessage = () => {
      came.push(0);
      resolve();
    };
  });
  port2.postMessage(undefined);
  await Promise.all([posted, ...[1, 2, 3].map((one) => others().then(() => void came.push(one)))]);
  port1.close();
  expect(came).toEqual([0, 1, 2, 3]);
});

test('a thousand turns leave no thousand channels to the collector', async () => {
  await others();
  const made = vi.fn();
  vi.stubGlobal('MessageChannel', made);
  for (let turn = 0; turn < 100; turn++) await others();
  expect(made).not.toHaveBeenCalled();
});
