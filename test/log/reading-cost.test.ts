/** What a book costs to be read: no more than its size allows, whatever its lines say. */
import { beforeEach, expect, test, vi } from 'vitest';
import { append, type Chain } from '../../src/log/chain.ts';
import type { KnownBody } from '../../src/log/entry.ts';
import { makeDevice, publicOf, seatKeys, sign } from '../../src/log/keys.ts';
import { readBook } from '../../src/log/reading.ts';
import {
  chanceOf,
  closing,
  drafted,
  meet,
  order,
  type Phone,
  put,
  read,
  restart,
  table,
  write,
} from './phones.ts';

const asked = vi.hoisted(() => ({ verified: 0 }));
vi.mock('../../src/log/keys.ts', async (original) => {
  const keys = await original<typeof import('../../src/log/keys.ts')>();
  const verify: typeof keys.verify = (...all) => {
    asked.verified++;
    return keys.verify(...all);
  };
  return { ...keys, verify };
});
beforeEach(() => {
  asked.verified = 0;
});

/** Signs bodies into a log without reading the book in between. */
function putAll(phone: Phone, bodies: readonly KnownBody[], seat: string): void {
  const first = drafted(phone, { kind: 'note', text: '' }, seat);
  let chain = phone.chains.get(phone.key.device) as Chain;
  for (const body of bodies)
    chain = append(
      chain,
      { ...first, saw: [], seq: chain.entries.length + 1, prev: chain.hashes.at(-1) ?? '', body },
      phone.key,
    );
  phone.chains = new Map(phone.chains).set(phone.key.device, chain);
}

test('R4: admissions that name keys of their own are not tried against each other’s', () => {
  const many = 64;
  const t = table('ABC');
  const [a, c] = [t.phone('A'), t.phone('C')];
  const proof = sign(new Uint8Array([1]), seatKeys(chanceOf('x')(16)).sign);
  const crafted = Array.from(
    { length: many },
    (_, i): KnownBody => ({
      kind: 'admit',
      device: makeDevice(chanceOf(`device ${i}`)).device,
      seat: 'C',
      role: 'player',
      by: 'seat',
      slot: 1 + (i % 32),
      under: publicOf(c.seat).sign,
      proof,
      keys: publicOf(seatKeys(chanceOf(`keys ${i}`)(16))),
    }),
  );
  write(c, order('first'));
  putAll(c, crafted, 'C');
  meet(a, c);
  restart(a);
  asked.verified = 0;
  readBook(a.chains, a.campaign);
  // Each once, beside those by which the three sat down.
  expect(asked.verified).toBeGreaterThan(many / 2);
  expect(asked.verified).toBeLessThan(2 * many);
});

test('R10: of one log’s closes of one page two turn it, and no third, though two build on that', () => {
  const t = table('ABC');
  const [a, b, c] = ['A', 'B', 'C'].map((name) => t.phone(name)) as [Phone, Phone, Phone];
  write(c, order('first'));
  const page = read(c).pages.at(-1)?.id;
  putAll(
    c,
    Array.from({ length: 3 }, () => closing),
    'C',
  );
  const closes = c.chains.get(c.key.device)?.hashes.slice(-3) ?? [];
  const standing = (on: number): string | undefined => {
    const [one, other] = [a, b].map((phone) => ({ ...phone, chains: c.chains }));
    for (const phone of [one, other] as Phone[])
      put(phone, { ...drafted(phone, { kind: 'note', text: 'on' }), page: closes[on] ?? '', saw: [] });
    const all = new Map([
      ...(one as Phone).chains,
      [b.key.device, (other as Phone).chains.get(b.key.device) as Chain],
    ]);
    return readBook(all, c.campaign)?.pages.find(({ id }) => id === page)?.closed?.hash;
  };
  meet(a, b, c);
  expect(standing(1)).toBe(closes[1]);
  expect(standing(2)).not.toBe(closes[2]);
});
