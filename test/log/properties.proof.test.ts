/** Any table, any order of writing, meeting and forging: phones that know the same read the same, and what is settled stays. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { publicKey } from '../../src/log/keys.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  admission,
  chanceOf,
  claimOf,
  closing,
  drafted,
  hashesOf,
  invitation,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  type Table,
  table,
  takeEach,
  tell,
  twin,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const acts = [
  'order',
  'order',
  'answer',
  'close',
  'close',
  'strike',
  'restore',
  'correct',
  'amend',
  'agree',
  'agree',
  'refuse',
  'done',
  'withdraw',
  'admit',
  'invite',
  'end-invite',
  'regent',
  'mark',
  'stand-in',
  'nod',
  'nod',
  'refuse',
  'leave',
  'grant',
  'tell',
  'tell',
  'tell',
  'tell',
  'fork',
] as const;
const act = fc.record({
  who: fc.nat(99),
  what: fc.constantFrom(...acts),
  on: fc.nat(999),
  seat: fc.nat(9),
  /** Whether he leans on less than he knows. */
  blind: fc.nat(9).map((n) => n === 0),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** One step at a table of any phones, forged ones among them. */
function step(phones: Phone[], seats: readonly string[], { who, what, on, seat, blind }: Act): void {
  const phone = phones[who % phones.length] as Phone;
  const other = phones[on % phones.length] as Phone;
  if (what === 'tell') {
    if (phone !== other) tell(phone, other);
  } else if (what === 'fork') {
    if (phones.length < 10) phones.push(twin(phone));
  } else {
    const name = seat < 7 ? (phone.name[0] ?? '') : (seats[seat % seats.length] ?? '');
    write(phone, bodyOf(phone, other, what, on, name), name, blind);
  }
}
function write(phone: Phone, body: KnownBody, seat: string, blind: boolean): void {
  const draft = drafted(phone, body, seat);
  const known = read(phone).pages;
  put(phone, blind ? { ...draft, saw: [], page: known[known.length >> 1]?.id ?? draft.page } : draft);
}
function bodyOf(phone: Phone, other: Phone, what: Act['what'], on: number, seat: string): KnownBody {
  const all = [...hashesOf(phone)];
  const entry = all[on % all.length] ?? '';
  switch (what) {
    case 'answer':
      return { kind: 'answer', order: entry, label: 'dice', shape: '', value: [6], how: 'table' };
    case 'close':
      return closing;
    case 'strike':
    case 'restore':
      return { kind: what, entry };
    case 'agree':
      return { kind: 'agree', entry: read(phone).asking[0]?.hash ?? entry };
    case 'stand-in':
      return { kind: 'stand-in', device: on % 4 === 0 ? other.key.device : phone.key.device, seat };
    case 'nod':
      return { kind: 'agree', entry: proposed(phone, on) ?? entry };
    case 'refuse': {
      const asked = on % 2 === 0 ? read(phone).asking[0]?.hash : proposed(phone, on);
      return { kind: what, entry: asked ?? entry };
    }
    case 'leave':
      return { kind: 'leave', seat, becomes: on % 4 === 0 ? 'idle' : 'free' };
    case 'grant':
      return admitting(claimOf(other, seat), 'hands');
    case 'correct':
      return { kind: 'correct', order: entry, answers: { dice: { value: [on % 6] } } };
    case 'amend':
      return { kind: 'amend', changes: [], why: '' };
    case 'done':
      return { kind: 'done' };
    case 'withdraw':
      return { kind: 'withdraw', device: other.key.device };
    case 'admit':
      return admitting(on % 5 === 0 ? claimOf(other, 'guest', 'guest') : claimOf(other, seat), 'invite');
    case 'invite':
      return {
        kind: 'invite',
        key: publicKey(chanceOf(`invitation ${on % 3}`)(32)),
        role: 'player',
        limit: 1,
      };
    case 'end-invite':
      return {
        kind: 'end-invite',
        key: publicKey(on % 2 ? invitation : chanceOf(`invitation ${on % 3}`)(32)),
      };
    case 'regent':
      return admission(phone, phone.name[0] ?? '', 'regent', phone.seat.sign, other.key.device);
    case 'mark':
      return { kind: 'mark', seat };
    default:
      return order(`order ${on}`);
  }
}

/** What waits for another hand. */
function proposed(phone: Phone, nth: number): string | undefined {
  const { standIns, roster } = read(phone);
  const all = [...standIns.map(({ entry }) => entry), ...roster.proposed.map(({ hash }) => hash)];
  return all[nth % Math.max(1, all.length)];
}

/** A table of some phones, some of whom have not sat down yet, after so many steps. */
function played(
  count: number,
  steps: readonly Act[],
  free = 0,
): { readonly phones: Phone[]; readonly t: Table } {
  const names = 'ABCDEFGH'.slice(0, count);
  const t = table(names);
  const phones = [...t.phones.values()];
  for (let i = 0; i < free; i++) phones.push(phoneOf(`Z${i}`, phones[0]?.campaign ?? ''));
  for (const phone of phones) if (phone.chains.size === 0) tell(phones[0] as Phone, phone);
  for (const one of steps) step(phones, [...names], one);
  return { t, phones };
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
          meet(...phones);
          const first = reading(phones[0] as Phone);
          for (const phone of phones.slice(1)) expect(reading(phone)).toEqual(first);
        },
      ),
      runs(500),
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
      runs(500),
    );
  });
});

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
            // A nod agrees to whatever it names, a wish to take back among others.
            if (one.what === 'tell' || one.what === 'agree' || one.what === 'nod') continue;
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
