/**
 * What a rule set is to the rest of Realmbook: one object of named things. Legality is advice when an order is written;
 * replay asks only whether the pieces an order names exist. Changes are total: they remark, they never throw.
 */
import type { GenericSchema } from 'valibot';
import { offeredBy } from './ahead.ts';
import type { Asking } from './asks.ts';
import type { AnyChart } from './chart.ts';
import type { Json } from './json.ts';
import type { Note, Procedure } from './procedure.ts';
import type { Rule, Seat } from './question.ts';
import type { Offer, Remark } from './remark.ts';
import type { Shape } from './shapes.ts';
import type { Text } from './text.ts';

export type { Offer, Remark } from './remark.ts';

/** Where an order stands when its brief is drawn up. */
export interface OrderContext {
  readonly seat: Seat;
  /** A fresh id, the same on every phone: pieces the order makes are called after it (`o3f9c…`, `o3f9c….2`). */
  readonly order: string;
  /** Given by agreement, where the rules do not offer it. */
  readonly agreed?: boolean;
}

/** One of two lines that began the same order without having seen each other. */
export interface Rival<A> {
  readonly seat: Seat;
  readonly args: A;
}

/** What a player may do: `A` its arguments, `B` the brief its procedure works from, both plain data. */
export interface Order<S, C, A = Json, B = Json> {
  readonly id: string;
  readonly rule: Rule;
  readonly title: Text;
  readonly args: GenericSchema<unknown, A>;
  /**
   * Its arguments as questions, put to the seat that gives it; `book`: that seat's ledger, on its own phone. Nothing is offered
   * that these close, and `offered` follows from them.
   */
  asks(state: S, seat: Seat, book?: unknown): Asking<Frozen<A>>;
  /** Whether it is offered now, and if not why not; with arguments, whether with just these. Advice. */
  offered(state: S, seat: Seat, args?: A): Offer;
  /** Whether the pieces it names exist: all that replay asks. */
  applies(state: S, args: A, seat: Seat): true | Remark;
  brief(state: S, args: A, at: OrderContext): B;
  run(brief: B): Procedure<C>;
  /** Draws out a secret: once another phone has it, it is taken back only by agreement. */
  readonly drawsSecret?: true;
  /**
   * One of a kind, though somebody must begin it: what tells one from another of its name. Two players who begin the same
   * without having seen each other's have begun one order, and the second changes nothing. The seat gives it: what two propose
   * to each other is one thing.
   */
  single?(args: A, seat: Seat): Json;
  /** The remark where the second request differs from the first: it names both. Absent: no remark. */
  rival?(stands: Rival<A>, other: Rival<A>): Text;
  /** What is asked for, where the arguments name the other player: two players who ask for the same have agreed. */
  means?(args: A, seat: Seat): Json;
}
/** An order whose types only its own file knows. */
// biome-ignore lint/suspicious/noExplicitAny: a table of orders mixes argument and brief types; each checks its own by schema
export type AnyOrder<S, C> = Order<S, C, any, any>;

/** An order as its file writes it: whether it is offered follows from its questions. */
export const order =
  <S, C>() =>
  <A, B>(made: Omit<Order<S, C, A, B>, 'offered'>): Order<S, C, A, B> => ({
    ...made,
    offered: (state, seat, args) => offeredBy(made.asks, state, seat, args),
  });
/** Arguments as questions give them: nobody writes to them. */
export type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;
/** Named functions that edit a draft of the state. What they cannot do they leave, and remark on. */
export type Changes<S, C extends { readonly type: string }> = {
  readonly [T in C['type']]: (
    draft: Mutable<S>,
    change: Extract<C, { readonly type: T }>,
    // biome-ignore lint/suspicious/noConfusingVoidType: most changes have nothing to remark
  ) => readonly Remark[] | void;
};
export type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** A phase or step. Who acts: each in turn, each at their own pace, all together, or the seats of one encounter. */
export interface Phase {
  readonly id: string;
  readonly title: Text;
  /** What is done in it, in a line. */
  readonly does?: Text;
  readonly icon: string;
  readonly runs: 'in-turn' | 'each' | 'together' | 'encounter';
  /** Ending it turns a page of the book. */
  readonly turnsPage?: true;
}

/** Where the campaign stands, for the head of every screen. */
export interface Clock {
  /** The stretch being played (`setup`, `season`, `winter`), what it is called now ("Third month"), and its year, if it has one. */
  readonly stage: string;
  readonly title: Text;
  readonly year?: number;
  /** Steps of the stage (months), which of them is now, and the phases of that step. */
  readonly steps: readonly Text[];
  readonly step: number;
  readonly phases: readonly string[];
  readonly phase: string;
  /** Seats in their order of play, and whose turn it is; undefined: everybody's. */
  readonly turns: readonly Seat[];
  readonly turn?: Seat;
}

export type Quiet = 'harms' | 'again' | 'rare' | 'agreed';

/** Something the rule set puts before a seat: a thing asked of it, an order it may give, or a warning. */
export interface Task {
  readonly kind: 'asked' | 'may' | 'mind';
  readonly rule: Rule;
  readonly title: Text;
  readonly why?: Text;
  readonly icon: string;
  /** What many tasks of this sort are called together: "Losses to strike off". */
  readonly together?: Text;
  /** The order that does it, with the arguments that are already settled. */
  readonly order?: { readonly id: string; readonly args?: Json };
  /** Nothing is left to choose: its order is given as it stands by one tap on these words ("Feed 2 banners"). */
  readonly ready?: Text;
  /** What is done, where the name of its order says another thing: "Take the tile" of a fight nobody disputes. */
  readonly deed?: Text;
  /** What its form is called beside `ready`, where it shows what is done and nothing is chosen in it. */
  readonly look?: Text;
  /** What the seat's own book must say for it; where it says no, its player only reads `else`. */
  readonly needs?: { readonly claim: string; readonly about: Json; readonly else: Text };
  /** It asks yes or no: the order that says no, and the words for it. */
  readonly no?: { readonly words: Text; readonly order: NonNullable<Task['order']> };
  /** Phases in which nothing is to be done: it passes them, and its card says so. */
  readonly passes?: readonly string[];
  /** What there is to mind stands in `why`: nobody is asked a second time. */
  readonly told?: true;
  /** Most turns do without it: ending the turn at once passes it over, and says so beforehand. */
  readonly optional?: true;
  /** It ends what is being done and leads on: offered last, and first once nothing else is asked. */
  readonly onward?: true;
  /** It ends what each does for themself, for all: those who have a phone of their own say first that they are ready. */
  readonly begins?: true;
  /** Any player does it once, for the whole table: it is nobody's own turn. */
  readonly anyone?: true;
  /** Open all the while and never what comes next: it stands apart, and nobody is kept by it. */
  readonly aside?: true;
  /** Why it is never the answer that stands out: it harms somebody, was done already, few want it, or it needs an agreement. */
  readonly quiet?: Quiet;
  /** It comes of the seat's own ledger, and waits for nobody else. */
  readonly book?: true;
  /** Of the seat's own book, and wanted before what the table asks of it: it stands on the card, before all else. */
  readonly first?: true;
  /** It is done in the seat's own book: a player who does not keep that book is not offered it. */
  readonly own?: true;
  /** A piece or tile it is about. */
  readonly about?: string;
  /** A write into the seat's own ledger that does it. */
  readonly write?: Json;
}

/** An order that the rules open themselves, because nobody has a choice in it: the roll for who goes first. */
export interface Call {
  readonly id: string;
  readonly args: Json;
  /** Whose order it is; absent: the table's. */
  readonly seat?: Seat;
}

/** One seat's secrets: a plain fold of public changes and its own writes. Only claims, tells and orders leave it. */
export interface Ledgers<S, C, L> {
  start(seat: Seat, state: S): L;
  /** After a public change took effect; `state` is as it then stands. */
  change(ledger: L, change: C, state: S): L;
  /** Whether a write makes sense, and what it does. A write that makes none is refused when written and skipped in replay. */
  check(ledger: L, write: Json, state: S): true | Remark;
  write(ledger: L, write: Json, state: S): L;
  /** What the ledger says of a claim; undefined when it cannot tell. */
  claim(ledger: L, claim: string, about: Json, state: S): Json | undefined;
  /** What the owner has to set right: "Banner 3 is gone". */
  tasks(ledger: L, state: S): readonly Task[];
  /** Warnings only the owner's book can give before an order of this kind, also where another player gives it. */
  minds?(ledger: L, order: string, state: S): readonly Remark[];
  /**
   * A task of the rules in the words of an owner who knows more than the table does (what is left of a chest); undefined where
   * it has nothing to tell them.
   */
  regards?(ledger: L, task: Task, state: S): Task | undefined;
}

/** What is settled in one way at a time, whichever orders could settle it: a battle is not fought twice. */
export interface Contests<S> {
  /** What an order with these arguments would settle; where they name nothing, all of this seat's that it may be about. */
  about(state: S, id: string, args: Json, seat: Seat): readonly string[];
  /** What an order under way is settling, by its brief. */
  held(id: string, brief: Json): string | undefined;
  /** Why no other order about it is given meanwhile. */
  why(state: S, what: string): Remark;
}

export interface Ruleset<S, C extends { readonly type: string }, L> {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  /** The rules before this version: campaigns that have not gone over to it are read by them (R20). Absent: no longer known. */
  // biome-ignore lint/suspicious/noExplicitAny: another version may have another state
  readonly before?: Ruleset<any, any, any>;
  /** What may be chosen at founding. */
  readonly options: GenericSchema<unknown, Json>;
  readonly seats: { readonly least: number; readonly most: number };
  readonly phases: readonly Phase[];
  readonly charts: readonly AnyChart[];
  found(options: Json, seats: readonly Seat[]): S;
  readonly orders: { readonly [id: string]: AnyOrder<S, C> };
  readonly changes: Changes<S, C>;
  /** What each change must look like, where players write it themselves. */
  readonly shapes: { readonly [T in C['type']]: Shape };
  clock(state: S): Clock;
  /** Whose "done" the page waits for. */
  awaited(state: S): readonly Seat[];
  /** The phase (id) one seat is in, where each goes on at its own pace; undefined: the phase of the clock. */
  phaseOf?(state: S, seat: Seat): string | undefined;
  /**
   * Orders that open by themselves now; each opens once, on every phone under the same name. Asked after every line that
   * may have changed the state, so it looks at little.
   */
  calls?(state: S): readonly Call[];
  readonly contests?: Contests<S>;
  /** What is before a seat now, most urgent first. */
  tasks(state: S, seat: Seat): readonly Task[];
  /** A note as a sentence of the chronicle. */
  sentenceOf(note: Note): Text;
  readonly ledgers: Ledgers<S, C, L>;
  /** What must hold of every state; names what does not. For bots and the audit, never in replay. */
  invariants(state: S): readonly string[];
}
// biome-ignore lint/suspicious/noExplicitAny: a caller that loads rule sets by name knows neither state nor changes nor ledger
export type AnyRuleset = Ruleset<any, any, any>;
