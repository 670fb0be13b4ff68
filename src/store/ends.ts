/** Where logs end: two phones, or two moments, with the same ends have the same lines. */
import type { Chains } from '../log/chain.ts';
import type { HeadRow } from './schema.ts';

/** The same for the same lines, in whatever order logs and forks are listed. */
export const markOf = (ends: readonly Pick<HeadRow, 'author' | 'count' | 'hash' | 'forks'>[]): string =>
  ends
    .map(({ author, count, hash, forks }) => [author, count, hash, ...forks.toSorted()].join(' '))
    .sort()
    .join('\n');
export const markOfChains = (chains: Chains): string =>
  markOf(
    [...chains.values()].map(({ author, hashes, forks = [] }) => ({
      author,
      count: hashes.length,
      hash: hashes.at(-1) ?? '',
      forks: forks.map((fork) => fork.hashes.at(-1) ?? ''),
    })),
  );
