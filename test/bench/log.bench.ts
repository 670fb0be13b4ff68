/**
 * How long it takes to read a long campaign as a book, which the app does after every line written, and to take in a long
 * log from another phone. Peers: only parsing the same lines, and hashing them with Node's own SHA-256.
 */
import { createHash } from 'node:crypto';
import type { Measure } from '../../scripts/bench.ts';
import { readBook } from '../../src/log/book.ts';
import { type Chain, type Chains, join, runOf, signHead, storedChain } from '../../src/log/chain.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import type { Device } from '../../src/log/keys.ts';
import { hashOf, type Line, lineOf, readLine } from '../../src/log/line.ts';
import { arriving, meet, order, type Phone, table } from '../log/phones.ts';

interface Log {
  readonly phone: Phone;
  readonly lines: Line[];
  readonly entries: Entry[];
  readonly hashes: string[];
}

/** A campaign written in turn by phones that see each other's every line. */
function campaign(phones: readonly Phone[], length: number, pages: number): Chains {
  const logs = phones.map(({ ...phone }): Log => {
    const chain = phone.chains.get(phone.key.device) as Chain;
    return { phone, lines: [...chain.lines], entries: [...chain.entries], hashes: [...chain.hashes] };
  });
  const id = phones[0]?.campaign ?? '';
  let page = id;
  let asked = id;
  for (let i = 0; i < length; i++) {
    const log = logs[i % logs.length] as Log;
    const closes = (i + 1) % Math.floor(length / pages) === 0;
    const body: KnownBody = closes
      ? { kind: 'close', fingerprint: '0'.repeat(64) }
      : i % 3 === 0
        ? { kind: 'answer', order: asked, label: 'dice', shape: 'ab12', value: [3, 5], how: 'table' }
        : order('march', { banner: `banner ${i % 40}`, to: `q${i % 30}r${i % 20}` });
    const { phone, entries, hashes } = log;
    const { device } = phone.key;
    const at = { author: device, seat: phone.name, seq: entries.length + 1, prev: hashes.at(-1) ?? id };
    const others = logs.filter((one) => one !== log).map((one) => one.hashes.at(-1) ?? '');
    const entry: Entry = { ...at, saw: others.toSorted(), page, body };
    const line = lineOf(entry, entries.at(-1));
    log.lines.push(line);
    entries.push(entry);
    hashes.push(hashOf(line.bytes, entry));
    if (closes) page = hashes.at(-1) ?? '';
    else if (body.kind === 'order') asked = hashes.at(-1) ?? '';
  }
  return new Map(
    logs.map(({ phone: { key }, lines, hashes }): [Device, Chain] => {
      const signed = signHead(hashes.at(-1) ?? '', key);
      return [
        key.device,
        storedChain(id, { author: key.device, lines, hashes: [...hashes], signed }) as Chain,
      ];
    }),
  );
}

/** The quickest of some rounds, in milliseconds: what the work takes when nothing else is in the way. The first only warm up. */
function timed(work: () => unknown, rounds = 25): number {
  const times: number[] = [];
  for (let round = -5; round < rounds; round++) {
    const since = performance.now();
    work();
    if (round >= 0) times.push(performance.now() - since);
  }
  return Math.min(...times);
}

export default async function bench(): Promise<Measure[]> {
  const t = table('ABC');
  const phones = [...t.phones.values()];
  meet(...phones);
  const id = phones[0]?.campaign ?? '';
  const chains = campaign(phones, 10_000, 200);
  const book = readBook(chains, id);
  const entries = book?.pages.reduce((sum, page) => sum + page.entries.length, 0);
  if (book?.pages.length !== 201 || book.waiting.size > 0 || !entries || entries < 9_700)
    throw new Error('the campaign does not read as it was written');

  const lines = JSON.stringify([...chains.values()].map((chain) => chain.entries));
  const bytes = [...chains.values()].flatMap((one) => one.lines.map((line) => line.bytes));
  const [chain] = chains.values();
  const run = arriving(runOf(chain as Chain));
  return [
    {
      name: 'take 10,000 lines through the door',
      value: timed(() => bytes.map(readLine), 5),
      unit: 'ms',
      peer: { name: 'parsing them as JSON', value: timed(() => JSON.parse(lines)) },
    },
    {
      name: 'read a book of 10,000 lines',
      value: timed(() => readBook(chains, id)),
      unit: 'ms',
      peer: { name: 'parsing them', value: timed(() => JSON.parse(lines)) },
    },
    {
      name: `join a log of ${run.lines.length} lines`,
      value: timed(() => join(undefined, run), 5),
      unit: 'ms',
      peer: {
        name: 'native hashes',
        value: timed(() => run.lines.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')), 5),
      },
    },
  ];
}
