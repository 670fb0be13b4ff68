/** A book is read on from what was read before wherever honest phones play. `phones.ts` compares each reading with one from the founding. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { atOnce } from '../../src/kernel/paced.ts';
import type { Book } from '../../src/log/book.ts';
import { admitting } from '../../src/log/claim.ts';
import { bookKeeper } from '../../src/log/reading.ts';
import {
  claimOf,
  closing,
  drafted,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  table,
  write,
} from './phones.ts';
import { counts } from './reads-on.ts';

const made = vi.hoisted(() => ({ turnings: [] as WeakRef<object>[] }));
vi.mock('../../src/log/pages.ts', async (original) => {
  const pages = await original<typeof import('../../src/log/pages.ts')>();
  const turned: typeof pages.turned = function* (...all) {
    const turning = yield* pages.turned(...all);
    made.turnings.push(new WeakRef(turning));
    return turning;
  };
  return { ...pages, turned };
});

beforeEach(() => Object.assign(counts, { on: 0, whole: 0 }));

/** Months of three players: some meet, one is away for a while, orders are struck, agreed to, late. */
function months(phones: readonly Phone[], from: number, to: number): void {
  for (let month = from; month < to; month++) {
    const [first, second, third] = phones.map((_, i) => phones[(i + month) % 3]) as [Phone, Phone, Phone];
    const march = write(first, order(`march ${month}`));
    meet(first, second);
    write(second, {
      kind: 'answer',
      order: march,
      label: 'dice',
      shape: '',
      value: [month % 6],
      how: 'table',
    });
    write(third, order(`raid ${month}`));
    const slip = write(second, order(`slip ${month}`));
    if (month % 3 === 0) write(second, { kind: 'strike', entry: slip });
    if (month % 2 === 0) meet(first, second, third);
    else meet(first, second);
    if (month % 4 === 1) write(third, { kind: 'strike', entry: slip });
    write(first, closing);
    meet(first, second);
    if (month % 5 === 0) write(third, closing);
    for (const phone of phones) read(phone);
  }
  meet(...phones);
  for (const phone of phones) read(phone);
}

test('log.growth: months on end are read on, and only a newcomer lets the book be read from its founding', () => {
  const t = table('ABC');
  const phones = [...t.phones.values()];
  meet(...phones);
  for (const phone of phones) write(phone, order('begin'));
  meet(...phones);
  for (const phone of phones) read(phone);
  Object.assign(counts, { on: 0, whole: 0 });
  months(phones, 0, 24);
  expect(counts.whole).toBe(0);
  expect(counts.on).toBeGreaterThan(150);
  const [a] = phones as [Phone];
  expect(read(a).pages.length).toBeGreaterThan(20);
  expect(read(a).late.length + read(a).struck.size).toBeGreaterThan(5);
  const guest = phoneOf('G', a.campaign);
  meet(a, guest);
  write(a, admitting(claimOf(guest, 'G', 'guest', 'Gus'), 'invite'));
  meet(...phones, guest);
  for (const phone of phones) read(phone);
  expect(counts.whole).toBeGreaterThan(0);
  const on = counts.on;
  months(phones, 24, 30);
  expect(counts.on).toBeGreaterThan(on + 30);
});

test('log.growth.memory: what was read before is let go', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const t = table('AB');
  const [a] = [...t.phones.values()] as [Phone];
  const keeper = bookKeeper(a.campaign);
  const earlier: WeakRef<Book>[] = [];
  made.turnings.length = 0;
  for (let i = 0; i < 12; i++) {
    write(a, i % 4 === 3 ? closing : order(`order ${i}`));
    earlier.push(new WeakRef(atOnce(keeper(a.chains)) as Book));
  }
  // What is weakly held is held to the end of the turn.
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const alive = (all: readonly WeakRef<object>[]): number => all.filter((one) => one.deref()).length;
  expect(made.turnings.length).toBeGreaterThan(10);
  expect(alive(earlier)).toBe(1);
  // Its own, and that of the phone that wrote.
  expect(alive(made.turnings)).toBeLessThanOrEqual(2);
});

test('log.growth: closes that stand for nothing leave settled pages as they were', () => {
  const t = table('AB');
  const [a] = [...t.phones.values()] as [Phone];
  const keeper = bookKeeper(a.campaign);
  const kept = (): Book => atOnce(keeper(a.chains)) as Book;
  for (let i = 0; i < 8; i++) write(a, i % 4 === 3 ? closing : order(`order ${i}`));
  const again = () => put(a, { ...drafted(a, closing), page: a.campaign });
  // A page may be closed by a phone twice; what it says after that is nothing.
  again();
  const before = kept();
  expect(before.pages).toHaveLength(3);
  again();
  const after = kept();
  expect(after.pages[0]).toBe(before.pages[0]);
  expect(after.pages[1]).toBe(before.pages[1]);
});
