/**
 * How bots look about without doing anything: at tasks and warnings, at what is offered and what is not, at orders for what is
 * gone. Advice is given, never thrown; each rule that speaks is counted as reached.
 */
import { parse } from './args.ts';
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
