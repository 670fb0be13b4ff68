/**
 * What phones find and know each other by (R23). The table's secret follows from the founding's bytes: who has the book has it.
 * The door of an invitation follows from the invitation's public key, which the book says and its secret gives: a newcomer knows
 * that door and nothing else of the table, and an invitation that has ended opens none.
 */
import { type Bytes, type Hash, hashBytes, join, text } from './bytes.ts';
import { branchesOf, type Chains } from './chain.ts';
import type { Line } from './line.ts';

const secrets = new WeakMap<Line, Bytes>();

/** 32 bytes; undefined while the founding is not among these logs. */
export function tableSecret(chains: Chains, campaign: Hash): Bytes | undefined {
  for (const chain of chains.values())
    for (const { lines, hashes } of branchesOf(chain)) {
      const [line] = lines;
      if (!line || hashes[0] !== campaign) continue;
      const secret = secrets.get(line) ?? hashBytes(join(text('realmbook table 1'), line.bytes));
      secrets.set(line, secret);
      return secret;
    }
  return undefined;
}

/** 32 bytes. @param key the invitation's public key, as the book spells it */
export const doorOf = (key: string): Bytes => hashBytes(text(`realmbook door 1 ${key}`));
