/**
 * How long it takes to read a long campaign as a book, which the app does after every line written, and to take in a long
 * log from another phone. Peers: only parsing the same lines, and hashing them with Node's own SHA-256.
 */
import { createHash } from 'node:crypto';
import type { Measure } from '../../scripts/bench.ts';
import { canonical } from '../../src/kernel/json.ts';
import { readBook } from '../../src/log/book.ts';
import { type Chain, type Chains, join, signHead } from '../../src/log/chain.ts';
import { type Entry, type Has, hashOf, type KnownBody, type Mark } from '../../src/log/entry.ts';
import type { Device } from '../../src/log/keys.ts';
import { arriving, meet, order, type Phone, table } from '../log/phones.ts';

interface Log {
  readonly phone: Phone;
  readonly entries: Entry[];
  readonly hashes: string[];
}

/** A campaign written in turn by phones that see each other's every line. */
function campaign(phones: readonly Phone[], length: number, pages: number): Chains {
  const logs = phones.map(({ ...phone }): Log => {
    const chain = phone.chains.get(phone.key.device) as Chain;
    return { phone, entries: [...chain.entries], hashes: [...chain.hashes] };
  });
  const id = phones[0]?.campaign ?? '';
  let page = id;
  let asked = id;
  const mark = ({ hashes }: Log): Mark => [hashes.length, hashes.at(-1) ?? ''];
  const marks = (except?: Log): Has =>
    Object.fromEntries(logs.filter((log) => log !== except).map((log) => [log.phone.key.device, mark(log)]));
  for (let i = 0; i < length; i++) {
    const log = logs[i % logs.length] as Log;
    const closes = (i + 1) % Math.floor(length / pages) === 0;
    const body: KnownBody = closes
      ? { kind: 'close', print: '0'.repeat(64) }
      : i % 3 === 0
        ? { kind: 'answer', order: asked, label: 'dice', fits: 'ab12', value: [3, 5], how: 'table' }
        : order('march', { banner: `banner ${i % 40}`, to: `q${i % 30}r${i % 20}` });
    const { phone, entries, hashes } = log;
    const { device } = phone.key;
    const at = { author: device, seat: phone.name, seq: entries.length + 1, prev: hashes.at(-1) ?? id };
    entries.push({ ...at, saw: marks(log), page, body });
    hashes.push(hashOf(entries.at(-1) as Entry));
    if (closes) page = hashes.at(-1) ?? '';
    else if (body.kind === 'order') asked = hashes.at(-1) ?? '';
  }
  return new Map(
    logs.map(({ phone: { key }, entries, hashes }): [Device, Chain] => {
      const text = JSON.stringify({ entries, hashes });
      const parsed = JSON.parse(text) as { entries: Entry[]; hashes: string[] };
      return [key.device, { author: key.device, ...parsed, signed: signHead(hashes.at(-1) ?? '', key) }];
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
  if (book?.pages.length !== 201 || book.waiting > 0 || !entries || entries < 9_700)
    throw new Error('the campaign does not read as it was written');

  const lines = JSON.stringify([...chains.values()].map((chain) => chain.entries));
  const [chain] = chains.values();
  const run = arriving(chain as Chain);
  return [
    {
      name: 'read a book of 10,000 lines',
      value: timed(() => readBook(chains, id)),
      unit: 'ms',
      peer: { name: 'parsing them', value: timed(() => JSON.parse(lines)) },
    },
    {
      name: `join a log of ${run.entries.length} lines`,
      value: timed(() => join(undefined, run), 5),
      unit: 'ms',
      peer: {
        name: 'native hashes',
        value: timed(
          () => run.entries.map((e) => createHash('sha256').update(canonical(e)).digest('hex')),
          5,
        ),
      },
    },
  ];
}
