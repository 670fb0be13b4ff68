import { expect, test } from 'vitest';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { hear, linkContract } from './link-contract.ts';

linkContract('memory', () => memoryLine({ prints: ['AA', 'BB'] }).ends);
linkContract('memory, slow', () => memoryLine({ delay: 3 }).ends);

test('a cut is heard by both, as a cut', async () => {
  const line = memoryLine();
  const heard = line.ends.map(hear);
  await expect.poll(() => heard.map(({ opened }) => opened)).toEqual([1, 1]);
  line.cut();
  await expect.poll(() => heard.map(({ closed }) => closed)).toEqual([['line cut'], ['line cut']]);
});
