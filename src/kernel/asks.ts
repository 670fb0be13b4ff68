/**
 * An order's arguments as questions, put to the player who gives it, on their own phone, before anything is written; never
 * logged. From one procedure come the form, the refusal, the task, the hints on the map and the bot's move.
 * Invariants: a label is the name of an argument. `against` is total, and reads nothing but the state and earlier answers; without it
 * all is open. `among` covers all that `against` lets through; only it and `suggest` may read the giver's ledger.
 */
import type { Json } from './json.ts';
import type { Remark } from './remark.ts';
import type { Text } from './text.ts';

/** What speaks against something; undefined where it is open. */
export type Why = Remark | undefined;

interface Put {
  /** What the giver is asked. */
  readonly text: Text;
}
/** One of some: a piece, a tile, an option; null where the argument may be left out. */
export interface Pick<T extends Json = Json> extends Put {
  readonly among: () => readonly T[];
  readonly against?: (one: T) => Why;
  /** Said where there is no candidate, or where not all are closed for the same rule. */
  readonly none: Remark;
  /** What a candidate without a name of its own is called; pieces, tiles and seats are called as everywhere else. */
  readonly called?: (one: T) => Text;
}
/** One of a few that the rules name. */
export interface Option<T extends string> extends Put {
  readonly among: readonly [T, ...T[]];
  readonly against?: (one: T) => Why;
  /** Said where not all are closed for the same rule; the first of their remarks, if it is left out. */
  readonly none?: Remark;
  readonly called?: (one: T) => Text;
}
export interface Whether extends Put {
  readonly against?: (yes: boolean) => Why;
  readonly none?: Remark;
  readonly called?: (yes: boolean) => Text;
  /** What comes first: no, if it is not said. */
  readonly usual?: () => boolean;
}
/** Some of them, in the order they were picked. */
export interface PickSome<T extends string = string> extends Put {
  readonly among: () => readonly T[];
  /** @param before those picked before it */
  readonly against?: (one: T, before: readonly T[]) => Why;
  /** May be left out where none has to be picked. */
  readonly none?: Remark;
  /** How many at least: one, if it is not said. */
  readonly least?: number;
}
export type Shares = { readonly [name: string]: number };
/** How much of something each of some gets. */
export interface Split extends Put {
  readonly among: () => readonly string[];
  /** What the steppers go to: a help, no rule. */
  readonly most: (name: string) => number;
  readonly against?: (shares: Shares) => Why;
  readonly suggest: () => Shares;
}
/** A document that has a page of its own: a drawn map, a muster roll, a plan. */
export interface Whole<T = Json> extends Put {
  readonly against?: (whole: T) => Why;
  /** One that can be given, where one is known without a player's work. */
  readonly suggest?: () => T | undefined;
  /** What may still be added to one that is put together piece by piece. */
  readonly more?: (soFar: T) => readonly Json[];
}
/** A whole number. */
export interface Count extends Put {
  readonly from: number;
  readonly to: number;
  readonly against?: (count: number) => Why;
}
/** A name, a letter. */
export interface Words extends Put {
  readonly against?: (words: string) => Why;
  readonly suggest?: () => string;
}
/** What no player is asked: the turn an order is given in, a seal, an id that the page makes. */
export interface Given<T extends Json = Json> {
  /** Where it follows from the state. */
  readonly value?: T;
  readonly against?: (one: T) => Why;
}
interface Kinds {
  readonly pick: Omit<Pick, 'none'> & { readonly none?: Remark };
  readonly some: PickSome;
  readonly split: Split;
  readonly whole: Whole;
  readonly count: Count;
  readonly words: Words;
  readonly given: Given;
}
/** A question as the runner meets it: its kind, and the argument it asks for. */
export type Ask = { [K in keyof Kinds]: { readonly ask: K; readonly label: string } & Kinds[K] }[keyof Kinds];
export type Step = Ask | { readonly shut: Remark } | { readonly mind: () => readonly Remark[] };
/** Gives the arguments once all is answered. */
// biome-ignore lint/suspicious/noExplicitAny: an answer's type depends on the question; the functions below give it
export type Asking<A> = Generator<Step, A, any>;

export function* pick<T extends Json>(label: string, put: Pick<T>): Asking<T> {
  return yield { ask: 'pick', label, ...put } as never;
}
export function* option<T extends string>(label: string, put: Option<T>): Asking<T> {
  return yield { ask: 'pick', label, ...put, among: () => put.among } as never;
}
/** Yes or no. */
export function* whether(label: string, { usual = () => false, ...put }: Whether): Asking<boolean> {
  const among = () => (usual() ? [true, false] : [false, true]);
  return yield { ask: 'pick', label, ...put, among } as never;
}
export function* pickSome<T extends string>(label: string, put: PickSome<T>): Asking<readonly T[]> {
  return yield { ask: 'some', label, ...put } as never;
}
export function* split(label: string, put: Split): Asking<Shares> {
  return yield { ask: 'split', label, ...put };
}
export function* whole<T>(label: string, put: Whole<T>): Asking<T> {
  return yield { ask: 'whole', label, ...put } as never;
}
/** Stands for all the arguments: they are one document, whose parts may be left out. */
export const ALL = '*';
export function* document<T>(put: Whole<T>): Asking<T> {
  return yield { ask: 'whole', label: ALL, ...put } as never;
}
export function* count(label: string, put: Count): Asking<number> {
  return yield { ask: 'count', label, ...put };
}
export function* words(label: string, put: Words): Asking<string> {
  return yield { ask: 'words', label, ...put };
}
export function* given<T extends Json>(label: string, put: Given<T>): Asking<T> {
  return yield { ask: 'given', label, ...put } as never;
}
/** A gate: nothing further is asked where one of these speaks against it; the first of them is the refusal. */
export function* unlessAny(...against: readonly (Remark | undefined | false)[]): Asking<void> {
  const found = against.find((remark) => remark);
  if (found) yield { shut: found };
}
/** What to mind, though it may be given. */
export function* minded(...mind: readonly Remark[]): Asking<void> {
  yield { mind: () => mind };
}
/** The same, reckoned only where it is read. */
export function* mindedLater(mind: () => readonly Remark[]): Asking<void> {
  yield { mind };
}
