/**
 * Keeps the campaign read as the book grows. Pages whose entries and corrections are as they were are not folded again;
 * an entry added at the end of the open page is folded alone. What comes out is the same as a fold from the start.
 */

import { atOnce, type Steps } from '../kernel/paced.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Book, Page } from '../log/book.ts';
import type { Hash } from '../log/bytes.ts';
import type { Chains } from '../log/chain.ts';
import { shared } from '../log/gathered.ts';
import { bookKeeper } from '../log/reading.ts';
import { foldingPage, foldOn, foldPage, onPage, reading, startOf } from './fold.ts';
import type { Folded, FoldedPage, Reading } from './folded.ts';
import type { Keyring } from './keyring.ts';
import {
  digesting,
  digestsOf,
  isPrefixOf,
  loose,
  type Spelled,
  secretsOf,
  speller,
  unchanged,
} from './spelled.ts';
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
  /**
   * Whether an order of a page was legal as written, and stands: only then may it draw out a secret without a tap. Judged of the
   * open page as it is read; of a closed one when somebody asks.
   */
  legal(page: number, order: Hash): boolean;
  /** The state after a page, where it was kept; after page −1 the table before the first. */
  after(page: number): Folded | undefined;
  /** Of each page: what a snapshot or a stored telling must match. */
  digests(): readonly string[];
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
  /** Of its orders that stand, as far as somebody has asked, whether they were legal as written. */
  readonly judged: Map<Hash, boolean>;
}
const judging = (how: Reading, judged: Map<Hash, boolean>): Reading => ({
  ...how,
  judge: (order, legal) => void judged.set(order, legal()),
});

/** States are kept of the last few pages and of every so many before. */
const RECENT = 4;
const EVERY = 16;

export interface Reader {
  /** undefined while the campaign's founding is not known. */
  read(chains: Chains): Read | undefined;
  /** The same page by page. What is read meanwhile is what was read before. */
  reading(chains: Chains): Steps<Read | undefined>;
  /** What a book would come to if it were corrected so: for showing consequences first. Nothing is kept. */
  imagine(book: Book): Read;
  imagining(book: Book): Steps<Read>;
  snapshot(): Snapshot | undefined;
}

export function makeReader(
  ruleset: AnyRuleset,
  campaign: Hash,
  ring: () => Keyring,
  saved: readonly Snapshot[] = [],
): Reader {
  const bookOf = bookKeeper(campaign);
  let pages: readonly Kept[] = [];
  let last: Book | undefined;
  let readable = '';
  let aside = '';

  /** @param same whether a page spells as it did */
  function* readKept(
    book: Book,
    known: readonly Kept[],
    same: (page: number) => boolean,
  ): Steps<readonly Kept[]> {
    const how = reading(ruleset, ring(), book);
    const spelled = speller(book);
    const next: Kept[] = known.length === 0 ? yield* fromSnapshot(book) : settled(known, same);
    let kept = known;
    for (let i = next.length; i < book.pages.length; i++) {
      const page = book.pages[i] as Page;
      const old = kept[i];
      if (old && same(i)) {
        next.push(old);
        continue;
      }
      const now = spelled(page);
      const fits = old && isPrefixOf(now, old) && (!old.named || correctedBy(book, old.named) === old.mended);
      const judged = fits ? old.judged : new Map<Hash, boolean>();
      const on = i === book.pages.length - 1 ? judging(how, judged) : how;
      const grown = fits ? extended(on, old, now, page) : undefined;
      if (grown !== old || !old) kept = kept.slice(0, i + 1);
      if (grown) {
        next.push(grown);
        continue;
      }
      const before = yield* stateBefore(i, next, how, book);
      next.push(keep(book, now, yield* foldingPage(on, before, page), judged));
      yield { done: i + 1, of: book.pages.length };
    }
    return next;
  }

  /** The state before a page whose predecessor's was not kept: folded again from the nearest that was. */
  function* stateBefore(i: number, next: readonly Kept[], how: Reading, book: Book): Steps<Folded> {
    let from = i - 1;
    while (from >= 0 && !next[from]?.folded) from--;
    let state: Folded = next[from]?.folded ?? startOf(how, book);
    for (let page = from + 1; page < i; page++) {
      const { tellings: _, ...rest } = yield* foldingPage(how, state, book.pages[page] as Page);
      state = rest;
      yield { done: page + 1, of: book.pages.length };
    }
    return state;
  }

  const legal = (book: Book, known: readonly Kept[], i: number, order: Hash): boolean => {
    const [kept, page] = [known[i], book.pages[i]];
    if (!kept || !page || kept.unread) return false;
    const { judged, tellings } = kept;
    const told = tellings?.find(({ entry }) => entry === order);
    if (told?.called) return true;
    if (judged.has(order) || (tellings && (!told || told.struck))) return judged.get(order) ?? false;
    const how = judging(reading(ruleset, ring(), book), judged);
    const again = foldPage(how, atOnce(stateBefore(i, known, how, book)), page).tellings;
    if (!judged.has(order))
      judged.set(
        order,
        again.some(({ entry, called }) => entry === order && called),
      );
    return judged.get(order) ?? false;
  };

  const asRead = (book: Book, kept: readonly Kept[]): Read => {
    const tip = kept.at(-1);
    let marks: readonly string[] | undefined;
    return {
      book,
      tip: { ...(tip?.folded as Folded), tellings: tip?.tellings ?? [] },
      tellings: (page) => (kept[page]?.unread ? undefined : kept[page]?.tellings),
      legal: (page, order) => legal(book, kept, page, order),
      after: (page) => {
        if (page < 0) return startOf(reading(ruleset, ring(), book), book);
        return kept[page]?.unread ? undefined : kept[page]?.folded;
      },
      digests: () => {
        marks ??= digestsOf(kept, book, ring());
        return marks;
      },
    };
  };

  function* read(chains: Chains): Steps<Read | undefined> {
    const book = yield* bookOf(chains);
    if (!book) return undefined;
    const [secrets, mended] = [secretsOf(book, ring()), loose(book)];
    const anew = secrets !== readable || (mended !== aside && pages.some(({ named }) => !named));
    const spellsAlike = mended === aside ? unchanged(last, book) : () => false;
    const kept = yield* readKept(book, anew ? [] : pages, spellsAlike);
    // `digests()` would reckon those of all changed pages at a stretch.
    const same = shared(kept, pages);
    if (same < kept.length - 1) yield* digesting(kept, book, ring());
    // Nothing is taken over from a reading that was left half way.
    const from = Math.min(same, Math.max(pages.length - RECENT, 0));
    [readable, aside, pages, last] = [secrets, mended, thin(kept, from), book];
    return asRead(book, pages);
  }
  function* imagining(book: Book): Steps<Read> {
    const known = pages;
    return asRead(book, yield* readKept(book, known, () => false));
  }

  return {
    read: (chains) => atOnce(read(chains)),
    reading: read,
    imagine: (book) => atOnce(imagining(book)),
    imagining,
    snapshot() {
      const page = pages.length - 2;
      const folded = pages[page]?.folded;
      const digest = last && digestsOf(pages, last, ring())[page];
      return digest && folded ? { page, digest, folded } : undefined;
    },
  };

  /** The pages up to the latest snapshot that still fits, not told but with their state at the end. */
  function* fromSnapshot(book: Book): Steps<Kept[]> {
    if (saved.length === 0) return [];
    const spelled = speller(book);
    const all: Spelled[] = [];
    for (const page of book.pages) {
      all.push(spelled(page));
      yield;
    }
    const known = yield* digesting(all, book, ring());
    const fitting = saved
      .filter(({ page, digest }) => page < book.pages.length - 1 && digest === known[page])
      .toSorted((a, b) => b.page - a.page);
    const [best] = fitting;
    if (!best) return [];
    const kept = all.slice(0, best.page + 1).map((one): Kept => ({ ...one, judged: new Map() }));
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
  return keep(how.corrections, now, foldOn(on, { ...old.folded, tellings: old.tellings }, more), old.judged);
}

const keep = (
  book: Corrected,
  now: Spelled,
  { tellings, ...folded }: FoldedPage,
  judged: Map<Hash, boolean>,
): Kept => {
  const named = folded.named.map(({ order }) => order);
  const kept = { ...now, tellings, folded, named, mended: correctedBy(book, named), judged };
  return folded.unread ? { ...kept, unread: true } : kept;
};
type Corrected = Pick<Book, 'corrected'>;
const correctedBy = ({ corrected }: Corrected, named: readonly Hash[]): string =>
  named.map((order) => corrected.get(order)?.by ?? '').join(' ');
/** The unchanged pages at the start of a book. */
function settled(known: readonly Kept[], same: (page: number) => boolean): Kept[] {
  let end = 0;
  while (end < known.length && same(end)) end++;
  return known.slice(0, end);
}
/** @param from an earlier call has thinned the pages before this index */
function thin(kept: readonly Kept[], from: number): readonly Kept[] {
  const thinned = [...kept];
  for (let i = from; i < kept.length - RECENT; i++) {
    if (i % EVERY === EVERY - 1) continue;
    const { folded: _, ...rest } = kept[i] as Kept;
    thinned[i] = rest;
  }
  return thinned;
}
