/** Fair timings: ours and a peer's take turns, so that a neighbour on the machine slows both; medians. */
import type { Goal, Measure } from '../../scripts/bench.ts';

export interface Work {
  readonly name: string;
  /** Done before each round and not timed. */
  readonly before?: () => unknown;
  readonly work: () => unknown;
}
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * @param goal how many times the peer's milliseconds ours may be
 * @returns milliseconds, the middle of all rounds but the first two, which only warm up
 */
export async function against(ours: Work, peer: Work, goal?: Goal, rounds = 15): Promise<Measure> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = -2; round < rounds; round++)
    for (const [who, { before, work }] of Object.entries({ ours, peer }) as ['ours' | 'peer', Work][]) {
      await before?.();
      const since = performance.now();
      await work();
      if (round >= 0) times[who].push(performance.now() - since);
    }
  const { name } = ours;
  return {
    name,
    value: median(times.ours),
    unit: 'ms',
    peer: { name: peer.name, value: median(times.peer) },
    ...(goal && { goal }),
  };
}
