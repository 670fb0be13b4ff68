/**
 * A campaign played without phones: orders enacted and answered on one table, every seat's book kept beside it.
 * Pure: chance comes in as a source. What was given is recorded as it would stand in a log, so that it can be replayed.
 */
import { parse } from './args.ts';
import { bot, type Source } from './bot.ts';
import { heard } from './heard.ts';
import type { Json } from './json.ts';
import type { Note } from './procedure.ts';
import type { Question, Seat } from './question.ts';
import type { Mutable, Ruleset } from './ruleset.ts';
import {
  type AnswerEntry,
  empty,
  enact,
  type Flag,
  type Move,
  type OrderEntry,
  type Public,
  respond,
  take,
} from './table.ts';

export type Given =
  | { readonly order: Omit<OrderEntry, 'answers'> }
  | { readonly answer: AnswerEntry }
  | { readonly write: { readonly seat: Seat; readonly write: Json } };
// biome-ignore lint/suspicious/noExplicitAny: a game hands changes from orders to books and never looks inside
type Rules<S, L> = Ruleset<S, any, L>;
// biome-ignore lint/suspicious/noExplicitAny: a caller that only gives orders need not know what they are about
export type AnyGame = Game<any, any>;
export interface Game<S = unknown, L = unknown> {
  readonly ruleset: Rules<S, L>;
  /** What it was founded with. */
  readonly options: Json;
  readonly table: Mutable<Public<S>>;
  readonly books: Map<Seat, L>;
  readonly source: Source;
  /** Every rule that was noted, asked, told or flagged, and how often. */
  readonly reached: Map<string, number>;
  /** What was given, if it is recorded. */
  readonly record: Given[] | undefined;
  /** Every note, if the campaign is recorded. */
  readonly notes: Note[] | undefined;
  readonly counts: { orders: number; answers: number; tells: number };
  readonly faults: string[];
}

export function start<S, L>(
  ruleset: Rules<S, L>,
  options: Json,
  seats: readonly Seat[],
  source: Source,
  recording = false,
): Game<S, L> {
  const state = ruleset.found(options, seats);
  return {
    ruleset,
    options,
    table: empty(state) as unknown as Mutable<Public<S>>,
    books: new Map(seats.map((seat) => [seat, ruleset.ledgers.start(seat, state)])),
    source,
    reached: new Map(),
    record: recording ? [] : undefined,
    notes: recording ? [] : undefined,
    counts: { orders: 0, answers: 0, tells: 0 },
    faults: [],
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the books do not matter here
export const stateOf = <S>({ table }: Game<S, any>): S => table.rules as unknown as S;

export const reach = (game: AnyGame, rule: string): void =>
  void game.reached.set(rule, (game.reached.get(rule) ?? 0) + 1);

/**
 * Gives an order and answers whatever it asks; what `choices` does not say is left to chance.
 * @param override why the table agrees to it, where the rules do not offer it
 */
export function give(
  game: AnyGame,
  seat: Seat,
  id: string,
  args: Json,
  choices: (question: Question) => Json | undefined = () => undefined,
  override?: string,
): Move {
  const { ruleset, table, source, counts } = game;
  const entry = `${(++counts.orders).toString(36).padStart(6, '0')}x`;
  const order = { entry, seat, id, args, ...(override === undefined ? {} : { override }) };
  game.record?.push({ order });
  const chance = bot(source);
  let move = enact(ruleset, table, order);
  while (move.open) {
    const { open } = move;
    const asked = move.asked.filter(({ label }) => !Object.hasOwn(open.answers, label));
    const answers = { ...open.answers };
    let last: AnswerEntry | undefined;
    for (const question of asked) {
      if (last) answers[last.label] = { value: last.value };
      const value = choices(question) ?? claimed(game, question) ?? chance(question).value;
      last = { entry: `${entry}.${++counts.answers}`, order: entry, label: question.label, value };
      game.record?.push({ answer: last });
    }
    const next = last && respond(ruleset, { ...table, open: [{ ...open, answers }] }, last);
    if (!next) throw new Error(`${id} is stuck`);
    move = next;
  }
  carryOut(game, move);
  return move;
}

/** What a seat's book says to a declaration. */
function claimed(game: AnyGame, question: Question): Json | undefined {
  if (question.ask !== 'declare') return undefined;
  const book = game.books.get(question.by);
  const said = book && game.ruleset.ledgers.claim(book, question.claim, question.about, stateOf(game));
  if (said === undefined) game.faults.push(`${question.by} cannot declare ${question.claim}`);
  return said;
}

/** What taking a move remarks; what cannot be taken is a fault of the rules. */
function taken({ ruleset, table, faults }: AnyGame, move: Move): readonly Flag[] {
  try {
    return take(ruleset, table, move, { order: move.order });
  } catch (problem) {
    faults.push(`${move.order}: ${problem}`);
    return [];
  }
}

/** @returns what taking it remarked */
function carryOut(game: AnyGame, move: Move): readonly Flag[] {
  const { ruleset, books, counts } = game;
  game.notes?.push(...move.notes);
  for (const { rule } of [...move.notes, ...move.asked, ...move.tells]) reach(game, rule);
  const flags = taken(game, move);
  for (const { kind, rule, why } of flags) {
    reach(game, rule);
    if (kind !== 'overridden') game.faults.push(`${kind} ${rule}: ${why.say}`);
  }
  if (!move.done) return flags;
  const state = stateOf(game);
  for (const [seat, book] of books) {
    let now = book;
    for (const change of move.changes) now = ruleset.ledgers.change(now, change, state);
    if (now !== book) books.set(seat, now);
  }
  for (const { from, claim, about } of move.tells) {
    counts.tells++;
    const book = books.get(from);
    if (book && ruleset.ledgers.claim(book, claim, about, state) === undefined)
      game.faults.push(`${from} cannot tell ${claim}`);
  }
  return flags;
}

/** An owner's entry in their own book. */
export function write(game: AnyGame, seat: Seat, entry: Json): void {
  const { ledgers } = game.ruleset;
  const book = game.books.get(seat);
  if (!book) return;
  const makesSense = ledgers.check(book, entry, stateOf(game));
  if (makesSense !== true) game.faults.push(`${makesSense.rule}: ${makesSense.why.say}`);
  game.books.set(seat, ledgers.write(book, entry, stateOf(game)));
  game.record?.push({ write: { seat, write: entry } });
}

/** Gives an order only if the rules offer it. */
export function offer(
  game: AnyGame,
  seat: Seat,
  id: string,
  args: Json,
  choices?: Parameters<typeof give>[4],
): boolean {
  const made = game.ruleset.orders[id];
  const parsed = made && parse(made.args, args);
  if (!parsed?.ok || !made?.offered(stateOf(game), seat, parsed.value).open) return false;
  give(game, seat, id, args, choices);
  return true;
}

export interface Replayed<S = unknown, L = unknown> extends Game<S, L> {
  /** What the table heard of an order, at the line of the record that finished it. */
  readonly heard: readonly (readonly string[])[];
}
/** What is made of a line of a record as it is played again. */
type Listener = (move: Move, flags: readonly Flag[], at: number) => void;
/** Plays a record again, as a phone that was away would. */
export function replay<S, L>(
  ruleset: Rules<S, L>,
  options: Json,
  seats: readonly Seat[],
  record: readonly Given[],
  listen: Listener = () => {},
): Game<S, L> {
  const game = start(ruleset, options, seats, () => 0, true);
  for (const [at, given] of record.entries()) {
    if ('write' in given) {
      write(game, given.write.seat, given.write.write);
      continue;
    }
    const { table } = game;
    const move =
      'order' in given ? enact(ruleset, table, given.order) : respond(ruleset, table, given.answer);
    if (move) listen(move, carryOut(game, move), at);
  }
  return game;
}
/** The same with what the table heard, spelt out. It takes a tenth longer. */
export function replayAloud<S, L>(
  ruleset: Rules<S, L>,
  options: Json,
  seats: readonly Seat[],
  record: readonly Given[],
): Replayed<S, L> {
  const all: (readonly string[])[] = record.map(() => []);
  const game = replay(ruleset, options, seats, record, (move, flags, at) => {
    if (move.done) all[at] = heard(move, flags);
  });
  return { ...game, heard: all };
}

/** How a rule set's bots play a campaign: to its end, or as long as they are told. */
export interface Length {
  readonly players: number;
  readonly seed: number;
  /** Campaign turns, whatever the rule set calls them; or years, where it has years. Neither: to the end. */
  readonly turns?: number;
  readonly years?: number;
  /** Whether the game keeps what was given, to be played again. */
  readonly recording?: boolean;
}
export interface Simulation {
  /** Every rule by its id: what no campaign reached is reported. */
  readonly rules: readonly string[];
  /** Every note its chronicle has a sentence for: recorded campaigns tell them all. */
  readonly told?: readonly string[];
  play(length: Length): { readonly game: AnyGame; readonly failures: readonly string[] };
}
