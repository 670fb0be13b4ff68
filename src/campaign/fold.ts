/**
 * The book read by the rules: the state of the campaign as a plain fold over what counts, page by page.
 * Invariants: a pure function of book, rule set and keyring; replay never asks whether an order was legal;
 * a page is folded on a copy of its own, and what is published is never touched again.
 */
import { create } from 'mutative';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset, Mutable } from '../kernel/ruleset.ts';
import { empty, type Public } from '../kernel/table.ts';
import type { Book, Page } from '../log/book.ts';
import { type Bytes, type Hash, hash, unhex } from '../log/bytes.ts';
import { is } from '../log/entry.ts';
import type { Placed } from '../log/strikes.ts';
import { absencesIn, seatChangesIn } from './absences.ts';
import { foldEntry } from './effects.ts';
import type { Folded, FoldedPage, Reading } from './folded.ts';
import type { Keyring } from './keyring.ts';
import { due, openCalled, turnTo } from './orders.ts';
import type { Telling } from './telling.ts';

/** The fingerprint of what lies on the table: the same on every phone that reads the same. */
export const printOf = ({ table }: Folded): Hash => hash({ ...table });

export function reading(ruleset: AnyRuleset, ring: Keyring, book: Book): Reading {
  const all = new Map<Hash, Placed>();
  const opened = new Map<Seat, Bytes>();
  for (const { entries } of book.pages)
    for (const placed of entries) {
      all.set(placed.hash, placed);
      if (!is(placed.entry, 'books')) continue;
      const key = unhex(placed.entry.body.key, 32);
      if (key) opened.set(placed.entry.seat, key);
    }
  return {
    ruleset,
    ring,
    mending: book,
    absences: absencesIn(book),
    changes: seatChangesIn(book),
    find: (hash) => all.get(hash),
    opened,
  };
}

/** The table before the first entry. */
export function startOf({ ruleset, ring, opened }: Reading, { campaign, founding }: Book): Folded {
  const seats = founding.body.seats.map(({ id }) => id);
  const table = empty(ruleset.found(founding.body.options, seats)) as Public;
  const readable = seats.filter(
    (seat) => founding.body.books === 'open' || ring.seats.has(seat) || opened.has(seat),
  );
  const ledgers = Object.fromEntries(
    readable.map((seat) => [seat, ruleset.ledgers.start(seat, table.rules)]),
  );
  return { page: campaign, named: [], suggested: [], table, ledgers, intelligence: [], committed: {} };
}

/** A whole page at once, on a copy that this fold owns. */
export function foldPage(reading: Reading, before: Folded, { id, entries }: PageOf): FoldedPage {
  const draft = structuredClone(before) as Mutable<Folded>;
  const tellings: Telling[] = [];
  for (const _ of foldEach(reading, draft, { id, entries }, tellings));
  return { ...(draft as Folded), tellings };
}
type PageOf = Pick<Page, 'id' | 'entries'>;

/** Folds a page into a state that the fold owns, line by line; each is handed out before it is folded. */
export function* foldEach(
  reading: Reading,
  draft: Mutable<Folded>,
  { id, entries }: PageOf,
  tellings: Telling[],
): Generator<Placed> {
  const state = draft as Folded;
  const call = (): void => {
    for (let next = due(reading, state); next; next = due(reading, state))
      openCalled(reading, draft, state, next, tellings);
  };
  turnTo(draft, id);
  call();
  for (const placed of entries) {
    yield placed;
    foldEntry(reading, draft, state, placed, tellings);
    if (mayCall(placed)) call();
  }
}
/** Only what may change what lies on the table can make the rules call for something. */
const mayCall = ({ entry: { body } }: Placed): boolean =>
  body.kind === 'order' ||
  body.kind === 'answer' ||
  body.kind === 'reveal' ||
  body.kind === 'agree' ||
  body.kind === 'amend';

/** Canonical JSON nests without end, which is deeper than the library's own types can follow. */
const edit = create as unknown as <T>(base: T, change: (draft: T) => void) => T;

/** One more entry at the end of an open page: shares with the state before whatever it leaves alone. */
export function foldNext(reading: Reading, before: FoldedPage, placed: Placed): FoldedPage {
  const { tellings: told, ...start } = before;
  const tellings = [...told];
  let state: Folded = start;
  const step = (change: (draft: Mutable<Folded>, before: Folded) => void): void => {
    const from = state;
    state = edit(from, (draft) => change(draft as Mutable<Folded>, from));
  };
  step((draft, from) => foldEntry(reading, draft, from, placed, tellings));
  if (mayCall(placed))
    for (let next = due(reading, state); next; next = due(reading, state)) {
      const call = next;
      step((draft, from) => openCalled(reading, draft, from, call, tellings));
    }
  return { ...state, tellings };
}
