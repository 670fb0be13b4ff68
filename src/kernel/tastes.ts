/** How bots act: they say what they have a taste for, and the rest of an order comes from its own questions. */

import { openBy, questionOf } from './ahead.ts';
import { asked, type Said } from './asking.ts';
import type { Asking } from './asks.ts';
import type { Source } from './bot.ts';
import { byChance, type Likes } from './by-chance.ts';
import { type AnyGame, give, reach, stateOf } from './game.ts';
import type { Json } from './json.ts';
import type { Question, Seat } from './question.ts';

export const oneIn = (n: number, { source }: { readonly source: Source }): boolean => source(n) === 0;

/** Answers to a rule's questions that are not left to chance. */
export type Choices = (question: Question) => Json | undefined;

/**
 * Gives an order as its questions allow, beginning with what is said; refused, it counts the rule that refuses.
 * @param said arguments by name; the others are drawn among what is open, as the bot likes them
 * @returns whether it was given
 */
export function act(
  game: AnyGame,
  seat: Seat,
  id: string,
  said: Said = {},
  { likes = {}, choices }: { readonly likes?: Likes; readonly choices?: Choices } = {},
): boolean {
  const order = game.ruleset.orders[id];
  if (!order) throw new RangeError(`no order ${id}`);
  const asks = (): Asking<unknown> => order.asks(stateOf(game), seat, game.books.get(seat));
  const args = byChance(asks, game.source, said, likes);
  const { why, mind } = asked(asks(), (args ?? said) as Said);
  for (const { rule } of why ? [why] : mind) reach(game, rule);
  if (args === undefined) return false;
  give(game, seat, id, args as Json, choices);
  return true;
}

/** Whether nothing speaks against an order that begins so: nobody looks whether something can follow. */
export function mayBegin(game: AnyGame, seat: Seat, id: string, said: Said): boolean {
  const order = game.ruleset.orders[id];
  return order !== undefined && !asked(order.asks(stateOf(game), seat), said).why;
}

/** What an order's question of this name leaves open by itself, with what is said before it. */
export function openTo(game: AnyGame, seat: Seat, id: string, label: string, said?: Said): readonly Json[] {
  const order = game.ruleset.orders[id];
  const asks = (): Asking<unknown> => order?.asks(stateOf(game), seat) as Asking<unknown>;
  return order ? openBy(questionOf(asks, label, said)) : [];
}
