import { describe, expect, test } from 'vitest';
import { memoryLine } from '../../src/sync/links/memory.ts';
import { hear, linkCases } from './link-contract.ts';

describe.each([
  ['at once', 0],
  ['slow', 3],
])('a line in memory, %s, keeps what every link must', (_, delay) => {
  test.each(linkCases)('$name', ({ run }) => run(() => memoryLine({ delay, prints: ['AA', 'BB'] }).ends));
});

test('a cut is heard by both, as a cut', async () => {
  const line = memoryLine();
  const heard = line.ends.map(hear);
  await expect.poll(() => heard.map(({ opened }) => opened)).toEqual([1, 1]);
  line.cut();
  await expect.poll(() => heard.map(({ closed }) => closed)).toEqual([['line cut'], ['line cut']]);
});
