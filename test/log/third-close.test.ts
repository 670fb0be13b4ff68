/**
 * What `model.proof.test.ts` brought to light (seed -1876604013). Of one log's closes of one page two turn it (docs/format.md), and a close
 * that came to nothing is one of them.
 */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { claimOf, closing, founder, meet, phoneOf, read, sit, write } from './phones.ts';

/** A player lays their seat down, closes the page so often, which is nothing, is given the seat back, and closes it once more. */
function back(closes: number) {
  const a = founder('A', ['A', 'B']);
  const b = phoneOf('B', a.campaign);
  sit(b, a);
  meet(a, b);
  write(a, { kind: 'leave', seat: 'A', becomes: 'free' });
  for (let i = 0; i < closes; i++) write(a, closing);
  meet(a, b);
  expect(read(b).pages).toHaveLength(1);
  write(b, admitting(claimOf(a, 'A'), 'hands'));
  meet(a, b);
  const last = write(a, closing);
  meet(a, b);
  return { phones: [a, b], last };
}

test('R10: who closed a page once to no effect and comes back turns it', () => {
  const { phones, last } = back(1);
  for (const phone of phones)
    expect(read(phone).pages.map(({ closed }) => closed?.hash)).toEqual([last, undefined]);
});

test('R10: who closed it twice to no effect turns it no more, on any phone', () => {
  const { phones, last } = back(2);
  for (const phone of phones) {
    expect(read(phone).pages).toHaveLength(1);
    expect(read(phone).standing(last)).toBe('late');
  }
});
