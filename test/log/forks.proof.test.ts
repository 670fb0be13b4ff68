/**
 * R6: forks. Phones that keep different evidence against a device, and heard of its histories in different orders, read one
 * book. Fork tests that compare what is stored would be wrong: only what is read has to agree.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { vectorOf } from '../../src/log/told.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  closing,
  drafted,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  storedBy,
  table,
  tell,
  twin,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const step = fc.record({ who: fc.nat(999), what: fc.nat(99), on: fc.nat(999), seen: fc.nat(9) });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** @param liars phones whose key is run on more than one device, and which lean on whatever they like */
function act(phones: Phone[], liars: ReadonlySet<string>, { who, what, on, seen }: Step): void {
  const phone = phones[who % phones.length] as Phone;
  const other = phones[on % phones.length] as Phone;
  const lies = liars.has(seatOf(phone));
  if (what < 35) {
    if (phone !== other) tell(phone, other);
  } else if (lies && what < 50) {
    if (phones.length < 16) phones.push(twin(phone, `${phone.name}'`));
  } else {
    const draft = drafted(phone, bodyOf(phone, what, on), seatOf(phone));
    put(phone, (lies ? { ...draft, saw: leaning(phone, draft, on, seen) } : draft) as Entry);
  }
}
const seatOf = ({ name }: Phone): string => name[0] ?? '';

/** Less than its author knows, and now and then the end of a branch nobody should lean on. */
function leaning({ chains, key }: Phone, { saw }: Entry, on: number, seen: number): readonly string[] {
  const ends = [...chains.values()]
    .filter(({ author }) => author !== key.device)
    .flatMap(({ hashes, forks = [] }) => [
      hashes.at(-1) ?? '',
      ...forks.map((fork) => fork.hashes.at(-1) ?? ''),
    ]);
  const more = seen > 5 ? ends.slice(on % 3, (on % 3) + 2) : [];
  return [...new Set([...saw.slice(0, seen), ...more])].sort();
}
function bodyOf(phone: Phone, what: number, on: number): KnownBody {
  if (what < 65) return closing;
  if (what < 85) return order(`order ${on}`);
  const orders = read(phone).pages.flatMap(({ entries }) =>
    entries.flatMap(({ hash, entry }) => (entry.body.kind === 'order' ? [hash] : [])),
  );
  const entry = orders[on % orders.length] ?? '';
  return what < 93
    ? { kind: 'answer', order: entry, label: 'dice', shape: '', value: [(on % 6) + 1], how: 'table' }
    : { kind: 'strike', entry };
}

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const keyed = items.map((item, i) => ({
    item,
    key: (Math.imul(seed + i * 7919 + 1, 0x9e3779b1) >>> 0) % 9973,
  }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

test('R6, H13: 500 histories with forks, each learnt in five orders: one book everywhere, whatever each keeps as evidence', {
  timeout: patience,
}, () => {
  let [forked, kept] = [0, 0];
  const { numRuns, ...rest } = runs(500);
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(step, { minLength: 25, maxLength: 70 }),
      fc.nat(),
      (count, lying, steps, seed) => {
        const t = table('ABCDEF'.slice(0, count));
        const phones = [...t.phones.values()];
        const liars = new Set('FEDCBA'.slice(6 - count).slice(0, lying));
        // One fork at least in each.
        phones.push(twin(phones.at(-1) as Phone));
        put(phones[count - 1] as Phone, drafted(phones[count - 1] as Phone, order('this')));
        put(
          phones[count] as Phone,
          drafted(phones[count] as Phone, order('that'), seatOf(phones[count] as Phone)),
        );
        for (const one of steps) act(phones, liars, one);
        // Each hears of it from one phone after the other, in an order of its own.
        const late = [0, 1, 2, 3, 4].map((i) => phoneOf(`Late ${i}`, t.phone('A').campaign));
        for (const [i, phone] of late.entries())
          for (const from of shuffled(phones, seed + i)) tell(from, phone);
        meet(...late);
        const book = reading(late[0] as Phone);
        for (const phone of late) {
          expect(reading(phone)).toEqual(book);
          expect(vectorOf(phone.chains)).toEqual(vectorOf((late[0] as Phone).chains));
        }
        meet(...phones, ...late);
        for (const phone of [...phones, ...late]) expect(reading(phone)).toEqual(reading(late[0] as Phone));
        if (read(late[0] as Phone).forked.length > 0) forked++;
        if (new Set([...phones, ...late].map((phone) => [...storedBy(phone)].sort().join())).size > 1) kept++;
      },
    ),
    { numRuns, ...rest },
  );
  // Else nothing was tried.
  expect(forked).toBe(numRuns);
  expect(kept).toBeGreaterThan(numRuns / 10);
});
