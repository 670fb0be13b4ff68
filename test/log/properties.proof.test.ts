/** Any table, any order of writing, meeting and forging: phones that know the same read the same, and what is settled stays. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Entry } from '../../src/log/entry.ts';
import { patience, runs } from '../prove/counts.ts';
import { type Act, act, bodyOf, played, step } from './acts.ts';
import {
  closing,
  drafted,
  hashesOf,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  takeEach,
  twin,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

function expectAlike(phones: readonly Phone[]): void {
  meet(...phones);
  const first = reading(phones[0] as Phone);
  for (const phone of phones.slice(1)) expect(reading(phone)).toEqual(first);
}

describe('phones that know the same', () => {
  test('log.converge: read the same, whoever met whom and when, forks or no forks', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat(2),
        fc.array(act, { maxLength: 60 }),
        (count, free, steps) => {
          const { phones } = played(count, steps, free);
          expectAlike(phones);
        },
      ),
      runs(500),
    );
  });
  test('R4, R6, log.slots: read the same where logs fork at their first line, in a slot or not', {
    timeout: patience,
  }, () => {
    const beginnings = ['fork', 'slot', 'regent', 'order', 'admit', 'close', 'tell'];
    const begun = act.filter(({ what }) => beginnings.includes(what));
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.nat(2),
        fc.array(begun, { maxLength: 24 }),
        (count, free, steps) => {
          const { phones } = played(count, steps, free);
          expectAlike(phones);
        },
      ),
      runs(1_000),
    );
  });
  test('log.arrival: read the same in whatever order single entries came', { timeout: patience }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.array(act, { maxLength: 30 }),
        fc.nat(),
        (count, steps, seed) => {
          const { phones } = played(count, steps);
          const signed = phones.flatMap((phone) => phone.signed);
          meet(...phones);
          const late = phoneOf('Late', phones[0]?.campaign ?? '');
          takeEach(late, shuffled(signed, seed));
          expect(hashesOf(late)).toEqual(hashesOf(phones[0] as Phone));
          expect(reading(late)).toEqual(reading(phones[0] as Phone));
        },
      ),
      { ...runs(500), examples: [leanedOnLater, leanedOnLast] },
    );
  });
});

/**
 * A founder forks after they let B in; B's first line leans on neither history, B's second leans on the line that lets them in.
 * Either line of B's alone is of somebody whom no line that counts lets in.
 */
const leanedOnLater: [number, Act[], number] = [
  2,
  (['fork', 'order', 'order', 'go over'] as const).map((what, i) => ({
    who: i === 1 ? 34 : 0,
    what,
    on: 0,
    seat: 0,
    blind: true,
  })),
  1172681998,
];

/**
 * B agrees to a line of the history that is not kept for itself. The lines before that one come after it: alone they are of no use, and it
 * does not join without them, so they are kept aside until it is told again (seed 1652224990).
 */
const leanedOnLast: [number, Act[], number] = [
  2,
  [
    { who: 0, what: 'fork', on: 0, seat: 0, blind: true },
    { who: 11, what: 'order', on: 0, seat: 0, blind: true },
    { who: 29, what: 'go over', on: 514, seat: 0, blind: true },
  ],
  85561638,
];

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  let state = seed + 1;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 48271) + 11) >>> 0;
    return { item, key: state };
  });
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}

const hostile = fc.record({
  act,
  /** Which of all known pages it claims to stand on, and how many of the logs it admits to have seen. */
  page: fc.nat(30),
  saw: fc.nat(8),
  print: fc.nat(999),
});

/** Entries of one device, however it lies about what it has seen and where it stands. */
function forge(
  phone: Phone,
  seats: readonly string[],
  steps: readonly (typeof hostile extends fc.Arbitrary<infer T> ? T : never)[],
): void {
  const branches = [phone, twin(phone), twin(phone)];
  const pages = (): readonly string[] => [
    phone.campaign,
    ...branches.flatMap(({ chains }) =>
      [...chains.values()].flatMap(({ entries, hashes }) =>
        hashes.filter((_, i) => entries[i]?.body.kind === 'close'),
      ),
    ),
  ];
  for (const { act, page, saw, print } of steps) {
    if (act.what === 'tell' || act.what === 'fork') continue;
    const from = branches[act.who % 3] as Phone;
    const seat = seats[act.seat % seats.length] ?? '';
    const other = branches[act.on % 3] as Phone;
    const draft = drafted(from, bodyOf(from, other, act.what, act.on, seat), seat);
    const known = pages();
    const body =
      draft.body.kind === 'close'
        ? { ...draft.body, fingerprint: String(print).padStart(64, '0') }
        : draft.body;
    put(from, {
      ...draft,
      body,
      saw: draft.saw.slice(0, saw),
      page: known[page % known.length] ?? draft.page,
    } as Entry);
  }
  meet(...branches);
}

describe('what is final', () => {
  const honest = act.filter(
    ({ what, blind }) =>
      !blind &&
      !['fork', 'withdraw', 'admit', 'invite', 'end-invite', 'mark', 'regent', 'leave', 'grant'].includes(
        what,
      ),
  );
  test('§1.4: no single device changes it, whatever it writes: a player of five or more, or any other phone', {
    timeout: patience,
  }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(honest, { minLength: 10, maxLength: 40 }),
        fc.nat(6),
        fc.array(hostile, { minLength: 1, maxLength: 12 }),
        (count, steps, villain, lies) => {
          const { phones, t } = played(count, [], 1);
          const table = phones.slice(0, count);
          // They all sit before the second page, and each has gone on from the first.
          put(table[0] as Phone, drafted(table[0] as Phone, closing));
          meet(...phones);
          for (const phone of table) put(phone, drafted(phone, order('on')));
          meet(...phones);
          for (const one of steps) {
            step(table, [...t.phones.keys()], { ...one, seat: 0 });
            meet(...phones);
          }
          const before = finalOf(phones[0] as Phone);
          // Up to four seats, nobody who sits there is reckoned to lie.
          const one = phones[count < 5 ? count : villain % phones.length] as Phone;
          forge(one, [...t.phones.keys()], lies);
          meet(...phones);
          const after = pagesOf(phones[0] as Phone);
          expect(after.slice(0, before.length)).toEqual(before);
        },
      ),
      runs(1_000),
    );
  });
  test('§1.4, R17: what is taken back there was agreed to by another seat', { timeout: patience }, () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.array(honest, { minLength: 10, maxLength: 60 }),
        (count, steps) => {
          const { phones, t } = played(count, []);
          for (const one of steps) {
            const phone = phones[one.who % phones.length] as Phone;
            const before = mendedOf(phone);
            const book = read(phone);
            step(phones, [...t.phones.keys()], { ...one, seat: 0 });
            const after = mendedOf(phone);
            // A nod agrees to whatever it names, a wish to take back among others; who goes over hears what others agreed to.
            if (['tell', 'go over', 'agree', 'nod'].includes(one.what)) continue;
            const final = new Set(
              book.pages
                .filter((page) => page.final)
                .flatMap(({ entries }) => entries.map(({ hash }) => hash)),
            );
            expect(after.filter((mark) => final.has(mark[0])).sort()).toEqual(
              before.filter((mark) => final.has(mark[0])).sort(),
            );
          }
        },
      ),
      runs(500),
    );
  });
});
const pagesOf = (phone: Phone): readonly unknown[] => {
  const { pages, standing } = read(phone);
  return pages.map(({ id, entries, closed }) => [
    id,
    entries.map(({ hash }) => hash),
    closed?.hash,
    closed && standing(closed.hash),
  ]);
};
const finalOf = (phone: Phone): readonly unknown[] =>
  pagesOf(phone).slice(0, read(phone).pages.filter(({ final }) => final).length);
const mendedOf = (phone: Phone): readonly (readonly [string, string])[] => {
  const { struck, corrected } = read(phone);
  return [...struck, ...[...corrected].map(([hash, { by }]) => [hash, by] as const)];
};
