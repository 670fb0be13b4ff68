/**
 * A page spelled out: its entries, and what corrections did to each. Pages that spell the same are not folded again, and what was
 * kept of a page on disk holds as long as it and all before it spell the same.
 */
import { canonical } from '../kernel/json.ts';
import { atOnce, type Steps } from '../kernel/paced.ts';
import type { Book, Page } from '../log/book.ts';
import { type Hash, hash } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import { shared } from '../log/gathered.ts';
import { published } from '../log/ledger-keys.ts';
import { spokenOn } from '../log/spoken.ts';
import { absencesIn, seatChangesIn } from './absences.ts';
import { bringings } from './carried.ts';
import type { Keyring } from './keyring.ts';

export interface Spelled {
  /** The page's name: two closes can each begin an empty page. */
  readonly page: Hash;
  /** The line that raised the rules it begins with, and the books that were brought over for it. */
  readonly raise: string;
  readonly ids: readonly Hash[];
  readonly marks: readonly string[];
}

/** Spells the pages of a book. */
export function speller(book: Book): (page: Page) => Spelled {
  const { struck, corrected, amended, actedBy, rivals, forfeits, together } = book;
  const [absences, changes] = [absencesIn(book), seatChangesIn(book)];
  return ({ id: page, entries }) => {
    const marks = entries.map((placed) => {
      const { hash: id } = placed;
      const mark = (struck.get(id) ?? '') + (corrected.get(id)?.by ?? '') + (amended.get(id) ?? '');
      const about = [absences.get(id), changes.get(id)].filter((one) => one !== undefined);
      return (
        mark +
        rivals.mark(id) +
        together.mark(placed) +
        forfeits.mark(id) +
        (actedBy.get(id) ?? '') +
        about.map((one) => canonical(one)).join('')
      );
    });
    const raise = book.raises.inForce.find(({ page: at }) => book.pages[at]?.id === page)?.entry;
    const over = raise === undefined ? [] : [...bringings(book, raise).values()].map(({ hash }) => hash);
    const ids = entries.map((placed) => placed.hash);
    return { page, raise: raise === undefined ? '' : [raise, ...over].join(' '), ids, marks };
  };
}

/** Whether a page as it is now begins with what it was. */
export const isPrefixOf = ({ page, raise, ids, marks }: Spelled, old: Spelled): boolean =>
  old.page === page &&
  old.raise === raise &&
  old.ids.length <= ids.length &&
  old.ids.every((id, i) => id === ids[i] && old.marks[i] === marks[i]);

/**
 * Which pages (index) spell as they did in a book that was read on from: they are the same there, and nothing that came since
 * corrects a line of theirs or rolls with another phone for what one of them asks.
 */
export function unchanged(before: Book | undefined, now: Book): (page: number) => boolean {
  if (!before) return () => false;
  const from = shared(now.pages, before.pages);
  if (now.pages.slice(from).some((page, i) => rolls(page) !== rolls(before.pages[from + i])))
    return () => false;
  const mended = new Set(
    [
      ...differing(before.struck, now.struck, String),
      ...differing(before.amended, now.amended, String),
      ...differing(before.corrected, now.corrected, ({ by }) => by),
    ].flatMap((line) => now.find(line)?.page ?? []),
  );
  return (page) => (page < from || now.pages[page] === before.pages[page]) && !mended.has(page);
}
/** Rolls of two phones on a page: they mark answers of any page to what they are for. */
const rolls = (page: Page | undefined): string =>
  spokenOn(page?.entries ?? [])
    .flatMap(({ entry, hash }) => (is(entry, 'roll') || is(entry, 'witness') ? [hash] : []))
    .join();
const differing = <T>(
  some: ReadonlyMap<Hash, T>,
  others: ReadonlyMap<Hash, T>,
  said: (one: T) => string,
): readonly Hash[] =>
  [...new Set([...some.keys(), ...others.keys()])].filter((key) => {
    const [one, other] = [some.get(key), others.get(key)];
    return one === undefined || other === undefined || said(one) !== said(other);
  });

/** Corrections of orders that no line began. */
export const loose = ({ corrected, find }: Book): string =>
  [...corrected]
    .flatMap(([order, { by }]) => (find(order) ? [] : [`${order} ${by}`]))
    .sort()
    .join();

/** Which ledgers can be read: learning to read one changes what was folded from the start. */
export const secretsOf = (book: Book, ring: Keyring): string =>
  [
    ...ring.seats.keys(),
    ...[...published(book)].map(([seat, keys]) => `${seat}*${keys.length}`),
    ...[...bringings(book).values()].map(({ hash }) => hash),
  ].join(' ');

/** Changes with the shape of what is kept, so that what an older app kept is folded anew. */
export const SHAPE = 11;
const known = new WeakMap<readonly string[], { readonly before: string; readonly digest: string }>();

/** For each page a digest of everything up to its end, and of the rules that read it: what a snapshot or a stored telling must match. */
export const digestsOf = (pages: readonly Spelled[], book: Book, ring: Keyring): readonly string[] =>
  atOnce(digesting(pages, book, ring));
/** The same in steps. */
export function* digesting(pages: readonly Spelled[], book: Book, ring: Keyring): Steps<readonly string[]> {
  let before = hash([SHAPE, book.founding.body.rules, secretsOf(book, ring), loose(book)]);
  const digests: string[] = [];
  for (const { page, raise, ids, marks } of pages) {
    const had = known.get(marks);
    const digest =
      had?.before === before ? had.digest : hash([before, page, raise, ids.join(''), marks.join(' ')]);
    known.set(marks, { before, digest });
    before = digest;
    digests.push(digest);
    yield;
  }
  return digests;
}
