/** One hand gives a seat back to the phone that left it, while two others, unheard, put out another phone that has the same words. */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import {
  admission,
  alike,
  as,
  claimOf,
  closing,
  meet,
  pad,
  read,
  strangerTo,
  tableOf,
  tell,
  who,
  write,
} from './phones.ts';

/** B plays on two phones with the same words. A and C put the first one out; the second, which has not heard of it, leaves the seat. */
function parting() {
  const { t, p } = tableOf('ABCDE');
  const [a, b, c, d, e] = p;
  const second = { ...strangerTo(t, 'b2'), seat: b.seat };
  write(second, admission(second, 'B', 'player', b.seat.sign), 'B');
  meet(...p, second);
  write(a, closing);
  meet(...p, second);
  const asked = write(a, { kind: 'withdraw', device: b.key.device });
  tell(a, c);
  const agreed = write(c, { kind: 'agree', entry: asked });
  write(second, { kind: 'leave', seat: 'B', becomes: 'free' }, 'B');
  tell(second, d);
  return { a, c, d, e, second, agreed, all: [...p, second] };
}

// format.md: a line about seats is judged by what its author had heard, and nothing else of that page speaks against it.
test('log.seat.back.unheard: who has not heard that the words let nobody in gives the seat back, wherever the line stands', () => {
  for (const later of [0, 20]) {
    const { a, c, d, e, second, agreed, all } = parting();
    pad(d, later);
    write(d, admitting(claimOf(second, 'B'), 'hands'));
    alike(...all);
    expect(
      read(d)
        .pages.at(-1)
        ?.entries.some(({ hash }) => hash === agreed),
    ).toBe(true);
    expect([...who(e)].sort()).toEqual(
      [as(a, 'A'), as(c, 'C'), as(d, 'D'), as(e, 'E'), as(second, 'B')].sort(),
    );
    expect(read(e).roster.proposed).toEqual([]);
  }
});
test('log.seat.back.heard: who has heard it seats nobody under those words', () => {
  const { a, c, d, e, second, all } = parting();
  meet(a, c, d);
  write(d, admitting(claimOf(second, 'B'), 'hands'));
  alike(...all);
  expect([...who(e)].sort()).toEqual([as(a, 'A'), as(c, 'C'), as(d, 'D'), as(e, 'E')].sort());
  expect(read(e).roster.proposed).toEqual([]);
});
