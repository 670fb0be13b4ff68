/** What is said of a turned page that is not final: whom it waits for, and nothing where nobody is left to wait for. */
import { expect, test } from 'vitest';
import { notFinal } from '../../../src/app/campaign/page-state.ts';

const page = (unheard: readonly string[]) => ({ id: 'p', closed: {}, final: false, unheard, entries: [] });
/** A phone that plays for a seat from a page on. */
const phone = (seat: string, since: number, role = 'player') => ({ seat, role, since });
const both = [phone('s1', 0), phone('s2', 0)];
const book = (pages: readonly object[], members: readonly object[] = both) =>
  ({ pages, fallen: [], roster: { members } }) as never;
const player = (seat: string): string => ({ s1: 'Anna', s2: 'Tom' })[seat] ?? seat;

test('a page says who has not seen it turned, and a later one that an earlier can change', () => {
  const pages = [page(['s2']), page([])];
  expect(notFinal(book(pages), 0, player)).toBe(
    'Some entries can still change: Tom has not played on from them yet.',
  );
  expect(notFinal(book(pages), 1, player)).toBe('Some entries can still change, because earlier ones can.');
});

test('whom nobody can wait for is not waited for: Nina, who took the seat Tom left, is not asked to see his page', () => {
  const left = [phone('s1', 0), phone('s2', 1)];
  const pages = [page(['s2']), page([])];
  expect(notFinal(book(pages, left), 0, player)).toBeUndefined();
  expect(notFinal(book(pages, left), 1, player)).toBeUndefined();
  // On later pages the next player is.
  expect(notFinal(book([page([]), page([]), page(['s2'])], left), 2, player)).toMatch(
    /Tom has not played on/,
  );
});

test('a phone is waited for while it sits there, and no longer once it is taken off its seat', () => {
  const pages = [page(['s1'])];
  const back = phone('s1', 1);
  expect(notFinal(book(pages, [...both, back]), 0, player)).toMatch(/Anna has not played on/);
  expect(notFinal(book(pages, [phone('s2', 0), back]), 0, player)).toBeUndefined();
  expect(notFinal(book(pages, [phone('s2', 0), phone('s1', 0, 'regent')]), 0, player)).toBeUndefined();
});
