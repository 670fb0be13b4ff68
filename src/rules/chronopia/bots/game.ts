/** The table of a campaign of this rule set, as its bots see it. */
import { parse } from '../../../kernel/args.ts';
import type { Source } from '../../../kernel/bot.ts';
import { give, type Game as Played, reach, stateOf } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Question, Seat } from '../../../kernel/question.ts';
import type { Ledger } from '../ledger.ts';
import type { State } from '../state.ts';

export { type Given, give, reach, replay, start, stateOf } from '../../../kernel/game.ts';
export { ask, pick } from '../../../kernel/probing.ts';
export type Game = Played<State, Ledger>;

export const oneIn = (n: number, source: Source): boolean => source(n) === 0;

/** Bots mostly agree; now and then one does not. In the desert they find something to say. */
export const agreeable =
  ({ source }: Game, oftenNot = 12) =>
  ({ label }: Question): Json | undefined => {
    if (label === 'desert') return oneIn(2, source) ? 'Sandstorm' : '';
    return label.startsWith('agree/') ? (oneIn(oftenNot, source) ? 'refuse' : 'agree') : undefined;
  };

/** Gives an order only if the rules offer it, and counts what is minded. */
export function tryTo(game: Game, seat: Seat, id: string, args: Json, oftenNot = 12): boolean {
  const order = game.ruleset.orders[id];
  const parsed = order && parse(order.args, args);
  if (!order || !parsed?.ok) return false;
  const offer = order.offered(stateOf(game), seat, parsed.value);
  if (!offer.open) {
    reach(game, offer.rule);
    return false;
  }
  for (const { rule } of offer.mind ?? []) reach(game, rule);
  give(game, seat, id, args, agreeable(game, oftenNot));
  return true;
}
