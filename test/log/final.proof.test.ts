/**
 * R10, §1.4: histories of tables that meet now and then, some with changed apps: phones that have exchanged all read the same
 * book, and what any honest phone ever called final stands in it.
 */
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Entry, KnownBody } from '../../src/log/entry.ts';
import { patience, runs } from '../prove/counts.ts';
import {
  admission,
  closing,
  drafted,
  meet,
  order,
  type Phone,
  phoneOf,
  put,
  read,
  reading,
  table,
  tell,
  twin,
} from './phones.ts';

vi.mock('../../src/log/keys.ts', async (original) =>
  (await import('./plain-signatures.ts')).plainSignatures(original),
);

const step = fc.record({
  who: fc.nat(999),
  what: fc.nat(99),
  on: fc.nat(999),
  /** What a changed app does with it: how much it admits to have seen, and where it says it stands. */
  lie: fc.nat(9),
  seen: fc.nat(9),
  page: fc.nat(99),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Seat {
  readonly phone: Phone;
  readonly liar: boolean;
}
/** Seats sit before page 1, and so many of them lie. */
function history(count: number, liars: number, steps: readonly Step[]): void {
  const t = table('ABCDEF'.slice(0, count));
  put(t.phone('A'), drafted(t.phone('A'), closing));
  meet(...t.phones.values());
  const seats: Seat[] = [...t.phones.values()].map((phone, i) => ({ phone, liar: i >= count - liars }));
  for (const { phone } of seats) put(phone, drafted(phone, order('on')));
  meet(...t.phones.values());
  // What is called final while at most so many lie as the rule reckons with.
  const finals = new Set<string>();
  const reckoned = count < 5 ? 0 : 1;
  for (const one of steps) {
    act(seats, one);
    const { phone, liar } = seats[one.who % seats.length] as Seat;
    if (liar || liars > reckoned) continue;
    for (const page of read(phone).pages) if (page.final) finals.add(page.closed?.hash ?? '');
  }
  const late = phoneOf('Late', t.phone('A').campaign);
  meet(...seats.map(({ phone }) => phone), late);
  const book = reading(late);
  for (const { phone } of seats) expect(reading(phone)).toEqual(book);
  const closes = read(late).pages.map(({ closed }) => closed?.hash);
  for (const close of finals) expect(closes).toContain(close);
}

function act(seats: Seat[], { who, what, on, lie, seen, page }: Step): void {
  const { phone, liar } = seats[who % seats.length] as Seat;
  const other = seats[on % seats.length] as Seat;
  const lies = liar && lie < 5;
  if (what < 40) {
    if (phone !== other.phone) tell(phone, other.phone);
    return;
  }
  if (lies && lie === 0 && seats.length < 10) {
    seats.push({ phone: twin(phone), liar });
    return;
  }
  if (lies && lie === 1 && seats.length < 10) {
    const second: Phone = {
      ...phoneOf(`${phone.name}${seats.length}`, phone.campaign),
      chains: phone.chains,
      seat: phone.seat,
    };
    put(second, drafted(second, admission(second, seatOf(phone), 'player', phone.seat.sign), seatOf(phone)));
    seats.push({ phone: second, liar });
    return;
  }
  const draft = drafted(phone, bodyOf(phone, what, on), seatOf(phone));
  const pages = read(phone).pages;
  const changed = {
    saw: draft.saw.slice(0, seen),
    page: lie === 2 ? (pages[page % pages.length]?.id ?? draft.page) : draft.page,
  };
  put(phone, (lies ? { ...draft, ...changed } : draft) as Entry);
}
const seatOf = ({ name }: Phone): string => name[0] ?? '';

function bodyOf(phone: Phone, what: number, on: number): KnownBody {
  if (what < 70) return closing;
  if (what < 85) return order(`order ${on}`);
  const orders = read(phone).pages.flatMap(({ entries }) =>
    entries.flatMap(({ hash, entry }) => (entry.body.kind === 'order' ? [hash] : [])),
  );
  const target = orders[on % orders.length] ?? '';
  return what < 93
    ? { kind: 'answer', order: target, label: 'dice', shape: '', value: [(on % 6) + 1], how: 'table' }
    : { kind: 'strike', entry: target };
}

const steps = fc.array(step, { minLength: 20, maxLength: 60 });

test('R10: honest phones that meet seldom read one book, and undo no final page', {
  timeout: patience,
}, () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), steps, (count, history_) => history(count, 0, history_)),
    runs(1_000),
  );
});
test('R10: one changed app at a table of five or six', { timeout: patience }, () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 6 }), steps, (count, history_) => history(count, 1, history_)),
    runs(500),
  );
});
test('R9, R10: more changed apps than a final page can bear, and still one book', {
  timeout: patience,
}, () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.constantFrom(1, 2), steps, (count, liars, history_) =>
      history(count, Math.min(liars, count - 1), history_),
    ),
    runs(500),
  );
});

test('M1: two players, and ten thousand rival closes with other fingerprints and other lines gain nothing', {
  timeout: patience,
}, () => {
  const t = table('AB', 'A: close start | ~\nB: | ~');
  t.play('B: order x, close b\nA: |');
  const [a, b] = [t.phone('A'), t.phone('B')];
  for (let i = 0; i < (runs(10_000).numRuns ?? 0); i++) {
    const other = { ...a, chains: new Map(a.chains) };
    for (let n = 0; n < i % 3; n++) put(other, drafted(other, order(`line ${n}`)));
    put(other, drafted(other, { kind: 'close', fingerprint: i.toString(16).padStart(64, '0') }));
    tell(b, other);
    // It is B's turn on page 1 of two: (1 + 1) mod 2 = 0.
    expect(read(other).pages[1]?.closed?.hash).toBe(t.at('b'));
  }
});
