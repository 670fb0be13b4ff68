/** Logs to store: signed, linked, with any number of entries by any number of phones. */
import type { Json } from '../../src/kernel/json.ts';
import { type Bytes, type Hash, hashBytes, text } from '../../src/log/bytes.ts';
import { append, type Chain, signHead } from '../../src/log/chain.ts';
import { admitting, makeClaim } from '../../src/log/claim.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { type DeviceKey, makeDevice, publicOf, seatKeys } from '../../src/log/keys.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';

/** Bytes that look like chance and are the same each time. */
export const bytesOf = (seed: string): ((length: number) => Bytes) => {
  let drawn = 0;
  return (length) => {
    const out = new Uint8Array(length);
    for (let at = 0; at < length; at += 32)
      out.set(hashBytes(text(`${seed} ${drawn++}`)).subarray(0, length - at), at);
    return out;
  };
};
export const deviceNamed = (name: string): DeviceKey => makeDevice(bytesOf(name));

export const note = (words: string): KnownBody => ({ kind: 'note', text: words });
export const foundingBody = (title = 'The Winter War', nonce = '00'): KnownBody => ({
  kind: 'found',
  level: 1,
  ruleset: 'border-princes',
  rules: 1,
  title,
  options: null,
  keys: publicOf(seatKeys(new Uint8Array(16))),
  seats: [
    { id: 'north', name: 'The North' },
    { id: 'south', name: 'The South' },
  ],
  invite: 'ab'.repeat(32),
  nonce,
  books: 'sealed',
});

export function write(key: DeviceKey, chain: Chain | undefined, body: KnownBody, campaign: Hash = ''): Chain {
  const seq = (chain?.entries.length ?? 0) + 1;
  const prev = chain?.hashes.at(-1) ?? campaign;
  const entry: Entry = {
    author: key.device,
    seat: 'north',
    seq,
    prev,
    saw: [],
    page: campaign,
    body,
  };
  return append(chain, entry, key);
}
/** A campaign's first log: its founding, then so many lines: admissions of friends, who look on, and notes. */
export function foundedBy(
  key: DeviceKey,
  lines = 0,
  title?: string,
  friends: readonly DeviceKey[] = [],
): { campaign: Hash; chain: Chain } {
  let chain = write(key, undefined, foundingBody(title));
  const campaign = chain.hashes[0] as Hash;
  for (const friend of friends) {
    const claim = makeClaim(campaign, { seat: 'guest', role: 'guest' }, friend, bytesOf('invitation')(32));
    chain = write(key, chain, admitting(claim, 'invite'), campaign);
  }
  for (let i = friends.length; i < lines; i++) chain = write(key, chain, note(`line ${i}`), campaign);
  return { campaign, chain };
}
/** So many notes more. */
export function longer(
  key: DeviceKey,
  chain: Chain | undefined,
  campaign: Hash,
  words: readonly string[],
): Chain {
  let out = chain;
  for (const word of words) out = write(key, out, note(word), campaign);
  return out as Chain;
}
/** The first `length` entries of a log, signed there. */
export function shorter(key: DeviceKey, chain: Chain, length: number): Chain {
  let out: Chain | undefined;
  for (const entry of chain.entries.slice(0, length)) out = append(out, entry, key);
  return out as Chain;
}
/** A long log made quickly: only its end is signed. */
export function bulk(key: DeviceKey, campaign: Hash, length: number): Chain {
  const [lines, entries, hashes]: [Line[], Entry[], Hash[]] = [[], [], []];
  for (let i = 0; i < length; i++) {
    const args: Json = { from: `h${i}`, to: `h${i + 1}`, banner: 'Alte Garde' };
    const place = { author: key.device, seat: 'north', seq: i + 1, prev: hashes[i - 1] ?? campaign };
    const body: KnownBody = { kind: 'order', id: 'march', args };
    const entry: Entry = { ...place, saw: [], page: campaign, body };
    const line = lineOf(entry, entries.at(-1));
    lines.push(line);
    entries.push(entry);
    hashes.push(hashOf(line.bytes, entry));
  }
  return { author: key.device, lines, entries, hashes, signed: signHead(hashes.at(-1) ?? '', key) };
}
