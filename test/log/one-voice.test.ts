/** A player has one voice, for their own seat, whoever else's regent they are. */
import { expect, test } from 'vitest';
import {
  admission,
  alike,
  closing,
  meet,
  order,
  type Phone,
  partOf,
  read,
  rolls,
  strangerTo,
  table,
  tell,
  tellOwn,
  twin,
  write,
} from './phones.ts';

const tableOf = (names: string) => {
  const t = table(names);
  return { t, p: [...names].map((name) => t.phone(name)) as [Phone, Phone, Phone, Phone, Phone] };
};

test('R10: one liar of five who is another’s regent undoes no page that was shown as final', () => {
  const t = table('CABDE');
  const [c, a, b, d, e] = [...'CABDE'].map((n) => t.phone(n)) as [Phone, Phone, Phone, Phone, Phone];
  write(e, admission(e, 'E', 'regent', e.seat.sign, c.key.device));
  meet(a, b, c, d, e);
  write(c, partOf(c) as never, 'E');
  meet(a, b, c, d, e);
  write(a, closing);
  meet(a, b, c, d, e);
  for (const one of [a, b, c, d, e]) write(one, order(one.name));
  meet(a, b, c, d, e);
  const c2 = twin(c);
  const X = write(a, closing);
  for (const one of [b, c, e]) tell(a, one);
  for (const one of [b, c, e]) write(one, { kind: 'note', text: 'on' });
  for (const one of [b, c, e]) tellOwn(one, a);
  const before = read(a);
  expect(before.pages.map(({ closed }) => closed?.hash)[1]).toBe(X);
  expect(before.pages[1]?.final).toBe(true);
  write(c2, closing, 'C');
  write(c2, { kind: 'note', text: 'too' }, 'E');
  tell(c2, d);
  write(d, { kind: 'note', text: 'on' });
  meet(a, b, d, e);
  expect(read(a).pages[1]?.closed?.hash).toBe(X);
});

test('R10: nor does the same liar without a regency', () => {
  const t = table('CABDE');
  const [c, a, b, d, e] = [...'CABDE'].map((n) => t.phone(n)) as [Phone, Phone, Phone, Phone, Phone];
  write(a, closing);
  meet(a, b, c, d, e);
  for (const one of [a, b, c, d, e]) write(one, order(one.name));
  meet(a, b, c, d, e);
  const c2 = twin(c);
  const X = write(a, closing);
  for (const one of [b, c, e]) tell(a, one);
  for (const one of [b, c, e]) write(one, { kind: 'note', text: 'on' });
  for (const one of [b, c, e]) tellOwn(one, a);
  expect(read(a).pages[1]?.final).toBe(true);
  write(c2, closing, 'C');
  write(c2, { kind: 'note', text: 'too' }, 'E');
  tell(c2, d);
  write(d, { kind: 'note', text: 'on' });
  meet(a, b, d, e);
  expect(read(a).pages[1]?.closed?.hash).toBe(X);
});

test('R10: nor one liar of five whose phone holds a friend’s seat besides', () => {
  const t = table('CABDE');
  const [c, a, b, d, e] = [...'CABDE'].map((n) => t.phone(n)) as [Phone, Phone, Phone, Phone, Phone];
  write(c, admission(c, 'E', 'player', e.seat.sign), 'E');
  meet(a, b, c, d, e);
  write(a, closing);
  meet(a, b, c, d, e);
  for (const one of [a, b, c, d, e]) write(one, order(one.name));
  meet(a, b, c, d, e);
  const c2 = twin(c);
  const stands = write(a, closing);
  for (const one of [b, c, e]) tell(a, one);
  for (const one of [b, c, e]) write(one, { kind: 'note', text: 'on' });
  for (const one of [b, c, e]) tellOwn(one, a);
  const { closed, final } = read(a).pages[1] ?? {};
  expect(closed?.hash).toBe(stands);
  write(c2, closing, 'C');
  write(c2, { kind: 'note', text: 'too' }, 'E');
  tell(c2, d);
  write(d, { kind: 'note', text: 'on' });
  meet(a, b, d, e);
  // Four votes are no margin against a phone that holds two seats: it is not shown as final, or it stands.
  expect(final === true && read(a).pages[1]?.closed?.hash !== stands).toBe(false);
});

test('R14: who rolls twice at one time has no vote between the two as the regent of another', () => {
  const {
    p: [a, c, e],
    t,
  } = tableOf('ACE');
  write(e, admission(e, 'E', 'regent', e.seat.sign, c.key.device));
  meet(a, c, e);
  write(c, partOf(c) as never, 'E');
  meet(a, c, e);
  const [c2, c3] = [strangerTo(t, 'c2'), strangerTo(t, 'c3')];
  write(c2, admission(c2, 'C', 'player', c.seat.sign, c2.key.device, 1), 'C');
  write(c3, admission(c3, 'C', 'player', c.seat.sign, c3.key.device, 2), 'C');
  meet(a, c, c2, c3);
  const asked = write(a, order('battle'));
  meet(a, c, c2, c3);
  const bad = rolls(c2, asked, 1, 'C');
  tell(c2, a);
  write(a, order('next')); // A saw the bad roll first
  // Grinding: of many lines that say 6 the one whose name is lower.
  let good = '';
  for (let i = 0; i < 100 && !(good && good < bad); i++) {
    const tried: Phone = { ...c3, signed: [] };
    good = write(
      tried,
      {
        kind: 'answer',
        order: asked,
        label: 'dice',
        shape: '',
        value: [6],
        how: 'phone',
        [`x${i}`]: i,
      } as never,
      'C',
    );
    if (good < bad) c3.chains = tried.chains;
  }
  tell(c3, c);
  write(c, { kind: 'note', text: 'seen' }, 'E'); // votes as E
  alike(a, c, c2, c3);
  const book = read(a);
  const all = [bad, good].flatMap((one) => book.find(one) ?? []);
  expect(all).toHaveLength(2);
  expect(book.rivals.best(all).hash).toBe(bad);
});

test('R14: nor for their own seat', () => {
  const {
    t,
    p: [a, c, _e],
  } = tableOf('ACE');
  const [c2, c3] = [strangerTo(t, 'c2'), strangerTo(t, 'c3')];
  write(c2, admission(c2, 'C', 'player', c.seat.sign, c2.key.device, 1), 'C');
  write(c3, admission(c3, 'C', 'player', c.seat.sign, c3.key.device, 2), 'C');
  meet(a, c, c2, c3);
  const asked = write(a, order('battle'));
  meet(a, c, c2, c3);
  const bad = rolls(c2, asked, 1, 'C');
  tell(c2, a);
  write(a, order('next'));
  const good = rolls(c3, asked, 6, 'C');
  tell(c3, c);
  write(c, { kind: 'note', text: 'seen' });
  alike(a, c, c2, c3);
  const book = read(a);
  const all = [bad, good].flatMap((one) => book.find(one) ?? []);
  expect(book.rivals.votes(all)).toEqual([1, 0]);
});
