/** Writing one's own next line: it names what came before, what its author has seen since, and the page he stands on. */
import type { Seat } from '../kernel/question.ts';
import type { Book } from './book.ts';
import type { Chance, Hash } from './bytes.ts';
import { hex } from './bytes.ts';
import { append, type Chain, type Chains } from './chain.ts';
import { type BodyOf, type Entry, type Has, hashOf, type KnownBody, type Mark } from './entry.ts';
import { type Device, type DeviceKey, publicKey } from './keys.ts';

/** What a device had seen of others when it last wrote. */
export function seenBy(chain: Chain | undefined): Has {
  const seen: { [device: Device]: Mark } = {};
  for (const { saw } of chain?.entries ?? []) Object.assign(seen, saw);
  return seen;
}

/**
 * The device's next entry, not yet signed: leaning on all that is ready in the book, on nothing that waits, and on nothing
 * new of a log that has forked (R6).
 * @param page where it stands; the open page unless said
 */
export function compose(
  chains: Chains,
  book: Book,
  device: Device,
  seat: Seat,
  body: KnownBody,
  page = openPage(book),
): Entry {
  const own = chains.get(device);
  const before = seenBy(own);
  const saw: { [other: Device]: Mark } = {};
  for (const [other, seq] of Object.entries(book.reached))
    if (other !== device && seq > (before[other]?.[0] ?? 0) && !book.forked.includes(other))
      saw[other] = markOf(chains, other, seq);
  return {
    author: device,
    seat,
    seq: (own?.entries.length ?? 0) + 1,
    prev: own?.hashes.at(-1) ?? book.campaign,
    saw,
    page,
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
  const entry: Entry = { author: key.device, seat, seq: 1, prev: '', saw: {}, page: '', body };
  return { campaign: hashOf(entry), chain: append(undefined, entry, key) };
}

const markOf = (chains: Chains, device: Device, seq: number): Mark => [
  seq,
  chains.get(device)?.hashes[seq - 1] ?? '',
];

/** The close that opened the page being written. */
export const openPage = ({ pages, campaign }: Book): Hash => pages.at(-1)?.id ?? campaign;
