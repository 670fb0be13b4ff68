/**
 * The book read by the rules: the state of the campaign as a plain fold over what counts, page by page.
 * Invariants: a pure function of book, rule set and keyring; replay never asks whether an order was legal;
 * each line has its whole effect, or none, and a state that was given out is never touched again.
 */
import { create } from 'mutative';
import { Carrier } from '../kernel/carrier.ts';
import { unworded } from '../kernel/heard.ts';
import type { Json } from '../kernel/json.ts';
import { atOnce, type Steps } from '../kernel/paced.ts';
import { isPhoneFault } from '../kernel/phone-fault.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset, Mutable, Remark } from '../kernel/ruleset.ts';
import { spellable, spellableAt } from '../kernel/spellable.ts';
import { ChangeFailed, type Flag, type Public } from '../kernel/table.ts';
import { say } from '../kernel/text.ts';
import type { Book, Page } from '../log/book.ts';
import { type Hash, hash } from '../log/bytes.ts';
import { published } from '../log/ledger-keys.ts';
import type { Placed } from '../log/placed.ts';
import { absencesIn, seatChangesIn } from './absences.ts';
import { broughtBooks, firstBook, firstTable } from './carried.ts';
import { foldEntry } from './effects.ts';
import type { Folded, FoldedPage, Reading } from './folded.ts';
import type { Keyring } from './keyring.ts';
import { due, openCalled, turnTo } from './orders.ts';
import { raisedStart } from './raised.ts';
import type { Telling } from './telling.ts';
import { latestRules, rulesOf, versionAt } from './versions.ts';

/** The fingerprint of what lies on the table: the same on every phone that reads the same, also where their apps word refusals differently. */
export const fingerprintOf = ({ table }: Folded): Hash =>
  hash({ ...table, flags: unworded(table.flags as unknown as Json) });

/** @param newest the rules as this app has them, with those before */
export function reading(newest: AnyRuleset, ring: Keyring, book: Book): Reading {
  const first = rulesOf(newest, versionAt(book, 0).rules);
  const raised = book.raises.inForce.length > 0;
  const later = new Map(
    (raised ? book.pages : []).map(
      ({ id }, page) => [id, rulesOf(newest, versionAt(book, page).rules)] as const,
    ),
  );
  return {
    ruleset: first ?? latestRules(newest, book),
    newest,
    rules: (page) => (raised ? later.get(page) : first),
    book,
    ring,
    corrections: book,
    absences: absencesIn(book),
    changes: seatChangesIn(book),
    find: book.find,
    opened: published(book),
  };
}
/** The same by the rules of a page; undefined where this app does not have them. */
export function onPage(reading: Reading, id: Hash): Reading | undefined {
  const ruleset = reading.rules(id);
  return ruleset && (ruleset === reading.ruleset ? reading : { ...reading, ruleset });
}

/** The table before the first entry. */
export function startOf(reading: Reading, book: Book): Folded {
  const { campaign } = book;
  const table = firstTable(reading.ruleset, book);
  const ledgers = booksOf(reading, table, broughtBooks(reading.ring, book, reading.opened));
  const start = { page: campaign, named: [], suggested: [], table, ledgers, intelligence: [], committed: {} };
  return reading.rules(campaign) ? start : { ...start, unread: true };
}
/** The books that this phone can read. */
function booksOf(
  { ruleset, ring, opened, book }: Reading,
  table: Public,
  brought: ReadonlyMap<Seat, Json>,
): Folded['ledgers'] {
  const { books, seats } = book.founding.body;
  const readable = seats.filter(({ id }) => books === 'open' || ring.seats.has(id) || opened.has(id));
  return Object.fromEntries(readable.map(({ id }) => [id, firstBook(ruleset, book, brought, id, table)]));
}

/** A page on. One whose rules this app does not have leaves everything as it was. */
export const foldPage = (reading: Reading, before: Folded, page: PageOf): FoldedPage =>
  atOnce(foldingPage(reading, before, page));
/** The same in steps: the month in which the table is busiest takes an old phone a second. */
export function* foldingPage(reading: Reading, before: Folded, { id, entries }: PageOf): Steps<FoldedPage> {
  const how = onPage(reading, id);
  if (!how) return { ...before, unread: true, tellings: [] };
  const begun = turned(how, before, id);
  const one = (page: FoldedPage, placed: Placed): FoldedPage => foldNext(how, page, placed);
  return (yield* carrying(how, begun, entries)) ?? (yield* inTurn(begun, entries, one));
}
function* inTurn(
  begun: FoldedPage,
  entries: readonly Placed[],
  on: (page: FoldedPage, placed: Placed) => FoldedPage,
): Steps<FoldedPage> {
  let page = begun;
  for (const [i, placed] of entries.entries()) {
    page = on(page, placed);
    if (i % LINES === LINES - 1) yield;
  }
  return page;
}
/**
 * The lines of a page with one state carried through them.
 * @returns undefined where a line throws, which spoils the carried state: the page is to be folded from its beginning, line by line; and where
 *   advice on orders is wanted, which is asked of the state as each line found it
 */
function* carrying(
  how: Reading,
  begun: FoldedPage,
  entries: readonly Placed[],
): Steps<FoldedPage | undefined> {
  if (how.judge || begun.stopped !== undefined) return undefined;
  const carrier = new Carrier();
  const tellings = [...begun.tellings];
  try {
    return yield* inTurn({ ...begun, tellings }, entries, ({ tellings: _, ...from }, placed) => ({
      ...folded(how, from, placed, tellings, carrier),
      tellings,
    }));
  } catch {
    return undefined;
  }
}
/** Lines that are folded between two rests. */
const LINES = 4;
type PageOf = Pick<Page, 'id' | 'entries'>;

/** What a page begins with: what the page before came to; or, where the rules were raised, the table that was carried there. */
function beginning(how: Reading, before: Folded, id: Hash): Folded {
  const { raises, pages } = how.book;
  const raise = raises.inForce.find(({ page }) => pages[page]?.id === id);
  if (!raise) return before;
  return raisedStart(how.ruleset, raise, before, (table, open) => {
    const brought = broughtBooks(how.ring, how.book, how.opened, raise.entry);
    return booksOf(how, table, open ? new Map(Object.entries(open) as [Seat, Json][]) : brought);
  });
}

/** More lines of a page. */
export function foldOn(reading: Reading, before: FoldedPage, entries: readonly Placed[]): FoldedPage {
  let page = before;
  for (const placed of entries) page = foldNext(reading, page, placed);
  return page;
}

/** A page as it begins, by its own rules. */
export function turned(reading: Reading, before: Folded, id: Hash): FoldedPage {
  const begin = edit(beginning(reading, before, id), (draft) => turnTo(draft, id));
  return guarded({ ...begin, tellings: [] }, id, (tellings) => called(reading, begin, tellings));
}

/** One line more: its whole effect, or a flag and nothing. Shares with the state before whatever it leaves alone. */
export const foldNext = (reading: Reading, before: FoldedPage, placed: Placed): FoldedPage =>
  guarded(before, placed.hash, (tellings, from) => folded(reading, from, placed, tellings));

/** @param carrier carries the state from line to line; without one each line makes a new one @throws what keeps it from being taken over whole */
function folded(
  reading: Reading,
  from: Folded,
  placed: Placed,
  tellings: Telling[],
  carrier?: Carrier,
): Folded {
  const state = edit(from, (draft) => foldEntry(reading, draft, from, placed, tellings), carrier);
  return mayCall(placed) ? called(reading, state, tellings, carrier) : state;
}

/** Whatever the rules open by themselves now. */
function called(reading: Reading, before: Folded, tellings: Telling[], carrier?: Carrier): Folded {
  let state = before;
  for (let next = due(reading, state); next; next = due(reading, state)) {
    const [call, from] = [next, state];
    state = edit(from, (draft) => openCalled(reading, draft, from, call, tellings), carrier);
  }
  return state;
}

/** Only what may change what lies on the table can make the rules call for something. */
const mayCall = ({ entry: { body } }: Placed): boolean =>
  body.kind === 'order' ||
  body.kind === 'answer' ||
  body.kind === 'reveal' ||
  body.kind === 'agree' ||
  body.kind === 'forfeit' ||
  body.kind === 'amend';

/** What cannot be taken over whole leaves the state as it was. */
function guarded(
  before: FoldedPage,
  entry: Hash,
  work: (tellings: Telling[], from: Folded) => Folded,
): FoldedPage {
  if (before.stopped !== undefined) return before;
  const { tellings: told, ...from } = before;
  const tellings = [...told];
  try {
    return { ...work(tellings, from), tellings };
  } catch (problem) {
    if (isPhoneFault(problem)) return { ...before, stopped: entry };
    const { rule, why } = problem instanceof ChangeFailed ? problem : unread(problem);
    const flag: Flag = { kind: 'broken', rule, why, entry };
    return { ...edit(from, (draft) => void draft.table.flags.push(flag as Mutable<Flag>)), tellings: told };
  }
}

const unread = (problem: unknown): Remark => {
  return {
    rule: 'line.unread',
    why: say('Realmbook could not read the entry: {why}', { why: String(problem) }),
  };
};

/** Canonical JSON nests without end, which is deeper than the library's own types can follow. */
const changed = create as unknown as (base: Folded, change: (draft: Mutable<Folded>) => void) => Folded;

/** What every phone reads alike. */
const open = ['table', 'named', 'suggested', 'committed'] as const;
const isOpen = (part: string): boolean => (open as readonly string[]).includes(part);
/** The state with a change made to it. @throws NotCanonical where it could not be spelt any more */
function edit(base: Folded, change: (draft: Mutable<Folded>) => void, carrier?: Carrier): Folded {
  if (carrier) return carrier.edit(base, change, (write) => isOpen(write.part) && spellableAt(write));
  const next = changed(base, change);
  for (const part of open) spellable(base[part], next[part]);
  return next;
}
