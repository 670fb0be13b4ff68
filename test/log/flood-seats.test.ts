/**
 * R5: what many phones of one seat say about seats costs the others no more than its size. Each close of a page is reckoned with all that
 * its page says of seats, so that cost grows by phones, lines and closes at once: 180 KB took 14 s, 420 KB of yes and no 39 s.
 */
import { expect, test } from 'vitest';
import type { Book } from '../../src/log/book.ts';
import { type Chain, type Chains, signHead, storedChain } from '../../src/log/chain.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { hashOf, type Line, lineOf } from '../../src/log/line.ts';
import { readBook } from '../../src/log/reading.ts';
import {
  admission,
  bothSay,
  closing,
  drafted,
  meet,
  type Phone,
  strangerTo,
  type Table,
  table,
  write,
} from './phones.ts';
import { processorTime } from './processor.ts';

/** Of processor time, with room for a machine that is busy. */
const MOST = 4_000;
const PHONES = 22;
const many = <T>(count: number, made: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => made(i));
const note: KnownBody = { kind: 'note', text: '' };
const endOf = (chains: Chains, { key }: Phone): string => chains.get(key.device)?.hashes.at(-1) ?? '';

/** A log with more lines, written without reading the book in between. @param saw the ends of others' logs that the first of them saw */
function longer(
  chains: Chains,
  campaign: string,
  { key }: Phone,
  base: Entry,
  bodies: readonly KnownBody[],
  saw: readonly string[],
): Chain {
  const before = chains.get(key.device) as Chain;
  const lines: Line[] = [...before.lines];
  const hashes = [...before.hashes];
  let last: Entry | undefined = before.entries.at(-1);
  bodies.forEach((body, i) => {
    const entry: Entry = {
      ...base,
      author: key.device,
      saw: i === 0 ? saw.toSorted() : [],
      seq: lines.length + 1,
      prev: hashes.at(-1) ?? '',
      body,
    };
    const line = lineOf(entry, last);
    last = entry;
    lines.push(line);
    hashes.push(hashOf(line.bytes, entry));
  });
  const signed = signHead(hashes.at(-1) ?? '', key);
  return storedChain(campaign, { author: key.device, lines, hashes, signed }) as Chain;
}

type Says = (i: number, phones: readonly Phone[], t: Table) => KnownBody;
const floods: { readonly [what: string]: Says } = {
  'takes each other off': (i, phones) => ({
    kind: 'withdraw',
    device: phones[i % PHONES]?.key.device ?? '',
  }),
  'leaves, and says that others left': (i) => ({
    kind: 'leave',
    seat: 'BCDC'[i % 4] as string,
    becomes: 'idle',
  }),
  'would pass the mark on, and says yes and no to that': (i) => ({
    kind: 'mark',
    seat: i % 2 === 0 ? 'B' : 'D',
  }),
};
const cases = Object.entries(floods).flatMap(([what, says]) => [
  [what, says, false] as const,
  [`${what}; two put one of them out`, says, true] as const,
]);
test.each(cases)('R5: each of 22 phones of a seat %s', (_, says, out) => {
  const t = table('ABCDE');
  const c = t.phone('C');
  const phones = many(PHONES, (i) => strangerTo(t, `C${i}`));
  phones.forEach((one, i) => {
    write(one, admission(one, 'C', 'player', c.seat.sign, one.key.device, i + 1), 'C');
  });
  const chains = new Map(c.chains);
  for (const { key, chains: own } of phones) chains.set(key.device, own.get(key.device) as Chain);
  const [first] = phones as [Phone, ...Phone[]];
  const [d, e] = [t.phone('D'), t.phone('E')];
  for (const one of [...phones, d, e]) one.chains = chains;
  meet(first, c);
  for (const one of phones) write(one, note, 'C');
  if (out) bothSay(d, e, { kind: 'withdraw', device: first.key.device });

  const base = drafted(first, note, 'C');
  const rest = (one: Phone): readonly string[] =>
    phones.flatMap((other) => (other === one ? [] : [endOf(book, other)]));
  const put = (all: readonly (readonly [string, Chain])[]): Chains => new Map([...book, ...all]);
  const say = (
    bodies: (one: Phone) => readonly KnownBody[],
    saw: (one: Phone) => readonly string[],
  ): void => {
    book = put(
      phones.map((one) => [one.key.device, longer(book, c.campaign, one, base, bodies(one), saw(one))]),
    );
  };
  let book: Chains = chains;
  if (out) book = put([d, e].map(({ key }) => [key.device, e.chains.get(key.device) as Chain]));
  for (const { key, chains: own } of phones) book = put([[key.device, own.get(key.device) as Chain]]);
  say(
    () => many(64, (i) => says(i, phones, t)),
    () => [],
  );
  const marks = [...book.values()].flatMap(({ entries, hashes }) =>
    hashes.filter((_, i) => entries[i]?.body.kind === 'mark'),
  );
  if (marks.length > 0)
    say(
      () =>
        many(256, (i) => ({ kind: i % 2 === 0 ? 'refuse' : 'agree', entry: marks[i % marks.length] ?? '' })),
      rest,
    );
  const heard = out ? [endOf(book, e)] : [];
  say(
    () => many(8, () => closing),
    (one) => [...heard, ...rest(one)],
  );

  let read: Book | undefined;
  const took = processorTime(() => {
    read = readBook(new Map(book), c.campaign);
  });
  expect(took).toBeLessThan(MOST);
  // All that they said stands in the book, their closes last.
  expect(read?.forked).toEqual([]);
  expect(phones.every(({ key }) => (read?.reached[key.device] ?? 0) > 70)).toBe(true);
});
