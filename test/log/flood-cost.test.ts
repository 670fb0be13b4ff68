/**
 * R5: what a member floods their log with costs the others no more than its size. Where each line was held against each other, changes by
 * agreement took 10 s, invitations that are ended 23 s, stand-ins 42 s, and answers to one question minutes.
 */
import { expect, test } from 'vitest';
import { keyring } from '../../src/campaign/keyring.ts';
import { makeReader } from '../../src/campaign/reader.ts';
import type { Book } from '../../src/log/book.ts';
import { append, type Chain, type Chains, signHead, storedChain } from '../../src/log/chain.ts';
import { admitting } from '../../src/log/claim.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';
import { readBook } from '../../src/log/reading.ts';
import { kept } from '../bench/kept.ts';
import {
  admission,
  chanceOf,
  claimOf,
  closing,
  drafted,
  meet,
  type Phone,
  strangerTo,
  table,
  write,
} from './phones.ts';
import { processorTime } from './processor.ts';

/** Of processor time, with room for a machine that is busy. */
const MOST = 4_000;
const many = <T>(count: number, made: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => made(i));
const named = (i: number): string => i.toString(16).padStart(64, 'a');
const note: KnownBody = { kind: 'note', text: '' };

type Said = KnownBody | ((last: string) => KnownBody);
/** Writes into a log without reading the book in between. @param seats for whom each line is, where not for its own */
function flood(phone: Phone, bodies: readonly Said[], seats?: (i: number) => string): void {
  const seat = phone.name[0] ?? '';
  write(phone, note, seat);
  const before = phone.chains.get(phone.key.device) as Chain;
  const first = drafted(phone, note, seat);
  const lines: Line[] = [...before.lines];
  const hashes = [...before.hashes];
  let last: Entry | undefined = before.entries.at(-1);
  bodies.forEach((said, i) => {
    const prev = hashes.at(-1) ?? '';
    const body = typeof said === 'function' ? said(prev) : said;
    const entry: Entry = { ...first, saw: [], seq: lines.length + 1, prev, body, seat: seats?.(i) ?? seat };
    const line = lineOf(entry, last);
    last = entry;
    lines.push(line);
    hashes.push(hashOf(line.bytes, entry));
  });
  const signed = signHead(hashes.at(-1) ?? '', phone.key);
  const log = storedChain(phone.campaign, { author: phone.key.device, lines, hashes, signed });
  phone.chains = new Map(phone.chains).set(phone.key.device, log as Chain);
}
/** Reads a book, and folds it, within the time that it may take. @returns how many lines of each kind count in it */
function reads(chains: Chains, campaign: string): ReadonlyMap<string, number> {
  let book: Book | undefined;
  const took = processorTime(() => {
    book = readBook(new Map(chains), campaign);
    makeReader(kept, campaign, () => keyring(campaign, {})).read(new Map(chains));
  });
  expect(book?.pages.length).toBeGreaterThan(0);
  expect(took).toBeLessThan(MOST);
  const kinds = new Map<string, number>();
  for (const { entries } of book?.pages ?? [])
    for (const { entry } of entries) kinds.set(entry.body.kind, (kinds.get(entry.body.kind) ?? 0) + 1);
  return kinds;
}
/** What C writes, beside a second phone of theirs with as many notes. */
function beside(count: number, of: (i: number, other: string) => Said): void {
  const t = table('ABC');
  const [a, c] = [t.phone('A'), t.phone('C')];
  const other = strangerTo(t, 'C2');
  write(other, admission(other, 'C', 'player', c.seat.sign, other.key.device, 1), 'C');
  meet(a, c, other);
  flood(
    other,
    many(count, () => note),
  );
  flood(c, [...many(count, (i) => of(i, other.key.device)), ...many(8, () => closing)]);
  const chains = new Map(c.chains).set(other.key.device, other.chains.get(other.key.device) as Chain);
  const kinds = reads(chains, c.campaign);
  const first = of(0, other.key.device);
  // What has no form is nothing, and costs nothing. Of made-up keys half are none.
  if (typeof first !== 'function') expect(kinds.get(first.kind)).toBeGreaterThan(count / 5);
}

const floods: { readonly [what: string]: readonly [count: number, (i: number, other: string) => Said] } = {
  'orders that it strikes': [
    3_000,
    (i) =>
      i % 2 === 0
        ? { kind: 'order', id: 'set', args: { key: 'k', value: 1 } }
        : (last) => ({ kind: 'strike', entry: last }),
  ],
  'changes by agreement': [6_000, () => ({ kind: 'amend', changes: [], why: '' })],
  'stand-ins': [6_000, (_, device) => ({ kind: 'stand-in', device, seat: 'B' })],
  'answers to one question': [
    3_000,
    (i) => ({ kind: 'answer', order: named(1), label: 'dice', shape: '', value: i, how: 'phone' }),
  ],
  forfeits: [6_000, () => ({ kind: 'forfeit', order: named(1), label: 'x', seat: 'B', shape: 's' })],
  corrections: [6_000, () => ({ kind: 'correct', order: named(1), answers: { dice: { value: [6] } } })],
  'rolls with another': [
    6_000,
    (i, witness) => ({ kind: 'roll', order: named(1), label: `die ${i}`, commit: named(2), witness }),
  ],
  'answers that open a roll': [
    3_000,
    (i, witness) =>
      i % 2 === 0
        ? { kind: 'roll', order: named(1), label: 'die', commit: named(2), witness }
        : { kind: 'answer', order: named(1), label: 'die', shape: '', value: i, how: 'witnessed' },
  ],
  'new rules': [
    6_000,
    (i) => ({ kind: 'raise', rules: 2 + i, level: 1, table: '00', fingerprint: named(3) }),
  ],
  invitations: [8_000, (i) => ({ kind: 'invite', key: named(i), role: 'player', limit: 1 })],
  'invitations that it ends': [
    8_000,
    (i) =>
      i % 2 === 0
        ? { kind: 'invite', key: named(i), role: 'player', limit: 1 }
        : { kind: 'end-invite', key: named(i - 1) },
  ],
  'words about the mark, each agreed to': [
    6_000,
    (i) => (i % 2 === 0 ? { kind: 'mark', seat: 'B' } : (last) => ({ kind: 'agree', entry: last })),
  ],
};
test.each(Object.entries(floods))('R5: %s', (_, [count, of]) => beside(count, of));

test('R5: words by many phones of a seat about one of them, beside a log of notes', () => {
  const t = table('ABC');
  const c = t.phone('C');
  const phones = many(31, (i) => strangerTo(t, `C${i}`));
  phones.forEach((one, i) => {
    write(one, admission(one, 'C', 'player', c.seat.sign, one.key.device, i + 1), 'C');
  });
  meet(c, ...phones);
  const [off, last, ...rest] = phones as [Phone, Phone, ...Phone[]];
  for (const one of rest) write(one, { kind: 'withdraw', device: off.key.device }, 'C');
  flood(
    last,
    many(6_000, () => note),
  );
  const chains = new Map(c.chains);
  for (const one of [...rest, last]) chains.set(one.key.device, one.chains.get(one.key.device) as Chain);
  reads(chains, c.campaign);
});

test.each(['player', 'guest'])(
  'R5: lines for thousands of seats that there are not, by a %s, after ten pages',
  (who) => {
    const t = table('ABC');
    const [a, c] = [t.phone('A'), t.phone('C')];
    const guest = strangerTo(t, 'G');
    if (who === 'guest') write(a, admitting(claimOf(guest, 'looks-on', 'guest', 'Gus'), 'invite'));
    for (let page = 0; page < 10; page++) {
      write(a, closing);
      meet(a, c, guest);
    }
    const writer = who === 'guest' ? guest : c;
    flood(
      writer,
      many(8_000, () => note),
      (i) => `s${i}`,
    );
    reads(writer.chains, c.campaign);
  },
);

test('R5: closes by hundreds of guests', () => {
  const t = table('ABC');
  const c = t.phone('C');
  const hosts = [c, ...many(4, (i) => strangerTo(t, `C${i}`))];
  const chains = new Map(c.chains);
  hosts.forEach((host, at) => {
    if (host !== c) write(host, admission(host, 'C', 'player', c.seat.sign, host.key.device, at), 'C');
    const guests = many(63, (i) => strangerTo(t, `g${at} ${i}`));
    const secret = chanceOf(`invitation ${at}`)(32);
    const lets = guests.map((one) => admitting(claimOf(one, 'looks-on', 'guest', 'Gus', secret), 'invite'));
    flood(host, [{ kind: 'invite', key: publicKey(secret), role: 'guest', limit: 64 }, ...lets]);
    const log = host.chains.get(host.key.device) as Chain;
    chains.set(host.key.device, log);
    for (const { key } of guests) {
      let own: Chain | undefined;
      for (let i = 0; i < 8; i++)
        own = append(
          own,
          {
            author: key.device,
            seat: 'looks-on',
            seq: i + 1,
            prev: own?.hashes.at(-1) ?? c.campaign,
            saw: i === 0 ? [log.hashes.at(-1) ?? ''] : [],
            page: c.campaign,
            body: closing,
          },
          key,
        );
      chains.set(key.device, own as Chain);
    }
  });
  reads(chains, c.campaign);
});
