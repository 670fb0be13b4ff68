/**
 * How bots look about without doing anything: at tasks and warnings, at what is offered and what is not, at orders for what is
 * gone. Advice is given, never thrown; each rule that speaks is counted as reached.
 */
import type { GenericSchema } from 'valibot';
import { parse } from './args.ts';
import { verdict } from './asking.ts';
import type { Ask } from './asks.ts';
import type { Source } from './bot.ts';
import { type AnyGame, reach, stateOf } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './question.ts';
import type { Remark } from './ruleset.ts';

/** One of several, by chance. @throws RangeError where there is nothing to pick from */
export function pick<T>(from: readonly T[], source: Source): T {
  const found = from[source(from.length)];
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}

/** Asks whether an order is offered, at all or with these arguments; what stands against it is heard. */
export function ask(game: AnyGame, seat: Seat, id: string, given?: Json): void {
  const order = game.ruleset.orders[id];
  const args = order && given !== undefined ? parse(order.args, given) : undefined;
  if (!order || args?.ok === false) return;
  const offer = order.offered(stateOf(game), seat, args?.value);
  if (!offer.open) reach(game, offer.rule);
  else for (const { rule } of offer.mind ?? []) reach(game, rule);
}

/** As many answers to one question are tried. */
const TRIED = 24;
/**
 * Tries an order as rash players would: at each of its questions some answers, open and closed, and one that does not exist.
 * What speaks against each is heard as the one who gives it would hear it; then it goes on from one that is open.
 * @param also what lies on the table and may not be among the answers: pieces, tiles, seats
 */
function tryOut(game: AnyGame, seat: Seat, id: string, also: readonly string[]): void {
  const order = game.ruleset.orders[id];
  if (!order) return;
  const asking = order.asks(stateOf(game), seat, game.books.get(seat));
  let answer: Json | undefined;
  for (let step = asking.next(); !step.done; step = asking.next(answer)) {
    const { value } = step;
    answer = undefined;
    if ('shut' in value) {
      reach(game, value.shut.rule);
      return;
    }
    if ('mind' in value) {
      for (const { rule } of value.mind()) reach(game, rule);
      continue;
    }
    const open = rashAnswers(value, game.source, strangersTo(order.args, value, also)).filter((one) => {
      const why = verdict(value, one);
      if (why) reach(game, why.rule);
      return !why;
    });
    if (open.length === 0) return;
    answer = pick(open, game.source);
  }
}
function rashAnswers(ask: Ask, source: Source, strangers: readonly Json[]): readonly Json[] {
  switch (ask.ask) {
    case 'pick':
    case 'some': {
      const all: readonly Json[] = ask.among();
      const some = all.length > TRIED ? Array.from({ length: TRIED }, () => pick(all, source)) : all;
      if (ask.ask === 'pick') return [...some, ...strangers];
      return [[], ...some.map((one) => [one]), all.filter(() => source(2) === 0), ...strangers];
    }
    case 'count':
      return [ask.from - 1, ask.from, ask.to, ask.to + 1, ask.from + source(Math.max(1, ask.to - ask.from))];
    case 'words':
      return [...new Set(['', `N${source(1_000_000)}`, ...(ask.suggest ? [ask.suggest()] : [])])];
    case 'given':
      return ask.value === undefined ? [] : [ask.value, ...strangers];
    case 'split':
    case 'whole': {
      const suggested = ask.suggest?.();
      return suggested === undefined ? [] : [suggested];
    }
  }
}
/** What is no answer, and yet of the shape of one: any app may write it. */
function strangersTo(args: object, { label }: Ask, also: readonly string[]): readonly Json[] {
  const entries = 'entries' in args ? (args.entries as { readonly [label: string]: GenericSchema }) : {};
  const { [label]: shape } = entries;
  const all: readonly Json[] = ['nobody', 'q99r99', null, 99, ...also];
  return shape ? all.flatMap((one) => [one, [one]]).filter((one) => parse(shape, one).ok) : [];
}

/** What is before a seat, in its book too. */
export function look(game: AnyGame, seat: Seat): void {
  const { ruleset, books } = game;
  const state = stateOf(game);
  for (const { rule } of ruleset.tasks(state, seat)) reach(game, rule);
  const book = books.get(seat);
  for (const { rule } of book === undefined ? [] : ruleset.ledgers.tasks(book, state)) reach(game, rule);
  ruleset.clock(state);
  ruleset.awaited(state);
}
/** Every order, as it stands. */
export function askForAll(game: AnyGame, seat: Seat): void {
  for (const id of Object.keys(game.ruleset.orders)) ask(game, seat, id);
}
/** Every order as it stands, and half of them as rash players would give them. @param also see `tryOut` */
export function tryAll(game: AnyGame, seat: Seat, also: readonly string[]): void {
  askForAll(game, seat);
  for (const id of Object.keys(game.ruleset.orders)) if (game.source(2) === 0) tryOut(game, seat, id, also);
}

/** An order for what is not there, by this seat or another. */
export type Ghost = readonly [order: string, args: Json, seat?: Seat];
/** Orders for what is no longer there, as they come after a strike: each is passed over, and says by which rule. */
export function callGhosts(game: AnyGame, seat: Seat, ghosts: readonly Ghost[]): void {
  for (const [id, given, who = seat] of ghosts) {
    const order = game.ruleset.orders[id];
    const args = order && parse(order.args, given);
    const applies = args?.ok ? order?.applies(stateOf(game), args.value, who) : true;
    if (applies !== true && applies !== undefined) reach(game, applies.rule);
  }
}
/** Changes that come too late: what finds nothing to change leaves the state as it is, and remarks on it. */
export function changeTooLate(
  game: AnyGame,
  state: unknown,
  changes: readonly { readonly type: string }[],
): void {
  for (const change of changes) {
    const { [change.type]: made } = game.ruleset.changes as {
      readonly [type: string]: (draft: unknown, change: unknown) => readonly Remark[] | undefined;
    };
    for (const { rule } of made?.(state, change) ?? []) reach(game, rule);
  }
}
/** A line that the book does not take. */
export function scribble(game: AnyGame, seat: Seat, line: Json): void {
  const book = game.books.get(seat);
  const takes = book === undefined ? true : game.ruleset.ledgers.check(book, line, stateOf(game));
  if (takes !== true) reach(game, takes.rule);
}
