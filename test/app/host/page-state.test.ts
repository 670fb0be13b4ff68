/** What is said of a turned page that is not final: whom it waits for, and nothing where nobody is left to wait for. */
import { expect, test } from 'vitest';
import { notFinal } from '../../../src/app/campaign/page-state.ts';

const page = (unheard: readonly string[]) => ({ id: 'p', closed: {}, final: false, unheard, entries: [] });
const book = (pages: readonly object[], parted: readonly object[] = []) =>
  ({ pages, fallen: [], roster: { parted } }) as never;
const player = (seat: string): string => ({ s1: 'Anna', s2: 'Tom' })[seat] ?? seat;

test('a page says who has not seen it turned, and a later one that an earlier can change', () => {
  const pages = [page(['s2']), page([])];
  expect(notFinal(book(pages), 0, player)).toBe(
    'What was played can still change: Tom has not gone on from it yet.',
  );
  expect(notFinal(book(pages), 1, player)).toBe(
    'What was played can still change, for so can something before it.',
  );
});

test('whom nobody can wait for is not waited for: Nina, who took the seat Tom left, is not asked to see his page', () => {
  const left = [{ seat: 's2', becomes: 'free', since: 1 }];
  const pages = [page(['s2']), page([])];
  expect(notFinal(book(pages, left), 0, player)).toBeUndefined();
  expect(notFinal(book(pages, left), 1, player)).toBeUndefined();
  // A seat that was left before says nothing against who plays it on this page.
  expect(notFinal(book([page([]), page([]), page(['s2'])], left), 2, player)).toMatch(/Tom has not gone on/);
});
