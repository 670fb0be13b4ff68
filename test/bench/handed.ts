/** A campaign as a benchmark hands it to its page: bytes as hex. */
import { type Bytes, hex, unhex } from '../../src/log/bytes.ts';
import { type Chain, storedChain } from '../../src/log/chain.ts';
import { storedLine } from '../../src/log/line.ts';
import type { Phone } from '../log/phones.ts';
import type { Written } from './edits.ts';

export interface Handed {
  readonly campaign: string;
  readonly logs: readonly (Pick<Chain, 'author' | 'hashes' | 'signed'> & {
    readonly lines: readonly string[];
  })[];
  /** Secret of the phone whose player writes on. */
  readonly secret: string;
}

export const handed = ({ campaign, chains, phones }: Written): Handed => ({
  campaign,
  logs: [...chains.values()].map(({ author, hashes, signed, lines }) => ({
    author,
    hashes,
    signed,
    lines: lines.map(({ bytes }) => hex(bytes)),
  })),
  secret: hex((phones as readonly [Phone])[0].key.secret),
});

export const bytesOf = (digits: string): Bytes => {
  const bytes = unhex(digits);
  if (!bytes) throw new Error('no hex');
  return bytes;
};

export const chainsOf = ({ campaign, logs }: Pick<Handed, 'campaign' | 'logs'>): readonly Chain[] =>
  logs.map((log) => {
    const chain = storedChain(campaign, { ...log, lines: log.lines.map((one) => storedLine(bytesOf(one))) });
    if (!chain) throw new Error('a log does not hold together');
    return chain;
  });
