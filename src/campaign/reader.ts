/**
 * Keeps the campaign read as the book grows. Pages whose entries and mendings are as they were are not folded again;
 * an entry added at the end of the open page is folded alone. What comes out is the same as a fold from the start.
 */
import { canonical } from '../kernel/json.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import { type Book, type Page, readBook } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import { hash } from '../log/bytes.ts';
import type { Chains } from '../log/chain.ts';
import { published } from '../log/ledger-keys.ts';
import { absencesIn, seatChangesIn } from './absences.ts';
import { bringings } from './carried.ts';
import { foldOn, foldPage, onPage, reading, startOf } from './fold.ts';
import type { Folded, FoldedPage, Reading } from './folded.ts';
import type { Keyring } from './keyring.ts';
import type { Telling } from './telling.ts';

/** The state after a page, with a digest of everything it was folded from. */
export interface Snapshot {
  readonly page: number;
  readonly digest: string;
  readonly folded: Folded;
}
export interface Read {
  readonly book: Book;
  /** The state after everything known. */
  readonly tip: FoldedPage;
  /** What each page came to; undefined where the fold began later, from a snapshot. */
  tellings(page: number): readonly Telling[] | undefined;
  /** The state after a page, where it was kept; after page −1 the table before the first. */
  after(page: number): Folded | undefined;
}
/** A page spelled out: its entries, and what mending did to each. */
interface Spelled {
  /** The line that raised the rules it begins with, and the books that were brought over for it. */
  readonly raise: string;
  readonly ids: readonly Hash[];
  readonly marks: readonly string[];
}
interface Kept extends Spelled {
  /** This app does not have its rules: nothing of it is told, or known but what was kept of it. */
  readonly unread?: true;
  readonly tellings?: readonly Telling[];
  readonly folded?: Folded;
  /** Orders that were named on it, which a correction may speak of without a line to mark; unknown from a snapshot. */
  readonly named?: readonly Hash[];
  /** Who corrected them. */
  readonly mended?: string;
}

/** States are kept of the last few pages and of every so many before. */
const RECENT = 4;
const EVERY = 16;

export interface Reader {
  /** undefined while the campaign's founding is not known. */
  read(chains: Chains): Read | undefined;
  /** What a book would come to if it were mended so: for showing consequences first. Nothing is kept. */
  imagine(book: Book): Read;
  snapshot(): Snapshot | undefined;
}

export function makeReader(
  ruleset: AnyRuleset,
  campaign: Hash,
  ring: () => Keyring,
  saved: readonly Snapshot[] = [],
): Reader {
  let pages: readonly Kept[] = [];
  let last: Book | undefined;
  let readable = '';
  let aside = '';

  const readKept = (book: Book, known: readonly Kept[]): readonly Kept[] => {
    const how = reading(ruleset, ring(), book);
    const next: Kept[] = known.length === 0 ? fromSnapshot(book) : [];
    let kept = known;
    for (let i = next.length; i < book.pages.length; i++) {
      const page = book.pages[i] as Page;
      const now = spelled(page, book);
      const old = kept[i];
      const fits = old && begins(now, old) && (!old.named || mendedBy(book, old.named) === old.mended);
      const grown = fits ? extended(how, old, now, page) : undefined;
      if (grown !== old || !old) kept = kept.slice(0, i + 1);
      next.push(grown ?? keep(book, now, foldPage(how, stateBefore(i, next, how, book), page)));
    }
    return next;
  };

  /** The state before a page whose predecessor's was not kept: folded again from the nearest that was. */
  const stateBefore = (i: number, next: readonly Kept[], how: Reading, book: Book): Folded => {
    let from = i - 1;
    while (from >= 0 && !next[from]?.folded) from--;
    let state: Folded = next[from]?.folded ?? startOf(how, book);
    for (let page = from + 1; page < i; page++) {
      const { tellings: _, ...rest } = foldPage(how, state, book.pages[page] as Page);
      state = rest;
    }
    return state;
  };

  const before = (book: Book): Folded => startOf(reading(ruleset, ring(), book), book);

  return {
    read(chains) {
      const book = readBook(chains, campaign);
      if (!book) return undefined;
      const secrets = secretsOf(book, ring());
      if (secrets !== readable) pages = [];
      readable = secrets;
      const mended = loose(book).join();
      if (mended !== aside && pages.some(({ named }) => !named)) pages = [];
      aside = mended;
      const kept = readKept(book, pages);
      pages = thin(kept);
      last = book;
      return asRead(book, kept, before);
    },
    imagine: (book) => asRead(book, readKept(book, pages), before),
    snapshot() {
      const page = pages.length - 2;
      const folded = pages[page]?.folded;
      const digest = last && digests(last, ring())[page];
      return digest && folded ? { page, digest, folded } : undefined;
    },
  };

  /** The pages up to the latest snapshot that still fits, not told but with their state at the end. */
  function fromSnapshot(book: Book): Kept[] {
    const known = saved.length > 0 ? digests(book, ring()) : [];
    const fitting = saved
      .filter(({ page, digest }) => page < book.pages.length - 1 && digest === known[page])
      .toSorted((a, b) => b.page - a.page);
    const [best] = fitting;
    if (!best) return [];
    const kept = book.pages.slice(0, best.page + 1).map((page): Kept => ({ ...spelled(page, book) }));
    for (const { page, folded } of fitting) kept[page] = { ...(kept[page] as Kept), folded };
    return kept;
  }
}

/** A page as it was kept, with what has been added at its end; undefined if it must be folded anew. */
function extended(how: Reading, old: Kept, now: Spelled, page: Page): Kept | undefined {
  const more = page.entries.slice(old.ids.length);
  if (more.length === 0) return old;
  const on = onPage(how, page.id);
  if (!old.folded || !old.tellings || !on) return undefined;
  return keep(how.mending, now, foldOn(on, { ...old.folded, tellings: old.tellings }, more));
}

const asRead = (book: Book, kept: readonly Kept[], before: (book: Book) => Folded): Read => {
  const tip = kept.at(-1);
  return {
    book,
    tip: { ...(tip?.folded as Folded), tellings: tip?.tellings ?? [] },
    tellings: (page) => (kept[page]?.unread ? undefined : kept[page]?.tellings),
    after: (page) => (page < 0 ? before(book) : kept[page]?.unread ? undefined : kept[page]?.folded),
  };
};

const keep = (book: Corrected, now: Spelled, { tellings, ...folded }: FoldedPage): Kept => {
  const named = folded.named.map(({ order }) => order);
  const kept = { ...now, tellings, folded, named, mended: mendedBy(book, named) };
  return folded.unread ? { ...kept, unread: true } : kept;
};
type Corrected = Pick<Book, 'corrected'>;
const mendedBy = ({ corrected }: Corrected, named: readonly Hash[]): string =>
  named.map((order) => corrected.get(order)?.by ?? '').join(' ');
/** Corrections of orders that no line began. */
const loose = (book: Book): readonly string[] => {
  if (book.corrected.size === 0) return [];
  const lines = new Set(book.pages.flatMap(({ entries }) => entries.map(({ hash }) => hash)));
  return [...book.corrected]
    .flatMap(([order, { by }]) => (lines.has(order) ? [] : [`${order} ${by}`]))
    .sort();
};
const thin = (kept: readonly Kept[]): readonly Kept[] =>
  kept.map((page, i) => {
    if (!page.folded || i >= kept.length - RECENT || i % EVERY === EVERY - 1) return page;
    const { folded: _, ...rest } = page;
    return rest;
  });

function spelled(page: Page, book: Book): Spelled {
  const { entries } = page;
  const { struck, corrected, amended, actedBy, rivals, forfeits, together } = book;
  const [absences, changes] = [absencesIn(book), seatChangesIn(book)];
  const ids: Hash[] = [];
  const marks: string[] = [];
  for (const placed of entries) {
    const { hash: id } = placed;
    ids.push(id);
    const mark = (struck.get(id) ?? '') + (corrected.get(id)?.by ?? '') + (amended.get(id) ?? '');
    const about = [absences.get(id), changes.get(id)].filter((one) => one !== undefined);
    marks.push(
      mark +
        rivals.mark(id) +
        together.mark(placed) +
        forfeits.mark(id) +
        (actedBy.get(id) ?? '') +
        about.map((one) => canonical(one)).join(''),
    );
  }
  const raise = book.raises.inForce.find(({ page: at }) => book.pages[at]?.id === page.id)?.entry;
  const over = raise === undefined ? [] : [...bringings(book, raise).values()].map(({ hash }) => hash);
  return { raise: raise === undefined ? '' : [raise, ...over].join(' '), ids, marks };
}

const begins = ({ raise, ids, marks }: Spelled, old: Spelled): boolean =>
  old.raise === raise &&
  old.ids.length <= ids.length &&
  old.ids.every((id, i) => id === ids[i] && old.marks[i] === marks[i]);

/** Which ledgers can be read: learning to read one changes what was folded from the start. */
const secretsOf = (book: Book, ring: Keyring): string =>
  [
    ...ring.seats.keys(),
    ...[...published(book)].map(([seat, keys]) => `${seat}*${keys.length}`),
    ...[...bringings(book).values()].map(({ hash }) => hash),
  ].join(' ');

/** Changes with the shape of what is kept, so that what an older app kept is folded anew. */
const SHAPE = 8;

/** For each page a digest of everything up to its end, and of the rules that read it: what a snapshot or a stored telling must match. */
export function digests(book: Book, ring: Keyring): readonly string[] {
  let before = hash([SHAPE, book.founding.body.rules, secretsOf(book, ring), loose(book)]);
  return book.pages.map((page) => {
    const { raise, ids, marks } = spelled(page, book);
    before = hash([before, raise, ids.join(''), marks.join(' ')]);
    return before;
  });
}
