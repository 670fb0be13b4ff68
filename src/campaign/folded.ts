/** What the fold makes of the book, and what it works with. */
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/question.ts';
import type { AnyRuleset } from '../kernel/ruleset.ts';
import type { Owed, Public } from '../kernel/table.ts';
import type { Book } from '../log/book.ts';
import type { Bytes, Hash } from '../log/bytes.ts';
import type { Placed } from '../log/placed.ts';
import type { SeatChange } from '../log/roster.ts';
import type { Absence } from './absences.ts';
import type { Keyring } from './keyring.ts';
import type { Telling } from './telling.ts';

/** Something this phone was told, with the day it was true. */
export interface Intelligence {
  readonly key: string;
  readonly to: Seat;
  readonly from: Seat;
  readonly claim: string;
  readonly about: Json;
  readonly value: Json;
  readonly at: Json;
}
/** An order that is called by page and kind, and not by the line that began it: the same one on phones apart. */
export interface Named {
  readonly order: Hash;
  readonly id: string;
  readonly seat: Seat;
  /** What tells it from others of its id, and its place among those that are the same. */
  readonly key: Json;
  readonly finished: number;
  readonly args: Json;
  /** The rules opened it. */
  readonly called: boolean;
  /** The lines that began it or asked for it again. */
  readonly lines: readonly Hash[];
}
/** A roll for somebody else's die: nothing until one who is entitled to it takes it. */
export interface Suggestion {
  readonly entry: Hash;
  readonly order: Hash;
  readonly label: string;
  readonly seat: Seat;
  readonly value: Json;
  readonly how: string;
}
export interface Folded {
  /** The line at which this phone ran out of stack or memory: nothing from there on is read here, and nothing is written. */
  readonly stopped?: Hash;
  /** This app does not have the rules of the page reached: what lies here is not how it lay there. */
  readonly unread?: true;
  /** The page reached. */
  readonly page: Hash;
  /** Named orders of this page, and those of earlier ones that still ask. */
  readonly named: readonly Named[];
  /** Rolls suggested to their owners, of orders that still ask. */
  readonly suggested: readonly Suggestion[];
  readonly table: Public;
  readonly ledgers: { readonly [seat: Seat]: unknown };
  readonly intelligence: readonly Intelligence[];
  /** Words owed to this phone that were told so that it could not open them: for it they are owed still. */
  readonly unpaid?: readonly Owed[];
  /** Commitments not yet opened, by order/label, and who made them. */
  readonly committed: { readonly [key: string]: { readonly entry: Hash; readonly seat: Seat } };
}
export interface FoldedPage extends Folded {
  readonly tellings: readonly Telling[];
}
type Corrections = Pick<
  Book,
  'struck' | 'corrected' | 'amended' | 'actedBy' | 'rivals' | 'forfeits' | 'inPast' | 'together'
>;
/** What a fold works with, besides what it folds. */
export interface Reading {
  /** The rules of the page that is being read. */
  readonly ruleset: AnyRuleset;
  readonly newest: AnyRuleset;
  /** Those of a page by its id; undefined where this app does not have them. */
  readonly rules: (page: Hash) => AnyRuleset | undefined;
  /** Hears of each order that a line gives, and may ask whether it is legal as written; replay itself never asks. */
  readonly judge?: (order: Hash, legal: () => boolean) => void;
  readonly book: Book;
  readonly ring: Keyring;
  readonly corrections: Corrections;
  /** Where stand-ins began and ended. */
  readonly absences: ReadonlyMap<Hash, readonly Absence[]>;
  /** What became of held seats, by the line that brought it about. */
  readonly changes: ReadonlyMap<Hash, readonly SeatChange[]>;
  /** Any entry that counts, by its hash. */
  readonly find: (hash: Hash) => Placed | undefined;
  /** Hears what the rules charge to a book: whether the book could take it. */
  readonly charged?: (seat: Seat, taken: boolean) => void;
  /** Ledger keys that were published. */
  readonly opened: ReadonlyMap<Seat, readonly Bytes[]>;
}
