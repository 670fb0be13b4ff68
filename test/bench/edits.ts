/** The same edits by the same authors, as logs of ours and as what a peer hands from device to device. */
import type { Chains } from '../../src/log/chain.ts';
import { meet, type Phone, table } from '../log/phones.ts';
import { scribe } from './scribe.ts';

export interface Edit {
  /** Which of the authors, counted from 0. */
  readonly by: number;
  readonly key: string;
  readonly value: { readonly at: number; readonly to: string };
}
/** Edits of 500 keys by authors who take turns. */
export const edits = (length: number, authors: number): readonly Edit[] =>
  Array.from({ length }, (_, i) => ({
    by: i % authors,
    key: `k${(i * 7919) % 500}`,
    value: { at: i, to: `q${i % 30}r${i % 20}` },
  }));

export interface Written {
  readonly campaign: string;
  readonly chains: Chains;
  readonly phones: readonly Phone[];
}
/** What phones write that sit at one table and hear each other at once. @param pages after how many edits each a page is turned */
export function written(all: readonly Edit[], authors: number, pages: number): Written {
  const phones = [...table('ABCDEFGH'.slice(0, authors)).phones.values()];
  meet(...phones);
  const campaign = phones[0]?.campaign ?? '';
  const before = phones[0]?.chains ?? new Map();
  const of = phones.map(({ key, name }) => ({ key, seat: name }));
  const { write, turn, chains } = scribe(campaign, of, before);
  all.forEach(({ by, key, value }, i) => {
    write(by, { kind: 'order', id: 'set', args: { key, value } });
    if ((i + 1) % pages === 0) turn(by);
  });
  return { campaign, chains: chains(), phones };
}
