/**
 * Findings on the pages of a book, one after another. A long book is read anew with every line, so the findings are kept of those
 * pages with which it begins as it did before: only the pages after them are looked through, and one row of findings is copied.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';

interface Kept<P, T> {
  readonly pages: readonly P[];
  readonly items: readonly T[];
  /** By page, how many items there are up to its end. */
  readonly ends: readonly number[];
}
const none = { pages: [], items: [], ends: [] };

/** In steps: one for each page that is looked through. @param on the findings on the page at an index */
export function gathering<P extends object, T>(
  on: (page: P, at: number) => readonly T[],
): (pages: readonly P[]) => Steps<readonly T[]> {
  // By the first page, which all readings of a book share.
  const known = new WeakMap<P, Kept<P, T>>();
  return function* (pages) {
    const [first] = pages;
    if (!first) return [];
    const had: Kept<P, T> = known.get(first) ?? none;
    const from = shared(pages, had.pages);
    const ends = had.ends.slice(0, from);
    const items = had.items.slice(0, ends.at(-1) ?? 0);
    for (const page of pages.slice(from)) {
      // One by one: a page of a hostile phone may hold more than a call can take.
      for (const item of on(page, ends.length)) items.push(item);
      ends.push(items.length);
      yield;
    }
    known.set(first, { pages, items, ends });
    return items;
  };
}
/** The same at a stretch. */
export function gathered<P extends object, T>(
  on: (page: P, at: number) => readonly T[],
): (pages: readonly P[]) => readonly T[] {
  const steps = gathering(on);
  return (pages) => atOnce(steps(pages));
}

/** How many things two rows begin with that are the same. */
export function shared(some: readonly unknown[], others: readonly unknown[]): number {
  const most = Math.min(some.length, others.length);
  let at = 0;
  while (at < most && some[at] === others[at]) at++;
  return at;
}
