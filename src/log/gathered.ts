/**
 * What is found on the pages of a book, one after another. A long book is read anew with every line, so what was found is kept
 * for the pages that it begins with as it did before, and only those after them are looked through.
 */
import { atOnce, type Steps } from '../kernel/paced.ts';

interface Kept<P, T> {
  readonly pages: readonly P[];
  readonly items: readonly T[];
  /** By page, how many items there are up to its end. */
  readonly ends: readonly number[];
}
const none = { pages: [], items: [], ends: [] };

/** In steps: one for each page that is looked through. @param on what the page at a place (index) comes to */
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
      items.push(...on(page, ends.length));
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
