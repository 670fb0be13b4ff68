/**
 * What `model.proof.test.ts` brought to light. A page is final when no vote still to come can undo it (docs/decisions/first-votes.md):
 * its votes, less those of the next best close, are more than the seats whose vote is not known. The next best may be a close
 * whose author has two histories, and which stands for nothing until another seat votes for it.
 */
import { expect, test } from 'vitest';
import { admitting } from '../../src/log/claim.ts';
import { mayStand } from '../../src/log/write.ts';
import {
  claimOf,
  closing,
  drafted,
  founder,
  meet,
  order,
  type Phone,
  phoneOf,
  read,
  table,
  tell,
  twin,
  write,
} from './phones.ts';

test('R10: a page is not final while one vote may still lift the close of a forked log above it', () => {
  const t = table(
    'ABCD',
    `
    A: close first | ~ | ~
    B:             | ~ | order b, ~
    C:             | ~ | order c, ~
    D:             | ~ | order d, ~
  `,
  );
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => t.phone(name)) as [Phone, Phone, Phone, Phone];
  t.play("A': note before");
  t.play(`
    A: close p
    B: close q
  `);
  tell(a, d);
  tell(b, c);
  // D votes for p and is out of reach; C votes for q, then hears of p and leans on it before A is known to have forked.
  t.play(`
    C: order on
    D: order other
  `);
  tell(a, c);
  t.play('C: note heard');
  tell(t.phone("A'"), c);
  const page = read(c).pages[1];
  expect([page?.closed?.hash, page?.unheard]).toEqual([t.at('q'), ['D']]);
  const { final } = page ?? {};
  tell(d, c);
  // D votes honestly, and what C called final has been undone.
  expect(read(c).pages[1]?.closed?.hash).toBe(t.at('p'));
  expect(final).toBe(false);
});

test('R6: where all who sit are tainted, a phone that sat in two seats is leant on once: a line that names a head twice is none', () => {
  const a = founder('A', ['A', 'B', 'C']);
  const c = phoneOf('C', a.campaign);
  meet(a, c);
  write(a, admitting(claimOf(c, 'C'), 'invite'));
  write(a, admitting(claimOf(a, 'B'), 'invite'));
  meet(a, c);
  write(c, closing);
  meet(a, c);
  write(c, { kind: 'leave', seat: 'C', becomes: 'free' });
  meet(a, c);
  const other = twin(a, 'A2');
  write(a, order('x'));
  write(other, order('y'));
  meet(a, other, c);
  const anew = { ...phoneOf('N', a.campaign), chains: a.chains };
  expect(read(anew).roster.members.map(({ seat }) => seat)).toEqual(['A', 'B']);
  const draft = drafted(anew, { kind: 'note', text: 'who goes on' }, 'A');
  expect(draft.saw).toEqual([...new Set(draft.saw)]);
  expect(mayStand(draft)).toBe(true);
});
