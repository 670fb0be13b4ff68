/** Writing one's own next line: it names the line before, the lines its author has seen since, and the page. */
import type { Seat } from '../kernel/question.ts';
import type { Book } from './book.ts';
import type { Hash, RandomBytes } from './bytes.ts';
import { hex } from './bytes.ts';
import { compare } from './causal.ts';
import { append, type Chain, type Chains } from './chain.ts';
import { doorFaultIn } from './door.ts';
import type { BodyOf, Entry, KnownBody } from './entry.ts';
import { type Device, type DeviceKey, publicKey, type SeatPublic } from './keys.ts';
import { effectOf, LEVEL } from './levels.ts';
import { lineOf, readLine } from './line.ts';

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
  return {
    author: device,
    seat,
    seq: (own?.entries.length ?? 0) + 1,
    prev: own?.hashes.at(-1) ?? book.campaign,
    saw: newest(chains, book, device, page),
    page,
    body,
  };
}

/** Whether other phones would take an entry as a line, and it would have effect. */
export function mayStand(entry: Entry): boolean {
  const fault = doorFaultIn(entry.body, 1);
  return (
    !fault &&
    readLine(lineOf(entry, undefined).bytes) !== undefined &&
    effectOf(entry.body, LEVEL).kind !== ''
  );
}

/** The newest lines of others that are in the past neither of the author's last line, nor of the page, nor of one another. */
function newest(chains: Chains, book: Book, device: Device, page: Hash): Hash[] {
  const { reached, forked, inPast } = book;
  const last = chains.get(device)?.hashes.at(-1);
  const leant = (last === undefined ? [page] : [last, page]).map((hash) => ({ hash }));
  const heads = Object.entries(reached)
    .filter(([author]) => author !== device && !forked.includes(author))
    .flatMap(([author, seq]) => chains.get(author)?.hashes[seq - 1] ?? [])
    .concat(orphaned(book).flatMap((author) => chains.get(author)?.hashes.at(-1) ?? []))
    .map((hash) => ({ hash }))
    .filter((head) => !leant.some((one) => one.hash === head.hash || inPast(head, one)));
  const alone = heads.filter((head) => !heads.some((other) => inPast(head, other)));
  return alone.map(({ hash }) => hash).sort(compare);
}

/** Where all who sit are tainted nobody is left to bear witness: who goes on under a new key leans on what their phone has. */
function orphaned({ forked, roster }: Book): readonly Device[] {
  const players = roster.members.filter(({ role }) => role === 'player');
  // A phone that plays two seats is one, or its head would stand twice in a line, which then is none.
  const sitting = [...new Set(players.map(({ device }) => device))];
  return sitting.every((one) => forked.includes(one)) ? sitting : [];
}

export type Founding = Omit<BodyOf<'found'>, 'kind' | 'level' | 'invite' | 'nonce' | 'keys'>;

/** A new campaign: its first entry, which seats its founder, and the chain it begins. The entry's hash is the campaign's name. */
export function foundCampaign(
  founding: Founding,
  invite: Uint8Array,
  key: DeviceKey,
  { seat, keys }: { readonly seat: Seat; readonly keys: SeatPublic },
  random: RandomBytes,
): { readonly campaign: Hash; readonly chain: Chain } {
  const body: BodyOf<'found'> = {
    kind: 'found',
    level: LEVEL,
    ...founding,
    invite: publicKey(invite),
    nonce: hex(random(16)),
    keys,
  };
  const entry: Entry = { author: key.device, seat, seq: 1, prev: '', saw: [], page: '', body };
  const chain = append(undefined, entry, key);
  return { campaign: chain.hashes[0] ?? '', chain };
}

/** The close that opened the page being written. */
export const openPage = ({ pages, campaign }: Book): Hash => pages.at(-1)?.id ?? campaign;
