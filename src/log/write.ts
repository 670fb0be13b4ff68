/** Writing one's own next line: it names what came before, what its author has seen since, and the page he stands on. */
import type { Seat } from '../kernel/question.ts';
import type { Book } from './book.ts';
import type { Chance, Hash } from './bytes.ts';
import { hex } from './bytes.ts';
import { append, type Chain, type Chains } from './chain.ts';
import { type BodyOf, type Entry, type Has, hashOf, type KnownBody } from './entry.ts';
import { type Device, type DeviceKey, publicKey } from './keys.ts';

/** What a device had seen of others when it last wrote. */
export function seenBy(chain: Chain | undefined): { readonly [device: Device]: number } {
  const seen: { [device: Device]: number } = {};
  for (const { saw } of chain?.entries ?? []) Object.assign(seen, saw);
  return seen;
}

/** The device's next entry, not yet signed: leaning on all that is ready in the book, and on nothing that waits. */
export function compose(chains: Chains, book: Book, device: Device, seat: Seat, body: KnownBody): Entry {
  const own = chains.get(device);
  const before = seenBy(own);
  const saw: { [other: Device]: number } = {};
  for (const [other, seq] of Object.entries(book.reached))
    if (other !== device && seq > (before[other] ?? 0)) saw[other] = seq;
  const seq = (own?.entries.length ?? 0) + 1;
  const time = Math.max(book.time, own?.entries.at(-1)?.time ?? 0) + 1;
  return {
    author: device,
    seat,
    seq,
    prev: own?.hashes.at(-1) ?? book.campaign,
    time,
    saw,
    page: openPage(book),
    body,
  };
}

export type Founding = Omit<BodyOf<'found'>, 'kind' | 'invite' | 'nonce'>;

/** A new campaign: its first entry, and the chain it begins. The entry's hash is the campaign's name. */
export function foundCampaign(
  founding: Founding,
  invite: Uint8Array,
  key: DeviceKey,
  seat: Seat,
  chance: Chance,
): { readonly campaign: Hash; readonly chain: Chain } {
  const body: BodyOf<'found'> = {
    kind: 'found',
    ...founding,
    invite: publicKey(invite),
    nonce: hex(chance(16)),
  };
  const entry: Entry = { author: key.device, seat, seq: 1, prev: '', time: 1, saw: {}, page: '', body };
  return { campaign: hashOf(entry), chain: append(undefined, entry, key) };
}

/** What a close lists: all that is ready here and now, log by log. Late entries are listed too: that settles them. */
export const hasOf = (chains: Chains, { reached }: Book): Has =>
  Object.fromEntries(
    Object.entries(reached)
      .filter(([, seq]) => seq > 0)
      .map(([device, seq]) => [device, [seq, chains.get(device)?.hashes[seq - 1] ?? ''] as const]),
  );

/** The close that opened the page being written. */
export const openPage = ({ pages, campaign }: Book): Hash => pages.at(-1)?.id ?? campaign;
