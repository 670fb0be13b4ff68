import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicKey } from '../../src/log/keys.ts';
import { doorOf, tableSecret } from '../../src/log/meeting-secrets.ts';
import { bytesOf, deviceNamed, foundedBy } from '../store/samples.ts';

const sha = (...parts: readonly Uint8Array[]): string => {
  const made = createHash('sha256');
  for (const part of parts) made.update(part);
  return made.digest('hex');
};
const said = (words: string): Uint8Array => new TextEncoder().encode(words);
const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');

const anna = deviceNamed('anna');
const { campaign, chain } = foundedBy(anna);
const chains = new Map([[chain.author, chain]]);

test('R23: the table’s secret follows from the founding’s bytes, and is not the campaign’s name', () => {
  const line = chain.lines[0]?.bytes ?? new Uint8Array();
  const secret = hex(tableSecret(chains, campaign));
  expect(secret).toBe(sha(said('realmbook table 1'), line));
  expect(secret).not.toBe(campaign);
  expect(tableSecret(new Map(), campaign)).toBeUndefined();
  expect(tableSecret(chains, '0'.repeat(64))).toBeUndefined();
});

test('M10, R23: a founder who signs two first lines leaves the table’s secret as it was', () => {
  const second = foundedBy(anna, 0, 'Another beginning').chain;
  const forked = { ...chain, forks: [second] };
  const other = { ...second, forks: [chain] };
  expect(second.hashes[0]).not.toBe(campaign);
  const of = (one: typeof chain) => hex(tableSecret(new Map([[anna.device, one]]), campaign));
  expect(of(forked)).toBe(of(chain));
  expect(of(other)).toBe(of(chain));
});

test('R23: a door follows from the invitation’s public key', () => {
  const key = publicKey(bytesOf('invitation')(32));
  expect(hex(doorOf(key))).toBe(sha(said(`realmbook door 1 ${key}`)));
});
